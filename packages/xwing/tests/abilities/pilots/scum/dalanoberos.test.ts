import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const starting = (x: number) =>
  xwingTable(
    {
      dalan: {
        pilot: 'scum:m12lkimogilafighter:dalanoberos',
        at: [450, 300],
        dial: { speed: 1, bearing: 'straight' },
      },
      rookie: { pilot: 'rookiepilot', at: [x, 600, 180] },
    },
    { phase: 'activation' },
  ).skips();

test('an enemy in the bullseye arc may be locked', () => {
  starting(450)
    .offersExactly({ use: 'dalan.pilot', choice: 'rookie' }, { pass: true })
    .uses('dalanoberos', 'rookie')
    .has('dalan', { lock: { target: 'rookie' } });
});

test('not one beside it', () => {
  starting(530).asks('declareTarget').has('dalan', { lock: null });
});

test('at range 3 still, and never beyond, however far he could lock', () => {
  const flown = (y: number, upgrades: readonly string[] = []) =>
    xwingTable(
      {
        dalan: {
          pilot: 'scum:m12lkimogilafighter:dalanoberos',
          at: [450, 200],
          upgrades,
          dial: { speed: 1, bearing: 'straight' },
        },
        rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
      },
      { phase: 'activation' },
    ).skips();
  flown(580).offersExactly({ use: 'dalan.pilot', choice: 'rookie' }, { pass: true });
  flown(580, ['longrangescanners']).offersExactly({ use: 'dalan.pilot', choice: 'rookie' }, { pass: true });
  flown(680, ['longrangescanners']).doesNotOffer('dalanoberos');
});
