import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

type Watcher = Parameters<typeof legionTable>[0][string];

/** Vader dodges; somebody with a standby token watches him. */
const watched = (it: Partial<Watcher>, situation: Parameters<typeof legionTable>[1] = {}) =>
  legionTable(
    {
      vader: { unit: 'darth-vader', at: [600, 100] },
      it: { unit: 'rebel-troopers', at: [600, 400], tokens: { standby: 1 }, activated: true, ...it },
    },
    situation,
  ).acts('dodge');

const attack = { use: 'it.standbyToken', choice: { action: 'attack' } };
const move = { use: 'it.standbyToken#1', choice: { action: 'move' } };

shows('lg.standby.effect', 'a spent standby token may be a free move action of any kind', () => {
  const table = watched({});
  table.offersExactly(attack, move, { pass: true }).answers(move).hasTokens('it', {});
  table.asks('move', {});
});

shows(
  ['lg.standby.los-required', 'lg.standby.trigger'],
  'whoever cannot see the enemy has nothing to answer, neither with an attack nor with a move',
  () => {
    const house = { terrain: [{ piece: 'house-large', at: [600, 250] }] } as const;
    watched({}, house).asks('chooseAction', { unit: 'vader' });
  },
);

shows('lg.unit-keyword.sentinel.effect', 'Sentinel reaches range 3 and no further', () => {
  const cannon = (y: number) => watched({ unit: '1-4-fd-laser-cannon-team', at: [600, y] });
  cannon(560).asks('useAbility');
  cannon(680).asks('chooseAction', { unit: 'vader' });
});

shows('lg.standby.trigger', 'a standby token answers enemies, not friends', () => {
  const table = legionTable({
    vader: { unit: 'darth-vader', at: [600, 100] },
    storm: { unit: 'stormtroopers', at: [600, 250], tokens: { standby: 1 }, activated: true },
    it: { unit: 'rebel-troopers', at: [600, 400], tokens: { standby: 1 }, activated: true },
  }).acts('dodge');
  table
    .asksSeat('p2')
    .offersExactly(attack, move, { pass: true })
    .refuses({ use: 'storm.standbyToken', choice: { action: 'attack' } }, 'lg.timing.when');
});

shows(
  ['lg.standby.effect', 'lg.actions.card.treated-as-type'],
  'the free attack may be a card action that counts as an attack, also where no other attack is possible',
  () => {
    const table = legionTable({
      luke: { unit: 'luke-skywalker', at: [600, 100] },
      it: {
        unit: 'darth-vader',
        at: [600, 300],
        upgrades: ['saber-throw'],
        tokens: { standby: 1 },
        activated: true,
      },
    }).acts('dodge');
    table.offersExactly(attack, move, { pass: true }).answers(attack);
    table.asks('formPool', { unit: 'it', source: 'saber-throw' });
    expect(table.unit('it').upgrades[0]!.exhausted).toBe(true);
  },
);
