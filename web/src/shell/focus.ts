/** Keeps the focus inside a list whose entries come and go: when the focused one vanishes, the first one gets it. */
export function keepFocus(root: HTMLElement): { destroy(): void } {
  let inside = false;
  const enter = (): void => void (inside = true);
  const leave = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && !root.contains(event.relatedTarget)) inside = false;
  };
  const watch = new MutationObserver(() => {
    if (inside && document.activeElement === document.body) root.querySelector<HTMLElement>("button")?.focus();
  });
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", enter);
  root.addEventListener("focusout", leave);
  return {
    destroy() {
      watch.disconnect();
      root.removeEventListener("focusin", enter);
      root.removeEventListener("focusout", leave);
    },
  };
}
