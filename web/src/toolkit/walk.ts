/** Arrow keys walk from target to target by where they lie; the container is one stop of the Tab key. */
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const targets = (root: Element): (HTMLElement | SVGElement)[] => [...root.querySelectorAll<SVGElement>("[data-target]")];
const usable = (node: Element): boolean => node.getAttribute("aria-disabled") !== "true";

/** What goes on from what is chosen; where nothing does, whatever can be chosen anew. */
function choices(all: Element[]): Element[] {
  const live = all.filter((node) => node.matches(".live"));
  return live.length > 0 ? live : all.filter(usable);
}

function middle(node: Element): [number, number] {
  const spot = node.querySelector("[data-spot]") ?? node;
  const { left, top, width, height } = spot.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest target in a direction; what lies off the straight way counts as further. */
function next(from: Element, all: Element[], [dx, dy]: [number, number]): Element | null {
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const node of all) {
    if (node === from) continue;
    const [nx, ny] = middle(node);
    const along = (nx - x) * dx + (ny - y) * dy;
    const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
    const far = along + aside * 2.2;
    if (along > 3 && aside < along * 2.5 && far < least) [best, least] = [node, far];
  }
  return best;
}

export function walk(root: Element): { destroy(): void } {
  let home: Element | null = null;
  let focused: Element | null = null;

  function settle(node: Element): void {
    if (home !== node) home?.setAttribute("tabindex", "-1");
    node.setAttribute("tabindex", "0");
    home = node;
  }

  /** Keeps exactly one stop for the Tab key, on something that can be chosen if there is such a thing. */
  function refresh(): void {
    if (home?.isConnected && (root.contains(document.activeElement) || usable(home))) return;
    const all = targets(root);
    const best = choices(all)[0] ?? all[0];
    if (best) settle(best);
    if (focused && !focused.isConnected && document.activeElement === document.body) (best as HTMLElement | undefined)?.focus();
  }

  function key(event: Event): void {
    const { key } = event as KeyboardEvent;
    const from = (event.target as Element).closest("[data-target]");
    if (!from || (event as KeyboardEvent).altKey || (event as KeyboardEvent).ctrlKey) return;
    const all = targets(root);
    let to: Element | null = null;
    if (key in WAYS) to = next(from, all, WAYS[key]);
    else if (key === "Home") to = all[0];
    else if (key === "End") to = all.at(-1) ?? null;
    else if (key === "n" || key === "N") to = after(from, choices(all), all, key === "N");
    else return;
    event.preventDefault();
    if (to) (to as HTMLElement).focus();
  }

  /** The next target that can be chosen, in reading order. */
  function after(from: Element, live: Element[], all: Element[], back: boolean): Element | null {
    const here = all.indexOf(from);
    const ahead = live.filter((node) => (back ? all.indexOf(node) < here : all.indexOf(node) > here));
    return (back ? ahead.at(-1) ?? live.at(-1) : ahead[0] ?? live[0]) ?? null;
  }

  const enter = (event: Event): void => {
    const node = (event.target as Element).closest("[data-target]");
    if (node) settle(node);
    focused = node;
  };
  const leave = (event: Event): void => {
    if ((event as FocusEvent).relatedTarget) focused = null;
  };
  const watch = new MutationObserver(refresh);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-disabled"] });
  root.addEventListener("keydown", key);
  root.addEventListener("focusin", enter);
  root.addEventListener("focusout", leave);
  refresh();
  return {
    destroy() {
      watch.disconnect();
      root.removeEventListener("keydown", key);
      root.removeEventListener("focusin", enter);
      root.removeEventListener("focusout", leave);
    },
  };
}
