import { armadaSetup } from '@sortie/armada/kit/setup';

import { randomPlayer } from '@sortie/bots';
import { armadaPlanner } from '@sortie/bots/armada';
import type { Plain } from '@sortie/kernel';
import { findPreset } from '@sortie/testkit/armada';
import type { GameToRecord } from '@sortie/testkit/record';

type Choices = Parameters<typeof armadaSetup.withCeiling>[0];

const fleetOf = (preset: string) => findPreset(preset)!.fleet;

function setupOf(one: string, other: string, choices: Choices): Plain {
  const options = armadaSetup.optionsOf(armadaSetup.withCeiling(choices, findPreset(one)!.points));
  return armadaSetup.setupOf(options, [
    { seat: 'p1', side: 0, force: { fleet: fleetOf(one) } },
    { seat: 'p2', side: 1, force: { fleet: fleetOf(other) } },
  ]);
}

function random(
  name: string,
  [one, other]: readonly [string, string],
  more: Partial<GameToRecord> & { readonly choices?: Choices } = {},
): GameToRecord {
  const { choices = {}, ...rest } = more;
  const players = { p1: randomPlayer(`${name} p1`), p2: randomPlayer(`${name} p2`) };
  return { name, setup: setupOf(one, other, choices), players, fair: true, ...rest };
}

function fought(
  name: string,
  fleets: readonly [string, string],
  more: Partial<GameToRecord> = {},
): GameToRecord {
  const players = { p1: armadaPlanner('easy', `${name} p1`), p2: armadaPlanner('easy', `${name} p2`) };
  return random(name, fleets, { players, ...more });
}

const isInAttack = (table: Plain) => (table as { readonly attack?: Plain }).attack != null;
const roundOf = (table: Plain) => (table as { readonly round: number }).round;

/** The games that a release of the rules keeps for ever: every preset, both ways to end, and saves in an attack. */
export const gamesToRecord: readonly GameToRecord[] = [
  fought('core-set', ['core-rebel', 'core-imperial']),
  fought('frigates-against-demolition', ['frigates-and-fighters', 'demolition-line']),
  fought('hunters-against-bombers', ['corvette-hunters', 'bomber-wing'], { undoEvery: 15 }),
  random('random-answers', ['demolition-line', 'corvette-hunters']),
  random('seed-without-promise', ['core-imperial', 'core-rebel'], { fair: false }),
  random('unlimited', ['core-rebel', 'core-imperial'], {
    choices: { roundLimit: null, obstacles: false },
    undoEvery: 20,
  }),
  fought('conceded', ['core-imperial', 'core-rebel'], {
    commands: {
      20: { from: 'p1', command: { kind: 'say', text: 'Good luck.' } },
      90: { from: 'p2', command: { kind: 'concede' } },
    },
  }),
  fought('saved-in-an-attack', ['core-rebel', 'core-imperial'], { savedWhen: isInAttack }),
  fought('saved-in-a-later-attack', ['bomber-wing', 'frigates-and-fighters'], {
    undoEvery: 11,
    savedWhen: (table) => isInAttack(table) && roundOf(table) >= 4,
  }),
];
