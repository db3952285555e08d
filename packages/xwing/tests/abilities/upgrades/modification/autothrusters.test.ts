import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

interface Shot {
  readonly attacker?: string;
  readonly at: readonly [number, number, number];
  readonly upgrades?: readonly string[];
  readonly defense: readonly string[];
}

const defending = ({ attacker = 'rookiepilot', at, upgrades = ['autothrusters'], defense }: Shot) =>
  xwingTable({
    x: { pilot: attacker, at: [450, 300] },
    tie: { pilot: 'alphasquadronpilot', at, upgrades, hasFought: true },
  }).attack('x', 'tie', { attack: ['hit', 'hit', 'hit'], defense });

const FAR = [450, 580, 180] as const;

test('beyond range 2 a blank may become an evade', () => {
  const defense = ['blank', 'blank', 'focus', 'focus'];
  const table = defending({ at: FAR, defense });
  table.offersExactly({ use: 'tie.u1', choice: 0 }, { pass: true }).uses('autothrusters');
  expect(table.events('dieChanged')).toMatchObject([{ pool: 'defense', die: 0, to: 'evade' }]);
  defending({ at: FAR, defense, upgrades: [] }).doesNotOffer('autothrusters');
});

test('within range 2 in arc it does not help, nor without a blank', () => {
  defending({ at: [450, 500, 180], defense: ['blank', 'blank', 'blank'] }).doesNotOffer('autothrusters');
  defending({ at: FAR, defense: ['focus', 'focus', 'focus', 'focus'] }).doesNotOffer('autothrusters');
});

test('outside the arc of a turret it helps at any range', () => {
  defending({
    attacker: 'wildspacefringer',
    at: [640, 300, 270],
    defense: ['blank', 'focus', 'focus'],
  }).offers('autothrusters');
});
