import { goTo, note } from '@sortie/kernel';
import { isOnBattlefield, unitOf } from './in-play.ts';
import { calls, flow } from './words.ts';

/** Each is an attack of its own, and all but the first may be left out. */
export const attacksInTurn = flow('attacksInTurn', [
  calls('attack', {
    flow: 'attack',
    at: (state, { attack, left }) =>
      left > 0 && isOnBattlefield(unitOf(state, attack.unit))
        ? { ...attack, number: state.attacks + 1, pools: [], resolved: [] }
        : undefined,
    take: (_state, { attack, left }, result) =>
      result === undefined || left <= 1
        ? []
        : [
            note({
              left: left - 1,
              attack: {
                ...attack,
                isOptional: true,
                notAgainst: [...attack.notAgainst, ...result.defenders],
              },
            }),
            goTo('attack'),
          ],
  }),
]);
