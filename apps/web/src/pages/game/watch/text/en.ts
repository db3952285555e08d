import type { Words } from '../../../../app/words.ts';

export const en = {
  notBegun: 'The game has not begun yet',
  notBegunWhy: 'You are looking on. The table appears here as soon as everybody has sat down.',
  notWatched: 'Nobody may look on at this game',
  notWatchedWhy:
    'Its players chose so. If you have a seat, open the game in the browser in which you sat down, or by the link that brings your seat to another device.',
  badWatch: 'This link to look on is wrong',
  badWatchWhy:
    'A part of it may be missing, or it is of another game. This game can be looked on without it.',
  lookOn: 'Look on',
  home: 'To the first page',
  emptySeat: 'Empty seat',
} as const satisfies Words;
