import type { SeatId } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { xwingGame, xwingTable, xwingWith } from '@sortie/testkit/xwing';
import type { ShipId } from '@sortie/xwing/model';
import { expect } from 'vitest';
import type { Faction } from '../../src/catalogue/index.ts';
import { valuesOf } from '../abilities/damage/values-of.ts';
import { squadOf } from '../lists/squad-of.ts';
import { expectMoved, flown, START } from './flown.ts';

/** One ship fires its primary weapon at another straight ahead, this far away; how many dice each rolls. */
function diceOf(
  attacker: {
    readonly pilot: string;
    readonly faceup?: readonly string[];
    readonly upgrades?: readonly string[];
  },
  defender: { readonly pilot: string; readonly faceup?: readonly string[]; readonly half?: number },
  gap: number,
  situation: Parameters<typeof xwingTable>[1] = {},
): { readonly attack: number; readonly defense: number } {
  const { half = 20, ...target } = defender;
  const table = xwingTable(
    { attacker: { at: [450, 200, 0], ...attacker }, target: { at: [450, 220 + gap + half, 0], ...target } },
    situation,
  );
  const blanks = (count: number) => Array.from({ length: count }, () => 'blank');
  table.attack('attacker', 'target', { attack: blanks(9), defense: blanks(9) });
  const [attack] = table.events('attackDiceRolled');
  const [defense] = table.events('defenseDiceRolled');
  return { attack: attack!.faces.length, defense: defense!.faces.length };
}

const damaged = (card: string, count: number) => Array.from({ length: count }, () => card);
const structural = (count: number) => damaged('core2-structuraldamage', count);

shows(
  'xw.ship.agility.stack-floor',
  'changes of agility add up, not below 0, and extra dice come on top of that',
  () => {
    const tie = { pilot: 'academypilot' };
    const defense = (pilot: string, cards: number, gap: number) =>
      diceOf(tie, { pilot, faceup: structural(cards) }, gap).defense;
    expect([0, 1, 2].map((cards) => defense('rookiepilot', cards, 150))).toEqual([2, 1, 0]);
    expect([0, 1, 2].map((cards) => defense('goldsquadronpilot', cards, 150))).toEqual([1, 0, 0]);
    expect([0, 1, 2].map((cards) => defense('goldsquadronpilot', cards, 250))).toEqual([2, 1, 1]);
    // Wedge Antilles lowers it for his attack alone.
    const wedge = { pilot: 'rebel:xwing:wedgeantilles' };
    expect(diceOf(wedge, { ...tie, faceup: structural(1) }, 150).defense).toBe(1);
    const table = xwingTable({ wedge: { ...wedge, at: [450, 200] }, tie: { ...tie, at: [450, 390, 180] } });
    expect(valuesOf(table, 'tie').agility).toBe(3);
  },
);

shows('xw.ship.agility.zero-bonus-dice', 'a ship of agility 0 still rolls extra dice', () => {
  const decimator = { pilot: 'patrolleader', half: 40 };
  const at = (gap: number, situation = {}) =>
    diceOf({ pilot: 'rookiepilot' }, decimator, gap, situation).defense;
  expect([at(150), at(250)]).toEqual([0, 1]);
  const rock = { obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 290, 0] }] };
  expect([at(150, rock), at(250, rock)]).toEqual([1, 2]);
});

const older = { options: { damageDeck: 'core' } } as const;
const malfunctions = (count: number) => damaged('core-weaponmalfunction', count);

shows(
  ['xw.ship.primary.stack-floor', 'xw.ship.primary.zero-bonus-dice'],
  'changes of the primary weapon add up, not below 0, and extra dice come on top of that',
  () => {
    const attack = (pilot: string, cards: number, gap: number) =>
      diceOf({ pilot, faceup: malfunctions(cards) }, { pilot: 'academypilot' }, gap, older).attack;
    expect([0, 1, 2].map((cards) => attack('rookiepilot', cards, 150))).toEqual([3, 2, 1]);
    expect([0, 1, 2].map((cards) => attack('rebeloperative', cards, 150))).toEqual([1, 0, 0]);
    expect([0, 1, 2].map((cards) => attack('rebeloperative', cards, 50))).toEqual([2, 1, 1]);
    const scout = { pilot: 'contractedscout' };
    const academy = { pilot: 'academypilot' };
    expect(diceOf(scout, academy, 150).attack).toBe(2);
    expect(diceOf({ ...scout, upgrades: ['punishingone'] }, academy, 150).attack).toBe(3);
  },
);

