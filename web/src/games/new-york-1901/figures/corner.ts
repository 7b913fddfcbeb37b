/** A piece of the map for the figures. */
import type { Cell } from "../../../toolkit/shapes";

export interface House {
  cells: Cell[];
  owner: number;
  metal: string;
  points?: number;
  /** The one that is being built. */
  new?: boolean;
}
export interface Corner {
  width: number;
  depth: number;
  lots: { district: string; cells: Cell[] }[];
  buildings: House[];
  workers?: Cell[];
}
