import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (defender: string) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['predator'] },
    enemy: { pilot: defender, at: [450, 560, 180] },
  });

test('one attack die may be rerolled', () => {
  duel('obsidiansquadronpilot')
    .attack('wedge', 'enemy', {
      attack: ['hit', 'blank', 'focus', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offersExactly(
      { use: 'wedge.u1', choice: [0] },
      { use: 'wedge.u1', choice: [1] },
      { use: 'wedge.u1', choice: [2] },
      { pass: true },
    )
    .uses('predator', [1])
    .has('enemy', { damage: [{}, {}] })
    .ends();
});

test('against a pilot skill of 2 or lower, up to two', () => {
  duel('academypilot')
    .attack('wedge', 'enemy', {
      attack: ['blank', 'blank', 'hit', 'hit', 'hit'],
      defense: ['evade', 'blank', 'blank'],
    })
    .uses('predator', [0, 1])
    .has('enemy', { damage: [{}, {}] })
    .ends();
});

test('defending it does nothing', () => {
  duel('academypilot')
    .attack('enemy', 'wedge', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .doesNotOffer('predator')
    .ends();
});

const counts = (defender: string) => {
  const table = duel(defender).attack('wedge', 'enemy', {
    attack: ['hit', 'blank', 'focus'],
    defense: ['blank', 'blank', 'blank', 'blank'].slice(0, defender === 'delta' ? 4 : 3),
  });
  return new Set(
    table.answersOffered.flatMap((each) => {
      const { choice } = each as { readonly choice?: readonly number[] };
      return choice ? [choice.length] : [];
    }),
  );
};

test('pilot skill 2 is low enough for two dice, skill 3 is not', () => {
  expect(counts('scimitarsquadronpilot')).toEqual(new Set([1, 2]));
  expect(counts('obsidiansquadronpilot')).toEqual(new Set([1]));
});
