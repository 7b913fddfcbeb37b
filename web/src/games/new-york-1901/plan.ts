/** The board's projection on a narrow screen: nearly a plan, seen from the south, so that its squares are as large as they can be. */
import { Iso, type Point } from "../../toolkit/iso";

const EAST: Point = [28, 2.5];
const SOUTH: Point = [-4, 39];

export class Plan extends Iso {
  constructor() {
    super(EAST[0], EAST[1] / EAST[0], 6);
  }

  override at(x: number, y: number, z = 0): Point {
    return [x * EAST[0] + y * SOUTH[0], x * EAST[1] + y * SOUTH[1] - z * this.floor];
  }
}
