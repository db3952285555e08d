import type { SeatId } from '@sortie/kernel';
import type { LegionTable, Situation, UnitSpec } from '@sortie/testkit/legion';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { fallen } from './fallen.ts';
import { orders, unitId } from './made-up.ts';

const FAR_AWAY = [1700, 100] as const;

/** Side 0 resolves this card alone; a walker of side 1 cannot play any. */
const resolving = (
  card: string,
  units: Readonly<Record<string, UnitSpec>>,
  more: Situation = {},
  game?: Parameters<typeof legionTable>[2],
): LegionTable => {
  const onCard = Object.fromEntries(
    Object.entries(units).map(([name, spec]) => [name, { order: 'card', ...spec } as UnitSpec]),
  );
  const table = legionTable(
    { ...onCard, walker: { unit: 'at-rt', at: [900, 850], order: 'card' } },
    { phase: 'command', players: { p1: { hand: [card, 'standing-orders'] } }, ...more },
    game,
  );
  const [select] = table.referee.decisions('p1' as SeatId);
  table.send(select!, { card });
  return table.answers({ ready: true });
};

const ordered = (table: LegionTable) =>
  table.state.units.filter(({ order }) => order === 'faceup').map(({ id }) => id);

const vader = { unit: 'darth-vader', at: [300, 100] } as const;
const storm = { unit: 'stormtroopers', at: [300, 300] } as const;
const snow = { unit: 'snowtroopers', at: [600, 300] } as const;
const scouts = { unit: 'scout-troopers', at: [600, 100] } as const;
const boba = { unit: 'boba-fett', at: [450, 200] } as const;
const walker = { unit: 'at-st', at: [300, 500] } as const;

shows(
  ['lg.orders.nominate.commander', 'lg.orders.nominate.no-operative-otherwise'],
  'for a card without owner one of the commanders is nominated, and never an operative',
  () => {
    const table = resolving('push', {
      vader,
      officer: { unit: 'imperial-officer', at: [300, 200] },
      boba,
      storm,
    });
    table
      .asks('nominate', { card: 'push' })
      .offersExactly({ unit: 'vader' }, { unit: 'officer' })
      .refuses({ unit: 'boba' }, 'lg.orders.nominate.no-operative-otherwise')
      .answers({ unit: 'officer' })
      .asks('issueOrder', { by: 'officer', left: 2 });
    expect(table.state.players[0]!.nominated).toBe('officer');
  },
);

shows(
  ['lg.orders.nominate.owner', 'lg.orders.nominate.operative-card', 'lg.orders.eligible.self'],
  "an owner's card nominates its owner, an operative too, who may order itself",
  () => {
    const commander = resolving('new-ways-to-motivate-them', {
      vader,
      officer: { unit: 'imperial-officer', at: [300, 200] },
      storm,
    });
    expect(commander.state.players[0]!.nominated).toBe('vader');
    const operative = resolving('whipcord-launcher', { vader, boba, storm });
    expect(operative.state.players[0]!.nominated).toBe('boba');
    expect(ordered(operative)).toEqual(['boba']);
  },
);

shows(
  ['lg.command-phase.select.must-play', 'lg.orders.nominate.no-operative-otherwise'],
  'with nobody but an operative left, its own cards can be played and no others',
  () => {
    const table = legionTable(
      { boba: { ...boba, order: 'card' }, walker: { unit: 'at-rt', at: [900, 850], order: 'card' } },
      { phase: 'command', players: { p1: { hand: ['push', 'whipcord-launcher', 'standing-orders'] } } },
    );
    table
      .offersExactly({ card: 'whipcord-launcher' })
      .refuses({ card: 'push' }, 'lg.orders.nominate.no-operative-otherwise');
  },
);

shows(
  ['lg.orders.count', 'lg.orders.must-issue-max', 'lg.orders.sequential', 'lg.orders.token.placed'],
  'as many orders as the bar says are issued one by one, in any sequence, and none is held back',
  () => {
    const table = resolving('push', { vader, storm, snow, scouts });
    table
      .asks('issueOrder', { card: 'push', by: 'vader', left: 2 })
      .offersExactly({ unit: 'vader' }, { unit: 'storm' }, { unit: 'snow' }, { unit: 'scouts' })
      .refuses({ pass: true }, 'lg.orders.must-issue-max')
      .answers({ unit: 'scouts' })
      .asks('issueOrder', { left: 1 })
      .offersExactly({ unit: 'vader' }, { unit: 'storm' }, { unit: 'snow' })
      .refuses({ unit: 'scouts' }, 'lg.orders.eligible.once')
      .answers({ unit: 'storm' });
    expect(ordered(table)).toEqual(['storm', 'scouts']);
    const short = resolving('assault', { vader, storm });
    expect(short.asks('issueOrder', { left: 2 }).answers({ unit: 'storm' }).state.phase).toBe('activation');
    expect(ordered(short)).toEqual(['vader', 'storm']);
  },
);

