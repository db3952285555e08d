/** Our own shapes for what else lies beside a unit: paths on a box of 24 by 24, y down, to be filled (nonzero). */
export const markIcons = {
  engaged: 'M3 1L12 10L21 1L23 3L14 12L23 21L21 23L12 14L3 23L1 21L10 12L1 3Z',
  objective: 'M12 1L14.9 8.6L23 9L16.7 14.1L18.8 22L12 17.5L5.2 22L7.3 14.1L1 9L9.1 8.6Z',
  faceupDamage: 'M12 1L14 8L20 4L16 10L23 12L16 14L20 20L14 16L12 23L10 16L4 20L8 14L1 12L8 10L4 4L10 8Z',
} as const;
