/** Pointing at a target: click, Enter, hover, focus, long press. What cannot be chosen says why. */
import type { Play } from "./play.svelte";
import { tip } from "./tip.svelte";

interface Aim {
  id: string;
  play: Play;
  /** What it is: shown on hover, focus and long press. */
  label: string;
  /** While it can be chosen the board itself shows what it means: nothing is written over it. */
  quiet?: boolean;
}

const LONG_PRESS = 450;

export function aim(node: HTMLElement | SVGElement, options: Aim): { update(next: Aim): void; destroy(): void } {
  let now = options;
  let pressed: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const dead = () => !now.play.active || ["dead", "other"].includes(now.play.select.state(now.id));

  async function explain(): Promise<void> {
    const { id, play, label, quiet } = now;
    if (quiet && !held && !dead()) return tip.hide();
    tip.show(node, label);
    if (!play.active || !dead()) return;
    const reason = await play.why(id);
    if (reason && tip.anchor === node) tip.show(node, label, reason);
  }

  function enter(event: Event): void {
    // the focus that is handed on when something vanishes is not a wish to look at the next thing
    if (event.type === "focus" && !node.matches(":focus-visible")) return;
    now.play.select.hover = now.id;
    if (event instanceof PointerEvent && event.pointerType === "touch") return;
    void explain();
  }

  function leave(): void {
    clearTimeout(pressed);
    if (now.play.select.hover === now.id) now.play.select.hover = null;
    tip.hide(node);
  }

  function down(event: Event): void {
    held = false;
    if ((event as PointerEvent).pointerType !== "touch") return;
    pressed = setTimeout(() => {
      held = true;
      void explain();
    }, LONG_PRESS);
  }

  function click(event: Event): void {
    clearTimeout(pressed);
    if (held) {
      held = false;
      event.preventDefault();
      return;
    }
    if (!now.play.active) return;
    if (now.play.select.state(now.id) === "dead") void explain();
    else {
      tip.hide(node);
      if (!now.play.gesture?.(now.id)) now.play.select.pick(now.id);
    }
  }

  function key(event: Event): void {
    const { key } = event as KeyboardEvent;
    if (node instanceof SVGElement && (key === "Enter" || key === " ")) {
      event.preventDefault();
      click(event);
    }
  }

  const listeners: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["pointerdown", down],
    ["pointercancel", leave],
    ["focus", enter],
    ["blur", () => queueMicrotask(leave)], // a thing that vanishes loses the focus while the page is being drawn
    ["click", click],
    ["keydown", key],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update: (next) => (now = next),
    destroy: () => {
      queueMicrotask(leave); // not while the page is being drawn
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    },
  };
}
