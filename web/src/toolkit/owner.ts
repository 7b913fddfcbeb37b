/** A player is a colour, a pattern and a letter. Numbers 0 to 3; what belongs to nobody is of stone. */
export const OWNERS = [0, 1, 2, 3] as const;
const LETTERS = ["A", "B", "C", "D"];

export function letter(owner: number | null): string {
  return owner === null ? "·" : LETTERS[owner % 4];
}
