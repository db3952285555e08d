import type { Side } from '@sortie/kernel';
import { goTo, note, offers, otherSide } from '@sortie/kernel';
import { pilot } from '../catalogue/index.ts';
import type { OrdersOf, XwingState } from '../model/index.ts';
import { speakerOf } from '../rules/in-play.ts';
import { pointsOf } from '../rules/winning.ts';
import { asks, flow, step } from '../rules/words.ts';

function total(state: XwingState, side: Side): number {
  return state.ships.filter((ship) => ship.side === side).reduce((sum, ship) => sum + pointsOf(ship), 0);
}

function imperialSide(state: XwingState): Side {
  const found = state.ships.find((ship) => pilot(ship.pilot).faction === 'imperial');
  return found?.side ?? 0;
}

/** The side with fewer points; undefined when equal. */
function cheaper(state: XwingState): Side | undefined {
  const [first, second] = [total(state, 0), total(state, 1)];
  if (first === second) return undefined;
  return first < second ? 0 : 1;
}

/** Whoever the older book or a mission names without a choice. xw.timing.initiative.core2012-lowest-has, xw.mission.initiative */
function namedSide(state: XwingState): Side | undefined {
  if (state.options.variant !== 'core2012' && !state.options.mission) return undefined;
  // xw.timing.initiative.core2012-tie-imperial
  if (state.options.presetForces) return imperialSide(state);
  return cheaper(state) ?? imperialSide(state);
}

/** Determine initiative. rulebook: timing */
export const initiative = flow('initiative', [
  step('compare', (state): OrdersOf<'initiative'> => {
    const side = namedSide(state);
    if (side !== undefined) return [{ kind: 'giveInitiative', side }, goTo('settled')];
    const chooser = cheaper(state);
    // xw.timing.initiative.lowest-total-chooses, xw.timing.initiative.tie-roll
    if (chooser !== undefined) return [note({ chooser })];
    return [note({ rolled: true }), { kind: 'rollInitiative', roller: 0 }];
  }),
  asks('choose', {
    question: 'chooseInitiative',
    request: (state, at) => ({
      seat: speakerOf(state, at.chooser!),
      rule: at.rolled ? 'xw.timing.initiative.tie-roll' : 'xw.timing.initiative.lowest-total-chooses',
      answers: offers([{ side: at.chooser! }, { side: otherSide(at.chooser!) }]),
    }),
    take: (_state, _at, answer) => [{ kind: 'giveInitiative', side: answer.side }],
  }),
  step('settled', () => []),
]);
