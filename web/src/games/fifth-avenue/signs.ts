/** The signs of suits and shops: what is told by colour is told by shape, too. */
export const EMBLEMS: Record<string, string> = {
  violet: "M0-5.500L5.500 0L0 5.500L-5.500 0Z",
  green: "M0-5L5.400 4.200H-5.400Z",
  grey: "M-4.300-4.300H4.300V4.300H-4.300Z",
  brown: "M-4.800 0A4.800 4.800 0 1 0 4.800 0A4.800 4.800 0 1 0-4.800 0Z",
  orange: "M0-6L1.600-1.900L5.700-1.900L2.500.8L3.600 5L0 2.500L-3.600 5L-2.500.8L-5.700-1.900L-1.600-1.900Z",
  black: "M-1.700-5.200H1.700V-1.700H5.200V1.700H1.700V5.200H-1.700V1.700H-5.200V-1.700H-1.700Z",
};

export const SHOPS: Record<string, string> = {
  boutique: "M-4.500-9L-1.800-6H1.800L4.500-9L6.500-6L3.400-1L8 9H-8L-3.400-1L-6.500-6Z",
  jeweller: "M-5.500-7H5.500L9.500-2L0 9L-9.500-2ZM-6.500-1.400H6.500L0 6Z",
  gallery: "M-9-8H9V8H-9ZM-6-5V5H6V-5ZM-5 4L-1.500-1.500L.8 1L2.500-.8L5 4Z",
  perfumery: "M-2-10H2V-6.500H-2ZM-3.500-5.500H3.500V-4L7.500-1V9H-7.500V-1L-3.500-4ZM-4.500 2.500V6.500H4.500V2.500Z",
};

/** A small house, its foot at the origin. */
export const HOUSE = "M-4 0V-6L0-9.500L4-6V0Z";
