import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { standsOf, tool } from './mover.ts';

const veers = { unit: 'general-veers', at: [1750, 850] } as const;
const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

/** Han, with courage 2, has just panicked. */
const fleeing = (x: number, y: number, others = {}, more = {}) =>
  legionTable(
    { han: { unit: 'han-solo', at: [x, y], tokens: { suppression: 4 } }, veers, ...others },
    { whiteDefense: blanks(4), ...more },
  ).activate('han');

const flight = (angle: number, bend = 0, along = 1) => ({ ...tool(2, angle, bend, along), type: 'panic' });

shows(
  ['lg.panic.only-move', 'lg.panic.max-move'],
  'a panicked unit makes one full move at maximum speed straight to the nearest edge, and nothing else',
  () => {
    const table = fleeing(600, 400).asks('move', { unit: 'han', types: ['panic'] });
    table.refuses(flight(0), 'lg.panic.max-move');
    table.refuses(flight(150), 'lg.panic.max-move');
    table.refuses(flight(180, 0, 0.5), 'lg.panic.max-move');
    table.refuses({ ...flight(180), speed: 1 }, 'lg.panic.max-move');
    table.refuses(tool(2, 180), 'lg.move.action-options');
    table.answers(flight(180));
    expect(standsOf(table, 'han')).toEqual([[600, 248]]);
    expect(table.events('activationEnded').map(({ unit }) => unit)).toEqual(['han']);
  },
);

shows('lg.panic.max-move', 'between edges equally near the controller chooses', () => {
  fleeing(300, 300).answers(flight(180));
  fleeing(300, 300).answers(flight(270));
  fleeing(300, 300).refuses(flight(0), 'lg.panic.max-move');
});

shows(
  ['lg.panic.off-battlefield', 'lg.defeat.off-battlefield.any-time', 'lg.defeat.off-battlefield.during-move'],
  'a unit whose leader flees over the edge is defeated',
  () => {
    const table = fleeing(600, 150).answers(flight(180));
    table.has('han', { whereabouts: 'defeated' });
  },
);

shows(
  ['lg.panic.withdraw', 'lg.panic.no-melee-start'],
  'an engaged unit that panics withdraws towards the edge, and starts no melee on its way',
  () => {
    const vader = { unit: 'darth-vader', at: [600, 427] } as const;
    const table = fleeing(600, 400, { vader }).asks('move', { unit: 'han', types: ['panic'] });
    table.answers({ ...flight(180), speed: 1 });
    expect(standsOf(table, 'han')).toEqual([[600, 298]]);
    const barred = { unit: 'darth-vader', at: [600, 240] } as const;
    const blocked = fleeing(600, 400, { barred });
    for (const answer of blocked.answersOffered) expect(answer).toMatchObject({ type: 'panic' });
    blocked.answers(blocked.answersOffered[0] as never);
    expect(blocked.state.units.filter(({ id }) => id === 'han')[0]!.whereabouts).toBe('battlefield');
    expect(blocked.events('moveMade')).toEqual([
      { kind: 'moveMade', unit: 'han', type: 'panic', isStandard: false, left: [] },
    ]);
  },
);

shows('lg.panic.detour', 'where a building bars the direct way the unit goes round it', () => {
  const house = { terrain: [{ id: 'box', piece: 'container', at: [600, 330] }] } as const;
  const table = fleeing(600, 400, {}, house);
  table.refuses(flight(180, 0, 26 / 152), 'lg.panic.max-move');
  table.answers(table.answersOffered[0] as never);
  expect(standsOf(table, 'han')[0]![1]).toBeLessThan(360);
});

shows('lg.panic.cohesion', 'the others are placed in cohesion as usual', () => {
  const table = legionTable(
    { squad: { unit: 'rebel-troopers', at: [600, 400], tokens: { suppression: 2 } }, veers },
    { whiteDefense: blanks(2) },
  ).activate('squad');
  const before = standsOf(table, 'squad');
  table.answers(table.completes({}) as never);
  expect(standsOf(table, 'squad')).toEqual(before.map((stand) => [stand![0], stand![1]! - 152]));
});

shows('lg.panic.clamber', 'at the brink of a roof a panicked unit clambers down and rolls for it', () => {
  const roof = { terrain: [{ id: 'box', piece: 'container', at: [600, 400] }] } as const;
  const table = legionTable(
    { han: { unit: 'han-solo', at: [600, 370, 0, 60], tokens: { suppression: 4 } }, veers },
    { whiteDefense: [...blanks(4), 'block'], ...roof },
  ).activate('han');
  table.asks('move', { unit: 'han', types: ['panic'] });
  table.answers(table.answersOffered[0] as never).hasWounds('han', 1);
  expect(standsOf(table, 'han')).toEqual([[600, 356.5]]);
  expect(table.events('clamberRolled')).toEqual([{ kind: 'clamberRolled', unit: 'han', faces: ['block'] }]);
});
