export type Millimetres = number;
export type SquareMillimetres = number;
/** Clockwise from +y where it is a heading. */
export type Degrees = number;
