import type { Command } from '../catalogue/index.ts';

/** Our own shapes for commands: paths on a box of 24 by 24, y down, to be filled (nonzero). */
export const commandIcons: Readonly<Record<Command, string>> = {
  navigate: 'M12 1L21.5 22L12 16.8L2.5 22Z',
  squadron:
    'M12 1.5L16.6 10.6L12 8.6L7.4 10.6ZM6 12L10.6 21.1L6 19.1L1.4 21.1ZM18 12L22.6 21.1L18 19.1L13.4 21.1Z',
  repair: 'M9 2H15V9H22V15H15V22H9V15H2V9H9Z',
  concentrateFire:
    'M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM12 5.6A6.4 6.4 0 1 0 12 18.4A6.4 6.4 0 1 0 12 5.6ZM11 0H13V9H11ZM11 15H13V24H11ZM0 11H9V13H0ZM15 11H24V13H15Z',
};
