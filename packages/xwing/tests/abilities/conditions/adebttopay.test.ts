import { xwingGame, xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const squad = (faction: string, ...ships: readonly (readonly [string, readonly string[]])[]) => ({
  faction,
  ships: ships.map(([pilot, upgrades]) => ({ pilot, upgrades })),
});

const begun = () =>
  xwingGame({
    players: [
      {
        seat: 'p1',
        side: 0,
        squad: squad('imperial', ['imperial:tieinterceptor:soontirfel', ['ept:ascoretosettle']]),
      },
      {
        seat: 'p2',
        side: 1,
        squad: squad('rebel', ['rebel:xwing:rookiepilot', []], ['rebel:xwing:redsquadronpilot', []]),
      },
    ],
  } as never).until('useAbility');

test('before forces are placed an enemy owes a debt, and one only', () => {
  const table = begun();
  table.offersExactly({ use: 's1.u1', choice: 's2' }, { use: 's1.u1', choice: 's3' });
  table.answers({ use: 's1.u1', choice: 's3' });
  expect(
    table.state.ships.map(({ conditions }) => conditions.map(({ card, by }) => `${card} ${by}`)),
  ).toEqual([[], [], ['adebttopay s1']]);
});

const duel = (attacker: string, conditions: readonly { readonly card: string; readonly by: string }[]) =>
  xwingTable({
    soontir: {
      pilot: 'soontirfel',
      at: [450, 300],
      upgrades: ['ascoretosettle'],
      hasFought: attacker !== 'soontir',
    },
    x: { pilot: 'rookiepilot', at: [450, 480, 180], conditions, hasFought: attacker !== 'x' },
  }).attack(attacker, attacker === 'x' ? 'soontir' : 'x', {
    attack: ['focus', 'blank', 'blank'],
    defense: attacker === 'x' ? ['blank', 'blank', 'blank'] : ['blank', 'blank'],
  });

const debt = [{ card: 'adebttopay', by: 'soontir' }];

test('both sides of the debt may turn a focus result into a critical against each other', () => {
  const changed = duel('soontir', debt)
    .offers('ascoretosettle')
    .uses('ascoretosettle', 0)
    .events('dieChanged');
  expect(changed).toMatchObject([{ pool: 'attack', die: 0, to: 'crit' }]);
  duel('soontir', []).doesNotOffer('ascoretosettle');
  const table = duel('x', debt).asks('useAbility');
  table.offersExactly({ use: 'x.c1', choice: 0 }, { pass: true });
  expect(table.answers({ use: 'x.c1', choice: 0 }).events('dieChanged')).toMatchObject([
    { pool: 'attack', die: 0, to: 'crit' },
  ]);
  duel('x', []).doesNotOffer('x.c1');
});

/** What may be done with the focus result of an attack on Soontir Fel. */
const offeredTo = (attacker: 'x' | 'friend', soontir: object, target = 'soontir') =>
  xwingTable({
    soontir: { pilot: 'soontirfel', at: [450, 300], hasFought: true, ...soontir },
    wingman: { pilot: 'alphasquadronpilot', at: [500, 300], hasFought: true, upgrades: ['autothrusters'] },
    x: { pilot: 'rookiepilot', at: [450, 480, 180], conditions: debt, hasFought: attacker !== 'x' },
    friend: { pilot: 'rookiepilot', at: [500, 480, 180], hasFought: attacker !== 'friend' },
  }).attack(attacker, target, {
    attack: ['focus', 'blank', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });

test('the debt is owed by one ship to one ship, for as long as that has its card', () => {
  const upgrades = ['ascoretosettle', 'autothrusters'];
  offeredTo('x', { upgrades }).offersExactly({ use: 'x.c1', choice: 0 }, { pass: true });
  offeredTo('friend', { upgrades }).doesNotOffer('x.c1').ends();
  offeredTo('x', { upgrades }, 'wingman').doesNotOffer('x.c1').ends();
  offeredTo('x', { upgrades, discarded: ['ept:ascoretosettle'] })
    .doesNotOffer('x.c1')
    .ends();
});
