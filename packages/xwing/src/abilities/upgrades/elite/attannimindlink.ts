import type { Ship } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { ability } from '../../card-words.ts';

const CARD = 'ept:attannimindlink';

/** A ship that holds such a token already gets none, so a token passes round the linked ships once. */
export const attanniMindlink = ability(CARD, {
  window: 'tokenReceived',
  optional: false,
  automatic: true,
  applies: (at) =>
    at.received.ship === at.self &&
    (at.received.token === 'focus' || at.received.token === 'stress') &&
    linked(at).some(({ tokens }) => tokens[at.received.token] === 0),
  resolve: (at) =>
    linked(at)
      .filter(({ tokens }) => tokens[at.received.token] === 0)
      .map(({ id }) => ({ kind: 'assignTokens', ship: id, token: at.received.token, count: 1 })),
});

function linked({ table, self }: Here): readonly Ship[] {
  return table
    .friendsOf(self)
    .filter(({ upgrades }) => upgrades.some(({ card, faceup }) => card === CARD && faceup));
}
