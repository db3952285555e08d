import { expect, test } from 'vitest';
import { armadaTally } from '../../src/kit/tally.ts';
import type { ArmadaView } from '../../src/view/armada-view.ts';

const table = {
  ships: [{ id: 's1', side: 0, card: 'cr90-corvette-a' }],
  squadrons: [
    { id: 'q1', side: 1, card: 'tie-fighter-squadron' },
    { id: 'q2', side: 1, card: 'howlrunner' },
    { id: 'q3', side: 1, card: 'tie-fighter-squadron' },
  ],
} as unknown as ArmadaView;
type Log = Parameters<typeof armadaTally.rollsOf>[0];

test('the chances of the faces are those of the dice, and all but blanks are hoped for', () => {
  expect(armadaTally.dice.map(({ kind }) => kind)).toEqual(['red', 'blue', 'black']);
  expect(armadaTally.dice[0]).toEqual({
    kind: 'red',
    chances: { blank: 2 / 8, hit: 2 / 8, hitHit: 1 / 8, critical: 2 / 8, accuracy: 1 / 8 },
    good: ['hit', 'hitHit', 'critical', 'accuracy'],
  });
  expect(armadaTally.dice[2]?.good).toEqual(['hit', 'hitCritical']);
});

test('dice are counted by colour for whoever rolled them, added and rerolled ones once more', () => {
  const log = [
    { kind: 'targetDeclared', attacker: 's1' },
    {
      kind: 'attackDiceRolled',
      dice: [
        { colour: 'red', face: 'hit' },
        { colour: 'blue', face: 'accuracy' },
        { colour: 'red', face: 'blank' },
      ],
    },
    { kind: 'dieAdded', colour: 'black', face: 'blank', source: 'x' },
    { kind: 'dieRerolled', die: 3, to: 'hitCritical', source: 'x' },
    { kind: 'dieChanged', die: 0, to: 'hitHit', source: 'x' },
    { kind: 'targetDeclared', attacker: 'q1' },
    { kind: 'attackDiceRolled', dice: [{ colour: 'blue', face: 'hit' }] },
    { kind: 'rolledFor', unit: 's1', source: 'x', dice: [{ colour: 'blue', face: 'critical' }] },
  ] as unknown as Log;
  expect(armadaTally.rollsOf(log, table)).toEqual([
    { kind: 'red', side: 0, faces: ['hit', 'blank'] },
    { kind: 'blue', side: 0, faces: ['accuracy'] },
    { kind: 'black', side: 0, faces: ['blank'] },
    { kind: 'black', side: 0, faces: ['hitCritical'] },
    { kind: 'blue', side: 1, faces: ['hit'] },
    { kind: 'blue', side: 0, faces: ['critical'] },
  ]);
});

test('a force is told by its ships and squadrons, and every face and colour has words', () => {
  expect(armadaTally.forceOf(table, 1)).toBe('2 × TIE Fighter Squadron, "Howlrunner"');
  for (const language of ['en', 'es', 'pt'] as const) {
    for (const { kind, chances } of armadaTally.dice) {
      for (const of of [kind, ...Object.keys(chances)]) {
        expect(armadaTally.word(of, language)).toMatch(/\p{L}{3}/u);
      }
    }
  }
  expect(armadaTally.word('hitHit', 'en')).toBe('double hit');
});
