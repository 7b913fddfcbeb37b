/** What goes over the wire. The types are written from the server's own structs at build time. */
export type * from "../generated/protocol";
