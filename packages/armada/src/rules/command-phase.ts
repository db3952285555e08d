import { offers, refused } from '@sortie/kernel';
import { type Command, commands } from '../catalogue/index.ts';
import type { ArmadaQuestion, ArmadaState, DialsAnswer, Ship } from '../model/index.ts';
import { isShipInPlay, seatsByInitiative } from './in-play.ts';
import { commandValue } from './values.ts';
import { asksAll, flow, opens, step } from './words.ts';

const lists = new Map<number, readonly DialsAnswer[]>();

/** Every way to set so many dials: each may show any of the four. ar.commands.four-types */
function allLists(count: number): readonly DialsAnswer[] {
  let known = lists.get(count);
  if (!known) {
    const extended = Array.from({ length: count }).reduce<readonly (readonly Command[])[]>(
      (begun) => begun.flatMap((list) => commands.map((command) => [...list, command])),
      [[]],
    );
    known = extended.map((list) => ({ commands: list }));
    lists.set(count, known);
  }
  return known;
}

/** How many dials the ship is given this round. ar.phase.command.fill-to-command-value, ar.phase.command.first-round-full-stack */
function dialsDue(state: ArmadaState, ship: Ship): number {
  const older = ship.dials.filter(({ round }) => round !== state.round).length;
  return Math.max(0, commandValue(ship) - older);
}

function dialQuestion(state: ArmadaState, ship: Ship): ArmadaQuestion<'assignDials'> {
  const count = dialsDue(state, ship);
  return {
    // Members of a team set dials for their own ships only. ar.optional.team.dials-hidden
    seat: ship.seat,
    rule: 'ar.phase.command.fill-to-command-value',
    key: ship.id,
    about: { ship: ship.id, count },
    settled: ship.dials.length >= commandValue(ship),
    answers: offers(allLists(count)),
    whyNot: () => refused('ar.phase.command.fill-to-command-value', { ship: ship.id, count }),
  };
}

/** Secret, at once, in any order. ar.phase.command.simultaneous-secret */
export const commandPhase = flow('commandPhase', [
  step('start', () => [{ kind: 'startPhase', phase: 'command' }]),
  opens('startOfRound', { rule: 'ar.timing.first-player-first', order: seatsByInitiative }),
  asksAll('assignDials', {
    question: 'assignDials',
    requests: (state) =>
      state.ships
        .filter((ship) => isShipInPlay(ship) && dialsDue(state, ship) > 0)
        .map((ship) => dialQuestion(state, ship)),
    take: (_state, _at, { about }, answer) => [
      { kind: 'assignDials', ship: about!.ship, commands: answer.commands },
    ],
    confirm: { question: 'endCommandPhase', rule: 'ar.phase.command.simultaneous-secret' },
  }),
]);
