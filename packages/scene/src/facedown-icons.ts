/** A dial and a card with their backs up: paths on a box of 24 by 24, y down, to be filled (nonzero). */
export const facedownIcons = {
  dial: 'M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1ZM12 3.4A8.6 8.6 0 1 0 12 20.6A8.6 8.6 0 1 0 12 3.4ZM12 8.6A3.4 3.4 0 1 1 12 15.4A3.4 3.4 0 1 1 12 8.6Z',
  card: 'M5 1H19V23H5ZM7.4 3.4V20.6H16.6V3.4ZM12 7L15 12L12 17L9 12Z',
} as const;
