/** Hands a link on: by the device's own sheet where there is one, else into the clipboard. */
export async function share(url: string): Promise<boolean> {
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url });
    else await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
