import type { SeatId } from '@sortie/kernel';
import { goTo, note, offers, refused } from '@sortie/kernel';
import { isTrooperType, unitCard } from '../catalogue/index.ts';
import type { ChoosingUnits, LegionState, OrdersOf, Unit } from '../model/index.ts';
import { battleRules } from '../rules/battle-rules.ts';
import { seatsBlueFirst, unitOf } from '../rules/in-play.ts';
import { asks, flow } from '../rules/words.ts';

const RULE = 'lg.battle-card.rapid-reinforcements.set-aside';

/** Troopers that are neither commander nor operative. lg.battle-card.rapid-reinforcements.set-aside */
function unitsToSetAside({ units }: LegionState, seat: SeatId): readonly Unit[] {
  return units.filter(
    (unit) =>
      unit.seat === seat &&
      unit.whereabouts === 'reserve' &&
      unit.rank !== 'commander' &&
      unit.rank !== 'operative' &&
      isTrooperType(unitCard(unit.card).type),
  );
}

interface Chooser {
  readonly seat: SeatId;
  readonly units: readonly Unit[];
  /** The least is set aside. */
  readonly mayStop: boolean;
}

/** The next player who sets units aside, the blue one first. */
function nextChooser(state: LegionState, { chosen, done = [] }: ChoosingUnits): Chooser | undefined {
  const [least, most] = battleRules(state, 'condition')?.battle?.setsAside ?? [0, 0];
  for (const seat of seatsBlueFirst(state)) {
    const count = chosen.filter((id) => unitOf(state, id).seat === seat).length;
    const units = unitsToSetAside(state, seat);
    if (count < most && units.length > 0 && !done.includes(seat)) {
      return { seat, units, mayStop: count >= least };
    }
  }
  return undefined;
}

/** Each player keeps units back that come later. lg.battle-card.rapid-reinforcements.set-aside */
export const setAside = flow('setAside', [
  asks('choose', {
    question: 'setAside',
    request: (state, at) => {
      const next = nextChooser(state, at);
      if (!next) return undefined;
      const { seat, units, mayStop } = next;
      return {
        seat,
        rule: RULE,
        about: { chosen: at.chosen },
        answers: offers([
          ...units.map(({ id }) => ({ unit: id })),
          ...(mayStop ? [{ decline: true } as const] : []),
        ]),
        whyNot: (answer) => refused(RULE, answer),
      };
    },
    take: (state, at, answer): OrdersOf<'setAside'> => {
      if ('decline' in answer) {
        return [note({ done: [...(at.done ?? []), nextChooser(state, at)!.seat] }), goTo('choose')];
      }
      const { unit } = answer;
      return [{ kind: 'setAsideUnit', unit }, note({ chosen: [...at.chosen, unit] }), goTo('choose')];
    },
  }),
]);
