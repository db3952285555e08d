import { afterEach, expect } from 'vitest';
import { unitCard } from '../../src/catalogue/index.ts';
import { figuresSwept } from '../../src/measuring/index.ts';
import { figure } from '../measuring/figures.ts';
import { shows } from '../shows.ts';
import { moving, standsOf, tool } from './mover.ts';

/** No vehicle that can be played has a long base, so a walker is put on one. */
const walkerCard = unitCard('at-st') as { base: string };
function onLongBase(): void {
  walkerCard.base = 'long';
}
afterEach(() => {
  walkerCard.base = 'huge';
});

const atst = { unit: 'at-st', at: [600, 400, 0] } as const;
/** Beside the long base, where its end sweeps by. */
const beside = [670, 430] as const;

shows(
  'lg.displacement.ground-vehicle-pivot',
  'a ground vehicle on a long base takes off the troopers that its turn sweeps over, of both sides',
  () => {
    onLongBase();
    const luke = { unit: 'luke-skywalker', at: beside } as const;
    const veers = { unit: 'general-veers', at: [530, 370] } as const;
    const table = moving(atst, 'pivot', { luke, veers }).answers({ type: 'pivot', heading: 90 });
    table.asks('placeMiniatures', { rule: 'lg.displacement.3-leader-range-1' }).asksSeat('p2');
    expect([standsOf(table, 'luke'), standsOf(table, 'veers')]).toEqual([[null], [null]]);
    walkerCard.base = 'huge';
    const round = moving(atst, 'pivot', { luke: { ...luke, at: [670, 450] } });
    round.answers({ type: 'pivot', heading: 90 }).doesNotOffer('placeMiniatures');
    expect(standsOf(round, 'luke')).toEqual([[670, 450]]);
    const long = { ...figure('tank', 600, 400, 'at-st'), base: 'long' } as const;
    const at = (x: number, y: number) => [figure('m', x, y)];
    expect(figuresSwept(long, 90, at(670, 430))).toHaveLength(1);
    expect(figuresSwept(long, 90, at(720, 430))).toHaveLength(0);
    expect(figuresSwept(figure('round', 600, 400, 'at-st'), 90, at(650, 430))).toHaveLength(0);
  },
);

shows('lg.move.pivot.no-sweep', 'over whom it cannot displace a base that is not round does not turn', () => {
  onLongBase();
  const cannon = { unit: '1-4-fd', at: [708, 430, 0] } as const;
  const luke = { unit: 'luke-skywalker', at: [670, 430] } as const;
  const vader = { unit: 'darth-vader', at: [697, 430] } as const;
  for (const others of [{ cannon }, { luke, vader }, { rt: { unit: 'at-rt', at: [705, 430, 0] } as const }]) {
    const table = moving(atst, 'pivot', others as never);
    table.refuses({ type: 'pivot', heading: 90 }, 'lg.move.pivot.no-sweep');
    table.answers({ type: 'pivot', heading: 350 });
  }
  walkerCard.base = 'huge';
  moving(atst, 'pivot', { cannon }).answers({ type: 'pivot', heading: 90 });
});

shows(
  'lg.base.notched-no-free-rotation',
  'a notched miniature faces where the tool led it, where it pivoted to, or where its leader faces',
  () => {
    const walker = { unit: 'at-rt', at: [600, 300, 0] } as const;
    const bent = moving(walker).answers(tool(2, 0, 40));
    expect(bent.miniature('mover', 1).stand!.heading).toBe(40);
    const turned = moving(walker);
    turned.refuses({ ...tool(2, 30), heading: 90 } as never, 'lg.move.standard.place-notched');
    const pivoted = moving(walker, 'pivot').answers({ type: 'pivot', heading: 60 });
    expect(pivoted.miniature('mover', 1).stand!.heading).toBe(60);
    const bikes = { unit: '74-z-speeder-bikes', at: [600, 300, 0] } as const;
    const table = moving(bikes, '').asks('move', { types: ['compulsory'] });
    const move = table.completes({ bend: 30 }) as { readonly others: readonly { stand: object }[] };
    const askew = move.others.map((each) => ({ ...each, stand: { ...each.stand, heading: 0 } }));
    table.refuses({ ...move, others: askew } as never, 'lg.cohesion.notched-facing');
    table.answers(move as never);
    expect(table.unit('mover').miniatures.map(({ stand }) => stand!.heading)).toEqual([30, 30]);
  },
);
