import type { DefenseToken } from '../catalogue/index.ts';

/** Our own shapes for defense tokens: paths on a box of 24 by 24, y down, to be filled (nonzero). */
export const defenseIcons: Readonly<Record<DefenseToken, string>> = {
  brace: 'M2 3H9V6H5V18H9V21H2ZM22 3V21H15V18H19V6H15V3ZM10.5 7H13.5V17H10.5Z',
  evade: 'M2 21C2 11.4 7.4 6.6 14 6.4V1L23 9.5L14 18V12.6C9 12.6 5 15 2 21Z',
  redirect: 'M1 7L8 1V5H22V9H8V13ZM23 17L16 23V19H2V15H16V11Z',
  scatter: 'M12 0L15 5L12 8L9 5ZM24 12L19 15L16 12L19 9ZM12 24L9 19L12 16L15 19ZM0 12L5 9L8 12L5 15Z',
};
