import { refusalsIn } from '../refusals-in.ts';

export const refusalText = refusalsIn({
  'table.unknown-card': 'There is no such card.',
  'table.card-not-written': 'What that card does is not written yet, so it cannot be played.',
  'table.later-card': 'That card came out later than the cards that can be played here.',
  'table.army-unreadable': 'The army cannot be read.',
});