shows(
  'lg.orders.eligible.type',
  'a card that states types or names orders nobody else, and what it states may be matched in any way',
  () => {
    const troopers = resolving('new-ways-to-motivate-them', { vader, storm, snow, tank: walker });
    troopers
      .offersExactly({ unit: 'vader' }, { unit: 'storm' }, { unit: 'snow' })
      .refuses({ unit: 'tank' }, 'lg.orders.eligible.type');
    const named = resolving('whipcord-launcher', { boba, storm });
    expect(ordered(named)).toEqual(['boba']);
    const ranked = resolving('coordinated-fire', { vader, storm, snow, scouts });
    ranked
      .asks('issueOrder', { left: 2 })
      .offersExactly({ unit: 'storm' }, { unit: 'snow' })
      .refuses({ unit: 'vader' }, 'lg.orders.eligible.type')
      .answers({ unit: 'snow' });
    expect(ordered(ranked)).toEqual(['storm', 'snow']);
    // Two units and Vader: when Vader has his order, two others have theirs all the same.
    const mixed = resolving('master-of-evil', { vader, storm, snow, scouts });
    mixed.asks('issueOrder', { left: 3 }).answers({ unit: 'vader' }).asks('issueOrder', { left: 2 });
    mixed.answers({ unit: 'storm' }).answers({ unit: 'snow' });
    expect(ordered(mixed)).toEqual(['vader', 'storm', 'snow']);
    const withoutHim = resolving('master-of-evil', { vader, storm, snow, scouts });
    withoutHim.answers({ unit: 'storm' }).answers({ unit: 'snow' });
    expect(ordered(withoutHim)).toEqual(['vader', 'storm', 'snow']);
  },
);

shows('lg.orders.count', 'a bar that names each unit orders all that are eligible', () => {
  const table = resolving('an-entire-legion', {
    palpatine: { unit: 'emperor-palpatine', at: [300, 100] },
    storm,
    snow,
    far: { unit: 'scout-troopers', at: FAR_AWAY },
  });
  table.asks('issueOrder', { left: 3 }).answers({ unit: 'storm' }).answers({ unit: 'snow' });
  expect(ordered(table)).toEqual(['palpatine', 'storm', 'snow']);
});

shows('lg.orders.eligible.range', 'a unit beyond range 3 of whoever is nominated is issued no order', () => {
  const table = resolving('push', { vader, storm, snow, far: { unit: 'scout-troopers', at: FAR_AWAY } });
  table
    .offersExactly({ unit: 'vader' }, { unit: 'storm' }, { unit: 'snow' })
    .refuses({ unit: 'far' }, 'lg.orders.eligible.range')
    .refuses({ unit: 'walker' }, 'lg.orders.eligible.range');
});

shows(
  ['lg.orders.once-even-if-redirected', 'lg.orders.triggers-before-next', 'lg.orders.eligible.once'],
  'an order passed on has been issued to the unit first named, before the next is issued',
  () => {
    const passOn = orders('passOn', ['p1', 'beforeOrder'], { kind: 'redirectOrder', to: unitId('snow') });
    const table = resolving('assault', { vader, storm, snow, scouts }, {}, legionWith(passOn));
    table.answers({ unit: 'storm' }).offers('passOn').uses('passOn');
    table
      .has('storm', { order: 'card', wasOrdered: true })
      .has('snow', { order: 'faceup', wasOrdered: true });
    table
      .asks('issueOrder', { left: 2 })
      .offersExactly({ unit: 'vader' }, { unit: 'scouts' })
      .refuses({ unit: 'storm' }, 'lg.orders.eligible.once')
      .refuses({ unit: 'snow' }, 'lg.orders.eligible.once');
  },
);

shows(
  ['lg.orders.once-even-if-redirected', 'lg.timing.when', 'lg.timing.after'],
  'a cancelled order places no token and lets nobody answer it, and cannot be issued again',
  () => {
    const cancel = orders('cancel', ['p1', 'beforeOrder'], { kind: 'redirectOrder', to: null });
    const answer = orders('answer', ['p1', 'orderIssued']);
    const table = resolving('push', { vader, storm, snow }, {}, legionWith(cancel, answer));
    table
      .answers({ unit: 'storm' })
      .offers('cancel')
      .uses('cancel')
      .has('storm', { order: 'card', wasOrdered: true });
    table.asks('issueOrder', { left: 1 }).offersExactly({ unit: 'vader' }, { unit: 'snow' });
    table.answers({ unit: 'snow' }).offers('cancel').passes().offers('answer').passes();
    expect(ordered(table)).toEqual(['snow']);
  },
);

shows(
  ['lg.orders.pool.contents', 'lg.orders.token.one-per-unit', 'lg.orders.token.faces'],
  'the tokens that were not placed go into the pool, one of its rank for every unit',
  () => {
    const table = resolving('ambush', {
      vader,
      storm,
      snow,
      scouts,
      dead: fallen('stormtroopers', 4, 1),
    });
    table.answers({ unit: 'storm' });
    expect([...table.state.players[0]!.pool].sort()).toEqual(['commander', 'corps', 'specialForces']);
    table
      .has('storm', { order: 'faceup' })
      .has('vader', { order: 'pool' })
      .has('snow', { order: 'pool' })
      .has('scouts', { order: 'pool' })
      .has('dead', { order: 'gone' });
    const log = JSON.stringify(table.referee.logFor('p1' as SeatId));
    expect(log).not.toContain('specialForces');
  },
);
