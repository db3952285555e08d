import { legionTable, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { fallen } from './fallen.ts';

/** Enemies so close to each other that nobody can come beyond range 2 of all of them. */
const everywhere: Readonly<Record<string, UnitSpec>> = Object.fromEntries(
  [250, 700, 1150, 1600].flatMap((x) =>
    [230, 690].map((y) => [
      `rebels${x}${y}`,
      { unit: 'rebel-troopers', at: [x, y], left: 1, activated: true } as const,
    ]),
  ),
);

const vader = { unit: 'darth-vader', at: [475, 100] } as const;
const storm = { unit: 'stormtroopers', at: [925, 100], left: 1 } as const;
const held = { unit: 'snowtroopers', whereabouts: 'aside', order: 'pool' } as const;

shows(
  [
    'lg.activation-phase.choose.unmatched-token-redraw',
    'lg.activation-phase.choose.faceup-or-draw',
    'lg.battle-card.rapid-reinforcements.trigger',
  ],
  'a token of a unit that has nowhere to come is set aside, and without another one a faceup token is used',
  () => {
    const table = legionTable(
      { vader, storm, held, ...everywhere },
      { players: { p1: { pool: ['corps'] } } },
    );
    table
      .offersExactly({ unit: 'vader' }, { unit: 'storm' }, { draw: 'p1' })
      .refuses({ unit: 'held' }, 'lg.activation-phase.alternate')
      .answers({ draw: 'p1' });
    expect(table.events('orderTokenSetAside')).toEqual([
      { kind: 'orderTokenSetAside', seat: 'p1', rank: 'corps', unit: 'held' },
    ]);
    table
      .asks('chooseUnit', { drawn: null })
      .offersExactly({ unit: 'vader' }, { unit: 'storm' })
      .answers({ unit: 'vader' })
      .asks('chooseAction', { unit: 'vader' })
      .has('vader', { order: 'faceup' })
      .has('held', { whereabouts: 'aside', order: 'facedown' });
  },
);

shows(
  ['lg.activation-phase.end-condition', 'lg.activation-phase.choose.unmatched-token-redraw'],
  'a unit whose token was set aside has no turn to come, and nobody draws what is left for the defeated',
  () => {
    const table = legionTable(
      {
        vader: { ...vader, order: 'pool' },
        storm,
        held,
        dead: { ...fallen('scout-troopers', 4, 1), order: 'pool' },
        ...everywhere,
      },
      { players: { p1: { pool: ['corps', 'commander', 'specialForces'] } } },
    );
    table.answers({ draw: 'p1' }).asks('chooseAction', { unit: 'vader' }).isDone();
    expect(table.events('orderTokenDrawn').map(({ rank }) => rank)).toEqual(['corps', 'commander']);
    table.asks('chooseAction', { unit: 'storm' });
  },
);
