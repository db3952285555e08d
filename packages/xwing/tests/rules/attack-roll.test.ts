import { shows } from '@sortie/testkit';
import type { ShipSpec, XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const RANGE = { 1: 80, 2: 180, 3: 290 } as const;

/** Face to face with a gap in the middle of the range. */
function duel(attacker: Omit<ShipSpec, 'at'>, defender: Omit<ShipSpec, 'at'>, range: 1 | 2 | 3): XwingTable {
  return xwingTable({
    attacker: { ...attacker, side: 0, at: [450, 300] },
    defender: { ...defender, side: 1, at: [450, 340 + RANGE[range], 180], hasFought: true },
  });
}

const rookie = { pilot: 'rookiepilot' } as const;
const academy = { pilot: 'academypilot' } as const;
const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

/** The attack rolls exactly so many dice: one more or one fewer would be an error or a leftover. */
function rolls(table: XwingTable, dice: { attack: number; defense: number }, weapon?: string): XwingTable {
  const how = { attack: blanks(dice.attack), defense: blanks(dice.defense) };
  table.attack('attacker', 'defender', weapon ? { ...how, weapon } : how);
  while (table.open[0]?.kind === 'useAbility') table.passes();
  table.ends();
  expect(table.events('attackDiceRolled').map(({ faces }) => faces.length)).toEqual([dice.attack]);
  expect(table.events('defenseDiceRolled').map(({ faces }) => faces.length)).toEqual([dice.defense]);
  return table;
}

shows(
  [
    'xw.attack.roll.count-primary',
    'xw.attack.roll.range-1-bonus',
    'xw.attack.defense.count',
    'xw.attack.defense.range-3-bonus',
  ],
  'the primary weapon value against the agility, one more attack die at range 1, one more defense die at range 3',
  () => {
    rolls(duel(rookie, academy, 2), { attack: 3, defense: 3 });
    rolls(duel(academy, rookie, 2), { attack: 2, defense: 2 });
    rolls(duel(rookie, academy, 1), { attack: 4, defense: 3 });
    rolls(duel(rookie, academy, 3), { attack: 3, defense: 4 });
  },
);

shows(
  ['xw.attack.range-bonus.primary-only', 'xw.attack.roll.count-secondary'],
  "a secondary weapon rolls its card's attack value and neither range bonus applies",
  () => {
    const cannon = { pilot: 'bobafett', faction: 'imperial', upgrades: ['heavylasercannon'] } as const;
    const torpedo = { ...rookie, upgrades: ['protontorpedoes'], lock: 'defender' } as const;
    rolls(duel(torpedo, academy, 2), { attack: 4, defense: 3 }, 'protontorpedoes');
    rolls(duel(torpedo, academy, 3), { attack: 4, defense: 3 }, 'protontorpedoes');
    rolls(duel(cannon, rookie, 3), { attack: 4, defense: 2 }, 'heavylasercannon');
    const missiles = { pilot: 'prototypepilot', upgrades: ['assaultmissiles'], lock: 'defender' } as const;
    rolls(duel(missiles, academy, 2), { attack: 4, defense: 3 }, 'assaultmissiles');
    const autoblaster = { pilot: 'bobafett', faction: 'imperial', upgrades: ['autoblaster'] } as const;
    rolls(duel(autoblaster, rookie, 1), { attack: 3, defense: 2 }, 'autoblaster');
  },
);

shows(
  ['xw.attack.roll.card-modifiers', 'xw.attack.roll.before-rolling', 'xw.attack.roll.range-1-bonus'],
  'cards that add or remove attack dice are settled before the roll: there is one roll of the whole number',
  () => {
    rolls(duel({ pilot: 'maulermithel' }, rookie, 1), { attack: 4, defense: 2 });
    rolls(duel({ pilot: 'maulermithel' }, rookie, 2), { attack: 2, defense: 2 });
    rolls(duel({ ...rookie, faceup: ['core2-weaponsfailure'] }, academy, 2), { attack: 2, defense: 3 });
    rolls(duel({ pilot: 'maulermithel', faceup: ['core2-weaponsfailure'] }, rookie, 1), {
      attack: 3,
      defense: 2,
    });
  },
);

shows(
  ['xw.attack.defense.card-modifiers', 'xw.attack.defense.before-rolling'],
  'cards that add or remove defense dice are settled before the roll',
  () => {
    const stealth = { ...academy, upgrades: ['stealthdevice'] } as const;
    rolls(duel(rookie, stealth, 2), { attack: 3, defense: 4 });
    rolls(duel({ pilot: 'wedgeantilles', faction: 'rebel' }, academy, 2), { attack: 3, defense: 2 });
    rolls(duel({ pilot: 'wedgeantilles', faction: 'rebel' }, stealth, 3), { attack: 3, defense: 4 });
    rolls(duel(rookie, { ...academy, faceup: ['core2-structuraldamage'] }, 2), { attack: 3, defense: 2 });
  },
);

shows('xw.attack.roll.zero-dice', 'modifiers add up, and an attack with no dice left deals no damage', () => {
  const failing = (cards: number) => ({
    ...academy,
    faceup: Array.from({ length: cards }, () => 'core2-weaponsfailure'),
  });
  const table = duel(failing(2), { ...rookie, shields: 1 }, 2);
  rolls(table, { attack: 0, defense: 2 }).has('defender', { shields: 1, damage: [] });
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'miss', hits: 0, crits: 0 }]);
  rolls(duel(failing(2), rookie, 1), { attack: 1, defense: 2 });
});

shows(
  'xw.attack.roll.zero-dice',
  'a ship blinded in the older deck attacks without a die, whatever would add one',
  () => {
    const table = xwingTable(
      {
        mauler: { pilot: 'maulermithel', at: [450, 300], faceup: ['core-blindedpilot'] },
        rookie: { ...rookie, at: [450, 400, 180], hasFought: true },
      },
      { options: { damageDeck: 'core' } },
    );
    table.attack('mauler', 'rookie', { attack: [], defense: ['blank', 'blank'] }).ends();
    expect(table.events('attackDiceRolled')).toMatchObject([{ faces: [] }]);
    expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'miss' }]);
  },
);

shows(
  'xw.attack.steps',
  'declare, roll and modify attack dice, roll and modify defense dice, compare, deal damage: in this order',
  () => {
    const table = xwingTable({
      rookie: { ...rookie, at: [450, 300], tokens: { focus: 1 } },
      academy: { ...academy, at: [450, 480, 180], tokens: { evade: 1 }, hasFought: true },
    })
      .cards('core2-damagedengine')
      .attack('rookie', 'academy', { attack: ['hit', 'focus', 'hit'], defense: ['evade', 'blank', 'blank'] })
      .asksSeat('p1')
      .offers('focus')
      .uses('focus')
      .asksSeat('p2')
      .offers('evade')
      .uses('evade')
      .ends();
    const steps = [
      'attackDeclared',
      'attackDiceRolled',
      'dieChanged',
      'defenseDiceRolled',
      'dieAdded',
      'resultsCompared',
      'damageDealt',
    ];
    const seen = table.referee.log.map(({ kind }) => kind).filter((kind) => steps.includes(kind));
    expect(seen).toEqual(steps);
  },
);
