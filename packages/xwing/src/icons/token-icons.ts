import type { Token } from '../model/index.ts';
import { actionIcons } from './action-icons.ts';

/** Tokens that are counted on a ship, its shields, the lock on it, and its faceup damage. */
export type TokenPicture = Token | 'shield' | 'lock' | 'crit';

/** Our own shapes for tokens: paths on a box of 24 by 24, y down, to be filled (nonzero). */
export const tokenIcons: Readonly<Record<TokenPicture, string>> = {
  focus: actionIcons.focus,
  evade: actionIcons.evade,
  stress:
    'M16.4 1.4L22.6 7.6L22.6 16.4L16.4 22.6L7.6 22.6L1.4 16.4L1.4 7.6L7.6 1.4ZM8.6 3.7L3.7 8.6L3.7 15.4L8.6 20.3L15.4 20.3L20.3 15.4L20.3 8.6L15.4 3.7ZM10.3 5.5L13.7 5.5L13.2 14L10.8 14ZM10.3 17A1.7 1.7 0 1 1 13.7 17A1.7 1.7 0 1 1 10.3 17Z',
  ion: 'M12.6 10L18 10L9.5 23L11 13.2L6 13.2L14 1ZM8.2 22.5A11.2 11.2 0 0 1 1.5 8.2L3.4 8.9A9.2 9.2 0 0 0 8.9 20.6ZM15.8 1.5A11.2 11.2 0 0 1 22.5 15.8L20.6 15.1A9.2 9.2 0 0 0 15.1 3.4Z',
  cloak: actionIcons.cloak,
  tractorBeam:
    'M12 1L20 9L17.6 11.4L13.7 7.5L13.7 13L10.3 13L10.3 7.5L6.4 11.4L4 9ZM2 15.5L22 15.5L22 17.7L2 17.7ZM5.5 20.3L18.5 20.3L18.5 22.5L5.5 22.5Z',
  jam: actionIcons.jam,
  weaponsDisabled:
    'M1.5 12A10.5 10.5 0 1 1 22.5 12A10.5 10.5 0 1 1 1.5 12ZM4.3 12A7.7 7.7 0 0 0 16.7 18.1L5.9 7.3A7.6 7.6 0 0 0 4.3 12ZM18.1 16.7A7.7 7.7 0 0 0 7.3 5.9Z',
  reinforceFore: 'M12 1.5L21 4.5V11.5H3V4.5ZM3.3 13.8H5.8L12 18L18.2 13.8H20.7L12 20.8Z',
  reinforceAft: 'M12 22.5L21 19.5V12.5H3V19.5ZM3.3 10.2H5.8L12 6L18.2 10.2H20.7L12 3.2Z',
  shield: 'M12 1.5L21 4.5V11.5C21 16.5 17 20.5 12 22.5C7 20.5 3 16.5 3 11.5V4.5Z',
  lock: actionIcons.targetLock,
  crit: 'M12 0.5L14.1 6.8L20.1 3.9L17.2 9.9L23.5 12L17.2 14.1L20.1 20.1L14.1 17.2L12 23.5L9.9 17.2L3.9 20.1L6.8 14.1L0.5 12L6.8 9.9L3.9 3.9L9.9 6.8ZM12.6 5.8L10 11.4L13 12.6L11 18.4L15.4 11.6L12.3 10.4Z',
};
