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
