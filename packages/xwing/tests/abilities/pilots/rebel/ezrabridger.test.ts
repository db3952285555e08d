import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const shot = (pilot: string, stress: number) =>
  xwingTable({
    ezra: { pilot, at: [450, 300], tokens: { stress }, hasFought: true },
    enemy: { pilot: 'obsidiansquadronpilot', at: [450, 430, 180] },
  }).attack('enemy', 'ezra', { attack: ['hit', 'hit', 'hit'], defense: ['focus', 'focus'] });

for (const pilot of ['rebel:attackshuttle:ezrabridger', 'rebel:sheathipedeclassshuttle:ezrabridger']) {
  test(`${pilot}, stressed, may turn up to 2 focus results into evades`, () => {
    shot(pilot, 1)
      .offersExactly(
        { use: 'ezra.pilot', choice: [0] },
        { use: 'ezra.pilot', choice: [0, 1] },
        { pass: true },
      )
      .uses('ezrabridger', [0, 1])
      .has('ezra', { tokens: { stress: 1 }, damage: [] });
  });

  test(`${pilot} without stress may not`, () => {
    shot(pilot, 0).doesNotOffer('ezrabridger').ends();
  });
}

test('of three focus results two are turned at most, and those of a friend are not', () => {
  const ezra = { pilot: 'rebel:attackshuttle:ezrabridger', tokens: { stress: 1 }, hasFought: true } as const;
  xwingTable({
    ezra: { ...ezra, at: [450, 300] },
    enemy: { pilot: 'academypilot', at: [450, 580, 180] },
  })
    .attack('enemy', 'ezra', { attack: ['hit', 'hit'], defense: ['focus', 'focus', 'focus'] })
    .offersExactly({ use: 'ezra.pilot', choice: [0] }, { use: 'ezra.pilot', choice: [0, 1] }, { pass: true });
  xwingTable({
    ezra: { ...ezra, at: [550, 300] },
    wing: { pilot: 'rookiepilot', at: [450, 300], hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  })
    .attack('enemy', 'wing', { attack: ['hit', 'blank'], defense: ['focus', 'focus'] })
    .has('wing', { shields: 1 })
    .ends();
});
