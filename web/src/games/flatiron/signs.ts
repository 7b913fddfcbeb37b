/** Outlines that several parts of the table draw, around their middle; about 20 high. */
export const SHIELD = "M-9-9H9V2C9 7 3 9 0 10C-3 9-9 7-9 2Z";
export const PAPER = "M-7-8H7V8H-7ZM-4-4.500H4M-4-1H4M-4 2.500H4";
export const TILE = "M-8 0H-5V8H-8ZM-4 0L-1-8C2-8 2-5 1-2H6C8-2 8 0 7 2L5 7C4 8 4 8 3 8H-4Z";
export const THUMB = "M-10-1H-6V9H-10ZM-5-1L-1-9C2-9 2-6 1-3H7C9-3 9 0 8 2L6 8C5 9 4 9 3 9H-5Z";
export const STAR = "M0-9L2.600-3L9-2.600L4 1.600L5.700 8L0 4.500L-5.700 8L-4 1.600L-9-2.600L-2.600-3Z";
export const CARDS = "M-8-6H3V9H-8ZM-5-6V-9H6V6H3";
export const SWAP = "M-9-3.500H6M2-7.500L6.500-3.500L2 .5M9 4.500H-6M-2 .5L-6.500 4.500L-2 8.500";
export const STEP = "M-8 0H7M1.500-5.500L7.500 0L1.500 5.500";

/** Up or down, beside a number: more than its colour says it. */
export const arrowhead = (up: boolean): string => (up ? "M-4 3H4L0-4Z" : "M-4-3H4L0 4Z");
