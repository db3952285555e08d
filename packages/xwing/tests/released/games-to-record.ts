import { randomPlayer } from '@sortie/bots';
import { xwingFighter } from '@sortie/bots/xwing';
import type { Plain } from '@sortie/kernel';
import type { GameToRecord } from '@sortie/testkit/record';
import { findPreset } from '@sortie/xwing/lists';
import type { Options } from '@sortie/xwing/model';

interface Seated {
  readonly seat: string;
  readonly side: 0 | 1;
  readonly squad?: Plain;
  readonly faction?: string;
}

const squadOf = (preset: string) => findPreset(preset)!.squad as unknown as Plain;

/** Some ships of a preset, for a player of a team. */
function partOf(preset: string, from: number, to?: number): Plain {
  const { squad } = findPreset(preset)!;
  return { ...squad, ships: squad.ships.slice(from, to) } as unknown as Plain;
}

function duel(one: string, other: string): readonly Seated[] {
  return [
    { seat: 'p1', side: 0, squad: squadOf(one) },
    { seat: 'p2', side: 1, squad: squadOf(other) },
  ];
}

const forces: readonly Seated[] = [
  { seat: 'p1', side: 0, faction: 'rebel' },
  { seat: 'p2', side: 1, faction: 'imperial' },
];

function setupOf(seated: readonly Seated[], options: Partial<Options>): Plain {
  return { options, players: seated } as unknown as Plain;
}

function fought(
  name: string,
  seated: readonly Seated[],
  options: Partial<Options>,
  more: Partial<GameToRecord> = {},
): GameToRecord {
  const players = Object.fromEntries(seated.map(({ seat }) => [seat, xwingFighter(`${name} ${seat}`)]));
  return { name, setup: setupOf(seated, options), players, fair: true, ...more };
}

function random(name: string, seated: readonly Seated[], options: Partial<Options>): GameToRecord {
  const players = Object.fromEntries(seated.map(({ seat }) => [seat, randomPlayer(`${name} ${seat}`)]));
  return fought(name, seated, options, { players });
}

const isInAttack = (table: Plain) => (table as { readonly attack?: Plain }).attack != null;
const roundOf = (table: Plain) => (table as { readonly round: number }).round;

/** The games that a release of the rules keeps for ever: every preset, every mission, teams and both books. */
export const gamesToRecord: readonly GameToRecord[] = [
  fought('flight-against-swarm', duel('x-wing-flight', 'tie-swarm'), { points: 100 }),
  fought('aces-against-falcon', duel('imperial-aces', 'falcon-and-escort'), { points: 100 }),
  fought('patrol-against-first-order', duel('resistance-patrol', 'first-order-wing'), { points: 100 }),
  fought('slavers-with-undo', duel('slavers', 'imperial-aces'), { points: 100 }, { undoEvery: 9 }),
  fought('seed-without-promise', duel('tie-swarm', 'slavers'), { points: 100 }, { fair: false }),
  random('random-answers', duel('falcon-and-escort', 'first-order-wing'), { points: 100 }),
  fought(
    'own-decks-and-few-rounds',
    duel('x-wing-flight', 'resistance-patrol'),
    { points: 100, ownDecks: true, roundLimit: 4, damageDeck: 'core' },
    { undoEvery: 25 },
  ),
  fought(
    'time-runs-out',
    duel('imperial-aces', 'tie-swarm'),
    { points: 100, timeLimit: true },
    {
      commands: {
        30: { from: 'p1', command: { kind: 'say', text: 'Good luck.' } },
        90: { from: 'clock', command: { kind: 'timeExpired' } },
      },
    },
  ),
  fought(
    'planning-runs-out',
    duel('x-wing-flight', 'slavers'),
    { points: 100, timedPlanning: true, roundLimit: 8 },
    { timersRunOut: [2, 4] },
  ),
  fought(
    'conceded',
    duel('first-order-wing', 'x-wing-flight'),
    { points: 100 },
    { commands: { 120: { from: 'p2', command: { kind: 'concede' } } } },
  ),
  fought('core2012', forces, { variant: 'core2012', presetForces: true, damageDeck: 'core' }),
  fought('mission1', forces, { mission: 'mission1', presetForces: true }),
  fought('mission2', forces, { mission: 'mission2', presetForces: true }),
  fought('mission3', forces, { mission: 'mission3', presetForces: true }),
  fought(
    'teams',
    [
      { seat: 'first', side: 0, squad: partOf('x-wing-flight', 0, 2) },
      { seat: 'second', side: 0, squad: partOf('x-wing-flight', 2) },
      { seat: 'third', side: 1, squad: partOf('tie-swarm', 0, 3) },
      { seat: 'fourth', side: 1, squad: partOf('tie-swarm', 3) },
    ],
    { points: 100 },
    { undoEvery: 20 },
  ),
  fought(
    'saved-in-an-attack',
    duel('x-wing-flight', 'tie-swarm'),
    { points: 100 },
    { savedWhen: isInAttack },
  ),
  fought(
    'saved-in-a-later-attack',
    duel('falcon-and-escort', 'imperial-aces'),
    { points: 100 },
    { undoEvery: 11, savedWhen: (table) => isInAttack(table) && roundOf(table) >= 4 },
  ),
];
