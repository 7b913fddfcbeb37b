/** What a finger means: things that can be chosen reach at least 22 px around their middle, even where they are drawn smaller. */
const REACH = 22;

/** The thing that can be chosen nearest to where a finger came down, if it is within reach. */
export function nearest(root: Element, { clientX, clientY }: { clientX: number; clientY: number }): SVGElement | null {
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const node of root.querySelectorAll<SVGElement>(".target.live, .target.chosen")) {
    const box = (node.querySelector("[data-spot]") ?? node).getBoundingClientRect();
    const far = Math.max(away(clientX, box.left, box.right), away(clientY, box.top, box.bottom));
    const middle = Math.hypot(clientX - box.left - box.width / 2, clientY - box.top - box.height / 2);
    if (far <= 0 && middle < least) [best, least] = [node, middle];
  }
  return best;
}

/** How far a place lies outside of a span that is at least twice the reach wide. */
function away(at: number, from: number, to: number): number {
  const middle = (from + to) / 2;
  return Math.abs(at - middle) - Math.max(REACH, (to - from) / 2);
}
