import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const bombed = (droppedBy: string, pilot = 'rebel:scurrgh6bomber:captainnym') =>
  xwingTable(
    {
      nym: { pilot, at: [150, 150], activated: true },
      wing: { pilot: 'rookiepilot', at: [450, 400], dial: { speed: 2, bearing: 'straight' } },
      enemy: { pilot: 'academypilot', at: [800, 800, 270] },
    },
    {
      phase: 'activation',
      bombs: [{ bomb: 'bomb:seismiccharges', droppedBy, at: [450, 600, 0] }],
    },
  ).acts('focus');

test('it may keep a friendly bomb from going off', () => {
  bombed('nym')
    .offersExactly({ use: 'nym.pilot', choice: null }, { pass: true })
    .uses('captainnym')
    .has('wing', { shields: 2 })
    .doesNotOffer('captainnym');
});

test('left alone, the bomb goes off', () => {
  bombed('nym').passes().has('wing', { shields: 1 });
});

test('an enemy bomb it cannot stop', () => {
  bombed('enemy').doesNotOffer('captainnym').has('wing', { shields: 1 });
});