shows(
  ['xw.attack.defense.card-modifiers', 'xw.attack.defense.before-rolling'],
  'a card that gives a ship another defense die adds to the dice of its agility',
  () => {
    const game = xwingWith({
      name: 'made up',
      seat: 'p2',
      window: 'startOfCombat',
      effects: () => [
        {
          kind: 'beginLasting',
          ship: 'academy' as ShipId,
          lasting: { source: 'made up', effect: { kind: 'defenseDice', by: 1 }, until: 'endOfRound' },
        },
      ],
    });
    const duel = {
      rookie: { pilot: 'rookiepilot', at: [450, 200, 0] },
      academy: { pilot: 'academypilot', at: [450, 390, 180], hasFought: true },
    } as const;
    const blanks = (count: number) => Array.from({ length: count }, () => 'blank');
    const attack = { attack: blanks(3), defense: blanks(4) };
    xwingTable(duel, {}, game).uses('made up').attack('rookie', 'academy', attack).ends();
  },
);

shows('xw.ship.tokens.follow', 'tokens assigned to a ship stay with it when it moves', () => {
  const tokens = { focus: 1, evade: 2, stress: 0, ion: 0, cloak: 0 };
  const others = {
    later: {
      pilot: 'wedgeantilles',
      at: [150, 150, 0],
      dial: { speed: 2, bearing: 'straight' },
      side: 1,
      lock: 'mover',
    },
  } as const;
  const table = flown('academypilot', [3, 'bankLeft'], { tokens, lock: 'later' }, others);
  expectMoved(table.asks('performAction', { ship: 'mover' }), [-66.86, 161.42, 315]);
  const kept = () =>
    table.has('mover', { tokens, lock: { target: 'later' } }).has('later', { lock: { target: 'mover' } });
  kept();
  table
    .acts('barrelRoll', { direction: 'left' })
    .answers({ shift: 0 })
    .asks('performAction', { ship: 'later' });
  expect(table.events('shipMoved').map(({ ship }) => ship)).toEqual(['mover', 'mover', 'later']);
  kept();
});

shows(
  'xw.ship.miniature.no-effect',
  'only bases matter: side by side with ships, obstacles and the edge nothing happens',
  () => {
    const others = {
      other: { pilot: 'academypilot', at: [START[0] - 385, START[1] + 120, 0], side: 1 },
    } as const;
    const obstacles = [{ kind: 'asteroid', outline: 4, at: [20 + 20 + 24.5, START[1] + 120, 0] }] as const;
    const beside = flown('rookiepilot', [2, 'straight'], { at: [20, START[1], 0] }, {}, { obstacles });
    expect(beside.events('obstacleHit')).toEqual([]);
    beside
      .asks('performAction', { ship: 'mover' })
      .has('mover', { gone: null, pose: { x: 20, y: START[1] + 120 } });
    const formation = flown('rookiepilot', [2, 'straight'], { at: [25, START[1], 0] }, others);
    formation.asks('performAction', { ship: 'mover' }).has('mover', { pose: { x: 25, y: START[1] + 120 } });
    expect(formation.state.touches).toEqual([]);
  },
);

const seat = (id: string, side: 0 | 1, faction: Faction, ...pilots: readonly string[]) => ({
  id: id as SeatId,
  seat: id as SeatId,
  side,
  squad: squadOf(faction, ...pilots.map((pilot) => [pilot] as const)),
});
const ACADEMY = 'imperial:tiefighter:academypilot';
const OBSIDIAN = 'imperial:tiefighter:obsidiansquadronpilot';
const ROOKIE = 'rebel:xwing:rookiepilot';

const identifiersOf = (...players: readonly ReturnType<typeof seat>[]) =>
  xwingGame({ players }, { attackDice: ['hit'] }).state.ships.map(({ identifier }) => identifier);

shows('xw.ship.id.distinct-copies', 'copies of a card that is not unique are told apart by numbers', () => {
  const identifiers = identifiersOf(
    seat('p1', 0, 'imperial', ACADEMY, OBSIDIAN, ACADEMY, 'imperial:tiefighter:howlrunner'),
    seat('p2', 1, 'rebel', ROOKIE),
  );
  expect(identifiers).toEqual([
    { numeral: 1, colour: 'white' },
    null,
    { numeral: 2, colour: 'white' },
    null,
    null,
  ]);
});

shows(
  'xw.ship.id.mirror-match',
  'where both squads are of one faction every ship is numbered, white or black',
  () => {
    const identifiers = identifiersOf(
      seat('p1', 0, 'imperial', ACADEMY, OBSIDIAN),
      seat('p2', 1, 'imperial', ACADEMY, ACADEMY, 'imperial:tiefighter:howlrunner'),
    );
    expect(identifiers).toEqual([
      { numeral: 1, colour: 'white' },
      { numeral: 2, colour: 'white' },
      { numeral: 1, colour: 'black' },
      { numeral: 2, colour: 'black' },
      { numeral: 3, colour: 'black' },
    ]);
  },
);

shows(
  'xw.ship.id.distinct-copies',
  'a copy on the other side needs no number where the squads are told apart by their factions',
  () => {
    const identifiers = identifiersOf(
      seat('p1', 0, 'rebel', ROOKIE),
      seat('p2', 1, 'imperial', ACADEMY),
      seat('p3', 1, 'rebel', ROOKIE),
    );
    expect(identifiers).toEqual([null, null, null]);
  },
);
