import type { AttackFace, DefenseFace } from '../catalogue/index.ts';

/** Our own shapes for die faces: paths on a box of 24 by 24, y down, to be filled (nonzero). */
export const dieFaceIcons: Readonly<Record<AttackFace | DefenseFace, string>> = {
  hit: 'M12 1L14.8 9.2L23 12L14.8 14.8L12 23L9.2 14.8L1 12L9.2 9.2Z',
  critical:
    'M12 0L14.3 6.4L20.5 3.5L17.6 9.7L24 12L17.6 14.3L20.5 20.5L14.3 17.6L12 24L9.7 17.6L3.5 20.5L6.4 14.3L0 12L6.4 9.7L3.5 3.5L9.7 6.4ZM12 8.4A3.6 3.6 0 1 0 12 15.6A3.6 3.6 0 1 0 12 8.4Z',
  surge: 'M12 1L22 11H16.4L12 6.6L7.6 11H2ZM12 10.5L22 20.5H16.4L12 16.1L7.6 20.5H2Z',
  block: 'M12 1L21 4.2V11.4C21 16.8 17.2 20.9 12 23C6.8 20.9 3 16.8 3 11.4V4.2Z',
  blank: 'M8.5 11H15.5V13H8.5Z',
};
