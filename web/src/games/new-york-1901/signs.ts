/** The sign of each district: it tells them apart without colour and in every language. */
export const SIGNS: Record<string, string> = {
  red: "M0-5.500L5 0L0 5.500L-5 0Z",
  blue: "M-4.600 0A4.600 4.600 0 1 1 4.600 0A4.600 4.600 0 1 1 -4.600 0Z",
  green: "M0-5.200L5.400 4.200H-5.400Z",
  yellow: "M-4.300-4.300H4.300V4.300H-4.300Z",
  pink: "M-1.800-5.200H1.800V-1.800H5.200V1.800H1.800V5.200H-1.800V1.800H-5.200V-1.800H-1.800Z",
};
