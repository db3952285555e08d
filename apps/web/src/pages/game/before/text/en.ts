import type { Words } from '../../../../app/words.ts';

export const en = {
  anotherSeat: 'Another seat at this table?',
  anotherSeatWhy:
    'You have a seat here already, and a link wants to put another one in its place. Go on only if the link is your own. Your seat is kept until the other one has been checked.',
  keepSeat: 'Keep my seat',
  takeSeat: 'Use the link',
  seedsTitle: 'Everybody has sat down',
  seedsWhy: 'Each player now shows the seed they promised for the dice. Still missing: {{names}}.',
  seedsUntil:
    'At {{time}} at the latest the battle begins without it, and the verdict about the dice will say so.',
} as const satisfies Words;
