import { goTo, note, offers, otherSide, refused } from '@sortie/kernel';
import type { ChoosingUnits, LegionState, OrdersOf, Unit } from '../model/index.ts';
import { tableOf } from '../rules/table.ts';
import { asks, flow } from '../rules/words.ts';

/** Enemy commanders and operatives; one that is held back may be marked too. lg.unit-keyword.bounty.mark */
function targetsOf({ units }: LegionState, hunter: Unit): readonly Unit[] {
  return units.filter(
    ({ side, rank }) => side !== hunter.side && (rank === 'commander' || rank === 'operative'),
  );
}

/** The next unit that marks, and every army has a commander; the blue player's first. lg.unit-keyword.bounty.marking-order */
function nextHunter(state: LegionState, { chosen }: ChoosingUnits): Unit | undefined {
  const first = state.blue ?? 0;
  const hunters = [first, otherSide(first)].flatMap((side) =>
    state.units.filter((unit) => unit.side === side && tableOf(state).hasKeyword(unit.id, 'bounty')),
  );
  return hunters.find((unit) => !chosen.includes(unit.id));
}

/** After set-up each unit with Bounty marks an enemy. lg.unit-keyword.bounty.mark */
export const markBounties = flow('markBounties', [
  asks('choose', {
    question: 'markBounty',
    request: (state, at) => {
      const hunter = nextHunter(state, at);
      return (
        hunter && {
          seat: hunter.seat,
          rule: 'lg.unit-keyword.bounty.mark',
          about: { unit: hunter.id },
          answers: offers(targetsOf(state, hunter).map(({ id }) => ({ unit: id }))),
          whyNot: (answer) => refused('lg.unit-keyword.bounty.mark', answer),
        }
      );
    },
    take: (state, at, { unit }): OrdersOf<'markBounties'> => {
      const by = nextHunter(state, at)!.id;
      return [{ kind: 'markBounty', unit, by }, note({ chosen: [...at.chosen, by] }), goTo('choose')];
    },
  }),
]);
