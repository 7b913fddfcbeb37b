/** Zoom and pan of a stage, in the units of its drawing. */
type Box = [x: number, y: number, width: number, height: number];
const MOST = 4;
const SLIP = 7; // pixels that a finger may move and still mean a tap

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = 0;

  reset(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Zooms towards the middle. */
  zoom(factor: number, [x, y, width, height]: Box): void {
    this.#towards(factor, x + width / 2, y + height / 2);
  }

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    event.preventDefault();
    const at = this.#inside(svg, event.clientX, event.clientY);
    this.#towards(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), at.x, at.y);
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#moved = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#moved += Math.hypot(after.x - before.x, after.y - before.y);
    if (other) {
      const grown = Math.hypot(after.x - other.x, after.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      const middle = this.#inside(svg, (after.x + other.x) / 2, (after.y + other.y) / 2);
      this.#towards(grown, middle.x, middle.y);
    } else if (this.scale > 1 && this.#moved > SLIP) {
      const a = this.#inside(svg, before.x, before.y);
      const b = this.#inside(svg, after.x, after.y);
      this.x += b.x - a.x;
      this.y += b.y - a.y;
    }
    this.#fingers.set(event.pointerId, after);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** A drag that ends on a target is no click. */
  swallow(event: MouseEvent): void {
    if (this.#moved > SLIP && event.detail > 0) event.stopPropagation();
    this.#moved = 0;
  }

  #towards(factor: number, x: number, y: number): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const real = scale / this.scale;
    this.x = x - (x - this.x) * real;
    this.y = y - (y - this.y) * real;
    this.scale = scale;
    if (scale === 1) this.reset();
  }

  #inside(svg: SVGSVGElement, x: number, y: number): DOMPoint {
    return new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
  }
}
