import type { AttackFace, DefenseFace } from '../model/index.ts';
import { actionIcons } from './action-icons.ts';

/** Our own shapes for die faces: paths on a box of 24 by 24, y down, to be filled (nonzero). */
export const dieFaceIcons: Readonly<Record<AttackFace | DefenseFace, string>> = {
  hit: 'M12 0.5L14.4 6.3L20.1 3.9L17.7 9.6L23.5 12L17.7 14.4L20.1 20.1L14.4 17.7L12 23.5L9.6 17.7L3.9 20.1L6.3 14.4L0.5 12L6.3 9.6L3.9 3.9L9.6 6.3ZM10.5 8.4L6.9 6.9L8.4 10.5L4.8 12L8.4 13.5L6.9 17.1L10.5 15.6L12 19.2L13.5 15.6L17.1 17.1L15.6 13.5L19.2 12L15.6 10.5L17.1 6.9L13.5 8.4L12 4.8Z',
  crit: 'M0.5 12A11.5 11.5 0 1 1 23.5 12A11.5 11.5 0 1 1 0.5 12ZM2.4 12A9.6 9.6 0 1 0 21.6 12A9.6 9.6 0 1 0 2.4 12ZM15.3 4.1L14.8 9.2L19.9 8.7L16 12L19.9 15.3L14.8 14.8L15.3 19.9L12 16L8.7 19.9L9.2 14.8L4.1 15.3L8 12L4.1 8.7L9.2 9.2L8.7 4.1L12 8Z',
  focus: actionIcons.focus,
  evade: actionIcons.evade,
  blank: 'M8.5 11L15.5 11L15.5 13L8.5 13Z',
};
