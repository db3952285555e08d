import type { Faction } from '../catalogue/index.ts';

/** Our own shapes for factions, none of them a printed emblem: paths on a box of 24 by 24, y down, to be filled (nonzero). */
export const factionIcons: Readonly<Record<Faction, string>> = {
  rebel:
    'M5 16A7 7 0 0 1 19 16ZM3.5 14.4L-0.2 13.2L0.5 11.1L4.2 12.3ZM6.1 9.7L3.8 6.5L5.5 5.2L7.8 8.4ZM10.9 7.4L10.9 3.5L13.1 3.5L13.1 7.4ZM16.2 8.4L18.5 5.2L20.2 6.5L17.9 9.7ZM19.8 12.3L23.5 11.1L24.2 13.2L20.5 14.4ZM1.5 18L22.5 18L22.5 20.4L1.5 20.4Z',
  imperial: 'M12 1.5L22.5 21.5L1.5 21.5ZM5.6 19L18.4 19L12 7ZM12 11L16 17.3L8 17.3Z',
  scum: 'M12 0.8L17.4 6.2L12 11.6L6.6 6.2ZM9.9 6.2L12 8.3L14.1 6.2L12 4.1ZM6.2 11.8L11.6 17.2L6.2 22.6L0.8 17.2ZM4.1 17.2L6.2 19.3L8.3 17.2L6.2 15.1ZM17.8 11.8L23.2 17.2L17.8 22.6L12.4 17.2ZM15.7 17.2L17.8 19.3L19.9 17.2L17.8 15.1ZM12 11.9L13.5 13.4L12 14.9L10.5 13.4Z',
};
