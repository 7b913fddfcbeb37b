/** The one explanation that is open: on hover, focus or long press of anything that has one. */
class Tip {
  anchor: Element | null = $state.raw(null);
  text = $state("");
  /** Why it cannot be chosen now. */
  reason = $state("");

  show(anchor: Element, text: string, reason = ""): void {
    this.anchor = anchor;
    this.text = text;
    this.reason = reason;
  }

  /** The position changed: what was told may no longer hold, and must not cover what is new. */
  outdate(): void {
    this.hide();
  }

  hide(anchor?: Element): void {
    if (anchor === undefined || this.anchor === anchor) this.anchor = null;
  }
}

export const tip = new Tip();

/** Gives an element an explanation: `use:explain={text}`. */
export function explain(node: Element, text: string): { update(next: string): void; destroy(): void } {
  let now = text;
  let pressed: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    if (now) tip.show(node, now);
  };
  const close = (): void => {
    clearTimeout(pressed);
    tip.hide(node);
  };
  const down = (event: Event): void => {
    if ((event as PointerEvent).pointerType === "touch") pressed = setTimeout(open, 450);
  };
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== "touch") open();
  };
  const listeners: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", close],
    ["pointerdown", down],
    ["focusin", open],
    ["focusout", close],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update(next) {
      now = next;
      if (tip.anchor === node) tip.text = next;
    },
    destroy() {
      queueMicrotask(close); // not while the page is being drawn
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    },
  };
}
