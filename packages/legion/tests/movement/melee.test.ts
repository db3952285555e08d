import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { inMeleeWith } from '../../src/rules/distances.ts';
import { shows } from '../shows.ts';
import { moving, standsOf, tool } from './mover.ts';

const luke = { unit: 'luke-skywalker', at: [600, 300] } as const;
const squad = { unit: 'rebel-troopers', at: [600, 300] } as const;
const storm = { unit: 'stormtroopers', at: [600, 420] } as const;

const opponents = (table: ReturnType<typeof moving>, unit: string) =>
  inMeleeWith(table.state, table.unit(unit)).map(({ id }) => id);

/** Straight north until the bases touch: 120 apart, less a base. */
const charge = tool(2, 0, 0, (120 - 27) / 152);

shows(
  [
    'lg.melee.start.1-leader-contact',
    'lg.melee.start.3-opponent-minis',
    'lg.melee.in-melee',
    'lg.melee.engaged.definition',
  ],
  'a leader that comes into contact begins a melee, and the opponent brings the rest of the unit into it',
  () => {
    const table = moving(luke, 'standard', { storm }).answers(charge);
    table.asks('placeMiniatures', { unit: 'storm', rule: 'lg.melee.start.3-opponent-minis' }).asksSeat('p2');
    const [first] = table.answersOffered;
    table.answers(first as never);
    expect(opponents(table, 'mover')).toEqual(['storm']);
    const touching = standsOf(table, 'storm').filter(
      (stand) => Math.abs(Math.hypot(stand![0]! - 600, stand![1]! - 393) - 27) < 0.2,
    );
    expect(touching).toHaveLength(4);
    expect(table.events('moveMade').at(-1)).toMatchObject({ unit: 'mover', left: [] });
  },
);

shows(
  ['lg.melee.start.2-own-minis'],
  'everybody of the unit who has room touches the same enemy unit',
  () => {
    const vader = { unit: 'darth-vader', at: [600, 420] } as const;
    const table = moving(squad, 'standard', { vader });
    const apart = {
      ...charge,
      others: (table.completes({ ...tool(2, 180) }) as never as typeof charge).others,
    };
    table.refuses(apart, 'lg.cohesion.max-distance');
    const whole = table.completes(charge) as unknown as {
      readonly others: readonly { stand: { x: number; y: number } }[];
    };
    const gaps = whole.others.map(({ stand }) => Math.round(Math.hypot(stand.x - 600, stand.y - 420)));
    expect(gaps).toEqual([27, 27, 27]);
    const idle = whole.others.map((each, index) =>
      index === 0 ? { ...each, stand: { ...each.stand, x: 600, y: 350 } } : each,
    );
    table.refuses({ ...whole, others: idle } as never, 'lg.melee.start.2-own-minis');
    table.answers(whole as never);
    expect(opponents(table, 'mover')).toEqual(['vader']);
  },
);

shows(
  ['lg.melee.start.needs-melee-weapon', 'lg.base.contact.enemy-forbidden'],
  'a leader without a melee weapon comes into contact with nobody',
  () => {
    const bikes = { unit: '74-z-speeder-bikes', at: [600, 200, 0] } as const;
    const walker = { unit: 'at-rt', at: [600, 600, 0], side: 1 } as const;
    const table = moving(bikes, '', { walker }).asks('move', { types: ['compulsory'] });
    table.answers(table.completes({ bend: 0 }) as never).until('chooseAction', 'mover');
    expect(standsOf(table, 'mover')[0]).toEqual([600, 419]);
    table.acts('move', { move: 'standard' });
    // A medium and a large base touch at 60.
    const { others } = table.completes(tool(1, 0)) as never as typeof charge;
    table.refuses({ ...tool(3, 0, 0, 121 / 219), others }, 'lg.melee.start.needs-melee-weapon');
  },
);

shows('lg.melee.one-enemy-unit-only', 'nobody moves into contact with two enemy units', () => {
  const left = { unit: 'darth-vader', at: [586.5, 416.4] } as const;
  const right = { unit: 'general-veers', at: [613.5, 416.4] } as const;
  const both = moving(luke, 'standard', { left, right });
  both.refuses(tool(2, 0, 0, 93.017 / 152), 'lg.melee.one-enemy-unit-only');
});

shows(
  [
    'lg.melee.engaged.no-moves',
    'lg.melee.withdraw.when',
    'lg.melee.withdraw.cost',
    'lg.melee.withdraw.no-other-actions',
  ],
  'an engaged unit may only withdraw: one speed-1 move for the whole activation',
  () => {
    const vader = { unit: 'darth-vader', at: [600, 327] } as const;
    const table = legionTable({ mover: luke, vader }).activate('mover').until('chooseAction', 'mover');
    const moves = table.answersOffered.filter((each) => (each as { action?: string }).action === 'move');
    expect(moves).toEqual([{ action: 'move', move: 'withdraw', actions: 2 }]);
    table.acts('move', { move: 'withdraw' });
    table.refuses({ ...tool(2, 180), type: 'withdraw' }, 'lg.move.standard.choose-tool');
    table.refuses({ ...tool(1, 180, 0, 0), type: 'withdraw' }, 'lg.melee.no-reengage-same-activation');
    table.answers({ ...tool(1, 180), type: 'withdraw' });
    expect(standsOf(table, 'mover')).toEqual([[600, 198]]);
    expect(opponents(table, 'mover')).toEqual([]);
    expect(table.events('moveMade')).toEqual([
      { kind: 'moveMade', unit: 'mover', type: 'withdraw', isStandard: false, left: ['vader'] },
    ]);
    expect(table.events('activationEnded').map(({ unit }) => unit)).toEqual(['mover']);
  },
);

shows('lg.melee.withdraw.speed-zero', 'a unit with maximum speed 0 cannot withdraw', () => {
  const vader = { unit: 'darth-vader', at: [600, 327] } as const;
  const table = legionTable({ mover: { ...luke, tokens: { immobilize: 2 } }, vader }).activate('mover');
  const moves = table
    .until('chooseAction', 'mover')
    .answersOffered.filter((each) => (each as { action?: string }).action === 'move');
  expect(moves).toEqual([]);
});

shows(
  ['lg.melee.withdraw.into-new-melee', 'lg.melee.no-reengage-same-activation'],
  'a withdrawal may end in contact with another enemy unit, not with the same',
  () => {
    const vader = { unit: 'darth-vader', at: [600, 327] } as const;
    const veers = { unit: 'general-veers', at: [600, 180] } as const;
    const table = legionTable({ mover: luke, vader, veers }).activate('mover').until('chooseAction', 'mover');
    table.acts('move', { move: 'withdraw' }).answers({ ...tool(1, 180, 0, 93 / 102), type: 'withdraw' });
    expect(opponents(table, 'mover')).toEqual(['veers']);
  },
);

shows(
  'lg.melee.start.3-needs-melee-weapon',
  'a contacted unit without a melee weapon brings nobody else into contact',
  () => {
    const bikes = { unit: '74-z-speeder-bikes', at: [600, 440, 0] } as const;
    const table = moving(luke, 'standard', { bikes });
    const before = standsOf(table, 'bikes');
    table.answers(tool(2, 0, 0, 101.5 / 152));
    expect(opponents(table, 'mover')).toEqual(['bikes']);
    expect(standsOf(table, 'bikes')).toEqual(before);
    expect(table.events('miniaturesPlaced').filter(({ unit }) => unit === 'bikes')).toEqual([]);
  },
);
