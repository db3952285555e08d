import { randomPlayer } from '@sortie/bots';
import type { Plain } from '@sortie/kernel';
import { legionSetup } from '@sortie/legion/kit/setup';
import { presets } from '@sortie/legion/lists';
import type { GameToRecord } from '@sortie/testkit/record';

type Choices = Parameters<typeof legionSetup.optionsOf>[0];

function setupOf(one: string, other: string, choices: Choices): Plain {
  const armyOf = (id: string) => presets.find((preset) => preset.id === id)!.army;
  return legionSetup.setupOf(legionSetup.optionsOf(choices), [
    { seat: 'p1', side: 0, force: { army: armyOf(one) } },
    { seat: 'p2', side: 1, force: { army: armyOf(other) } },
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

const isInAttack = (table: Plain) => (table as { readonly attack?: Plain }).attack != null;
const isInMove = (table: Plain) => (table as { readonly move?: Plain }).move != null;

/** The games that a release of the rules keeps for ever: every preset, every ending, and saves in the middle. */
export const gamesToRecord: readonly GameToRecord[] = [
  random('core-set', ['core-rebel', 'core-imperial'], { choices: { points: 500 } }),
  random('base-against-fist', ['hidden-base', 'dark-lords-fist'], { undoEvery: 25 }),
  random('smugglers-against-hand', ['smugglers-run', 'emperors-hand'], { choices: { terrain: 'ford' } }),
  random('sweep-against-column', ['airspeeder-sweep', 'walker-column'], { choices: { terrain: 'depot' } }),
  random('seed-without-promise', ['dark-lords-fist', 'hidden-base'], {
    fair: false,
    choices: { terrain: 'trench-line' },
  }),
  random('made-by-chance', ['smugglers-run', 'walker-column'], { choices: { terrain: 'chance' } }),
  random('laid-out-by-players', ['core-imperial', 'core-rebel'], {
    choices: { points: 500, terrain: 'players' },
  }),
  random('unlimited', ['core-rebel', 'core-imperial'], {
    choices: { points: 500, terrain: 'woods', roundLimit: null, battleCards: false },
  }),
  random('conceded', ['emperors-hand', 'hidden-base'], {
    commands: {
      20: { from: 'p1', command: { kind: 'say', text: 'Good luck.' } },
      120: { from: 'p2', command: { kind: 'concede' } },
    },
  }),
  random('saved-in-an-attack', ['hidden-base', 'walker-column'], { savedWhen: isInAttack }),
  random('saved-in-a-move', ['smugglers-run', 'dark-lords-fist'], { savedWhen: isInMove }),
];
