import { legionTable, type Situation, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const luke = { unit: 'luke-skywalker', at: [1500, 700] } as const;

const table = (storm: Partial<UnitSpec>, situation: Situation = {}, upgrades = ['strict-orders']) =>
  legionTable(
    {
      veers: { unit: 'general-veers', at: [300, 300], upgrades, activated: true },
      storm: { unit: 'scout-troopers', at: [1500, 100], left: 1, ...storm },
      luke,
    },
    situation,
  );

shows(
  ['lg.activation-phase.rally.roll', 'lg.activation-phase.rally.always-completed'],
  'a friend with a faceup order token may lose one suppression token in place of its roll, wherever it stands',
  () => {
    const at = table({ tokens: { suppression: 2 } });
    at.offersExactly({ use: 'veers.c1', choice: null }, { pass: true }).uses('strict-orders');
    at.asks('chooseAction', { unit: 'storm', actions: 2 }).hasTokens('storm', { suppression: 1 });
    expect(at.events('rallied')).toEqual([]);
  },
);

shows(
  'lg.activation-phase.rally.roll',
  'without an order, without tokens, for an enemy or if it is passed by, the unit rolls',
  () => {
    const drawn = { tokens: { suppression: 2 }, order: 'pool' } as const;
    const faces = { whiteDefense: ['block', 'block'] };
    const rolls = (at: ReturnType<typeof table>) => at.events('rallied').map(({ faces: each }) => each);
    expect(rolls(table(drawn, { ...faces, players: { p1: { pool: ['specialForces'] } } }))).toEqual([
      ['block', 'block'],
    ]);
    expect(rolls(table({}))).toEqual([[]]);
    expect(rolls(table({ tokens: { suppression: 2 } }, faces).passes())).toEqual([['block', 'block']]);
    expect(rolls(table({ tokens: { suppression: 2 } }, faces, []))).toEqual([['block', 'block']]);
    const enemy = legionTable(
      {
        luke: { ...luke, tokens: { suppression: 1 } },
        veers: { unit: 'general-veers', at: [300, 300], upgrades: ['strict-orders'] },
      },
      { whiteDefense: ['blank'] },
    );
    expect(rolls(enemy)).toEqual([['blank']]);
  },
);

shows('lg.activation-phase.rally.roll', 'its last token may go as well', () => {
  table({ tokens: { suppression: 1 } })
    .uses('strict-orders')
    .asks('chooseAction', { unit: 'storm' })
    .hasTokens('storm', {});
});
