import { xwingGame } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const squad = (faction: string, ...ships: readonly (readonly [string, readonly string[]])[]) => ({
  faction,
  ships: ships.map(([pilot, upgrades]) => ({ pilot, upgrades })),
});

const begun = (enemy: ReturnType<typeof squad>) =>
  xwingGame({
    players: [
      { seat: 'p1', side: 0, squad: squad('scum', ['scum:starviper:thweek', []]) },
      { seat: 'p2', side: 1, squad: enemy },
    ],
  } as never).until('useAbility');

const rebels = squad('rebel', ['rebel:xwing:wedgeantilles', []], ['rebel:xwing:redsquadronpilot', []]);

test('before ships are placed an enemy may be mimicked or shadowed', () => {
  begun(rebels).offersExactly(
    ...['s2', 's3'].flatMap((ship) =>
      ['mimicked', 'shadowed'].map((card) => ({ use: 's1.pilot', choice: { ship, card } })),
    ),
    { pass: true },
  );
});

test('shadowed, its pilot skill is the enemy’s, when ships are placed as well', () => {
  const table = begun(rebels).uses('thweek', { ship: 's2', card: 'shadowed' });
  table.has('s2', { conditions: [{ card: 'shadowed', by: 's1' }] });
  // Pilot skill 4 is placed first, then the two of 9.
  expect(table.until('deployShip').question.about).toEqual({ ships: ['s3'] });
});

test('mimicked, it has the enemy’s ability, but not one that assigns conditions', () => {
  const copied = (enemy: ReturnType<typeof squad>) =>
    begun(enemy)
      .uses('thweek', { ship: 's2', card: 'mimicked' })
      .ship('s1')
      .lasting.map(({ effect }) => effect);
  expect(copied(rebels)).toEqual([{ kind: 'copiesPilot', pilot: 'rebel:xwing:wedgeantilles' }]);
  expect(copied(squad('rebel', ['rebel:tiefighter:captainrex', []]))).toEqual([]);
});

test('an enemy that begins docked may be mimicked too', () => {
  const docking = squad(
    'rebel',
    ['rebel:vcx100:lothalrebel', ['title:ghost']],
    ['rebel:attackshuttle:sabinewren', ['title:phantom']],
  );
  begun(docking)
    .uses('thweek', { ship: 's3', card: 'mimicked' })
    .has('s1', { lasting: [{ effect: { kind: 'copiesPilot', pilot: 'rebel:attackshuttle:sabinewren' } }] });
});

test('what was mimicked is offered in play, for the whole game', () => {
  const table = begun(squad('rebel', ['rebel:attackshuttle:sabinewren', []], ['rebel:xwing:rookiepilot', []]))
    .uses('thweek', { ship: 's2', card: 'mimicked' })
    .until('setDial');
  table.plans('s1', 2, 'straight').plans('s2', 2, 'straight').plans('s3', 2, 'straight').readies();
  table
    .until('useAbility')
    .offersExactly({ use: 's1.copy.rebel:attackshuttle:sabinewren', choice: null }, { pass: true })
    .has('s1', { lasting: [{ until: 'endOfGame' }] });
});

test('left alone, it is itself', () => {
  begun(rebels).passes().has('s1', { lasting: [] }).has('s2', { conditions: [] });
});

test('the skill of an enemy is taken over whatever its ability assigns', () => {
  begun(squad('rebel', ['rebel:tiefighter:captainrex', []]))
    .uses('thweek', { ship: 's2', card: 'shadowed' })
    .has('s1', { lasting: [{ effect: { kind: 'pilotSkill', to: 4 }, until: 'endOfGame' }] });
});
