import { goTo, note, offers } from '@sortie/kernel';
import type { Opportunity, Ship, XwingEffect } from '../model/index.ts';
import { isInPlay, seatsByInitiative, shipOf } from './in-play.ts';
import { nextShips } from './turn-order.ts';
import { asks, calls, flow, opens, run, step } from './words.ts';

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** xw.attack.phase.once-active */
function isDue(ship: Ship): boolean {
  return !ship.hasFought;
}

/** Combat phase: from the highest pilot skill down. rulebook: combat */
export const combatPhase = flow('combatPhase', [
  step('start', () => [{ kind: 'startPhase', phase: 'combat' }]),
  opens('startOfCombat', initiativeFirst),
  asks('next', {
    question: 'chooseShip',
    request: (state) => {
      const due = nextShips(state, isDue, 'descending');
      if (due.length < 2) return undefined;
      return {
        seat: due[0]!.seat,
        rule: 'xw.attack.phase.tie-same-player',
        about: { phase: 'combat' },
        answers: offers(due.map(({ id }) => ({ ship: id }))),
      };
    },
    take: (_state, _at, answer) => [note({ next: answer.ship })],
  }),
  step('fight', (state, at) => {
    const ship = at.next ?? nextShips(state, isDue, 'descending')[0]?.id;
    if (!ship) return [];
    const opportunity: Opportunity = { ship, since: state.serial };
    return [note({ next: null }), goTo('next'), run('opportunity', opportunity)];
  }),
  opens('endOfCombat', initiativeFirst),
]);

/** A ship's attack opportunity. rulebook: combat */
export const opportunity = flow('opportunity', [
  step('begin', (_state, { ship }) => [{ kind: 'makeActive', ship }]),
  opens('startOfOpportunity', initiativeFirst),
  calls('attack', {
    flow: 'grantedAttack',
    at: (_state, { ship }) => ({ ship, weapons: 'any' as const, source: null, mayDecline: true }),
    take: () => [],
  }),
  opens('endOfOpportunity', initiativeFirst),
  step('end', (state, { ship: id }): XwingEffect[] => {
    const ship = shipOf(state, id);
    if (!isInPlay(ship)) return [{ kind: 'makeActive', ship: null }];
    // xw.destroy.simultaneous.removal, xw.destroy.simultaneous.no-target-still-removed
    return [
      { kind: 'markOpportunity', ship: id },
      ...(ship.doomed ? [{ kind: 'loseShip', ship: id, how: 'destroyed' } as const] : []),
      { kind: 'makeActive', ship: null },
    ];
  }),
]);
