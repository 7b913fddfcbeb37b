/** Hands a link on: by the device's own sheet where there is one, else into the clipboard. */
export async function share(url: string): Promise<boolean> {
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url });
    else if (navigator.clipboard) await navigator.clipboard.writeText(url);
    else return copy(url);
    return true;
  } catch {
    return false;
  }
}

/** Over plain http, as in a house, a browser offers neither sheet nor clipboard: only what is selected can be copied. */
function copy(text: string): boolean {
  const button = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr";
  (button?.parentElement ?? document.body).append(field); // within an open dialog, where nothing else can be selected
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  button?.focus();
  return done;
}

/** Whether an address leads nowhere but to the machine it is opened on. */
export function onlyHere(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}
