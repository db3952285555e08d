import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const blanks = ['blank', 'blank', 'blank'];

const duel = (card: string, target: object, others: object = {}) =>
  xwingTable({
    bomber: { pilot: 'scimitarsquadronpilot', at: [450, 300, 0], upgrades: [card], lock: 'x' },
    x: { pilot: 'rookiepilot', at: [450, 490, 180], hasFought: true, ...target },
    ...others,
  });

const fired = (card: string, attack: readonly string[], target: object = {}, others: object = {}) =>
  duel(card, target, others).attack('bomber', 'x', { weapon: card, attack, defense: ['blank', 'blank'] });

test('plasma torpedoes take a shield off after the damage of a hit', () => {
  const table = fired('plasmatorpedoes', ['hit', ...blanks], { shields: 2 });
  expect(table.events('shieldLost')).toHaveLength(2);
  table
    .has('x', { shields: 0, damage: [] })
    .has('bomber', { lock: null, upgrades: [{ faceup: false }] })
    .ends();
});

test('plasma torpedoes take nothing where no shield is left, nor after a miss', () => {
  fired('plasmatorpedoes', ['hit', ...blanks], { shields: 1 })
    .has('x', { shields: 0, damage: [] })
    .ends();
  fired('plasmatorpedoes', ['blank', ...blanks], { shields: 2 })
    .has('x', { shields: 2, damage: [] })
    .ends();
});

test('flechette torpedoes stress a ship of little hull, also when they miss', () => {
  fired('flechettetorpedoes', ['hit', 'blank', 'blank'])
    .has('x', { tokens: { stress: 1 }, shields: 1 })
    .ends();
  fired('flechettetorpedoes', blanks)
    .has('x', { tokens: { stress: 1 } })
    .ends();
});

test('flechette torpedoes do not stress a ship with a hull of 5', () => {
  duel('flechettetorpedoes', { pilot: 'goldsquadronpilot', faction: 'rebel' })
    .attack('bomber', 'x', {
      weapon: 'flechettetorpedoes',
      attack: ['hit', 'blank', 'blank'],
      defense: ['blank'],
    })
    .has('x', { tokens: { stress: 0 } })
    .ends();
});

const around = {
  near: { pilot: 'rookiepilot', at: [520, 490, 180], hasFought: true },
  wing: { pilot: 'academypilot', at: [380, 490, 180], hasFought: true },
  far: { pilot: 'rookiepilot', at: [450, 800, 180], hasFought: true },
};

test('a hit of ion torpedoes does its damage and ionizes all ships around the defender', () => {
  const table = fired('iontorpedoes', ['hit', ...blanks], {}, around);
  expect(table.state.ships.map(({ id, tokens }) => [id, tokens.ion])).toEqual([
    ['bomber', 0],
    ['x', 1],
    ['near', 1],
    ['wing', 1],
    ['far', 0],
  ]);
  table.has('x', { shields: 1 }).ends();
});

test('ion torpedoes that miss ionize nobody', () => {
  const table = fired('iontorpedoes', ['blank', ...blanks], {}, around);
  expect(table.events('tokensAssigned')).toEqual([]);
  table.ends();
});

test('flechette torpedoes stress a ship with a hull of 4', () => {
  fired('flechettetorpedoes', blanks, { pilot: 'rebeloperative' })
    .has('x', { tokens: { stress: 1 } })
    .ends();
});

test('plasma torpedoes take the shield before the player is asked for anything', () => {
  xwingTable({
    bomber: {
      pilot: 'scimitarsquadronpilot',
      at: [450, 300, 0],
      upgrades: ['plasmatorpedoes', 'firecontrolsystem'],
      lock: 'x',
    },
    x: { pilot: 'rookiepilot', at: [450, 490, 180], hasFought: true },
  })
    .attack('bomber', 'x', {
      weapon: 'plasmatorpedoes',
      attack: ['hit', ...blanks],
      defense: ['blank', 'blank'],
    })
    .offers('firecontrolsystem')
    .has('x', { shields: 0 });
});
