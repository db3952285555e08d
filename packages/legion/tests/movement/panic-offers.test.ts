import { legionTable, type Situation, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { standsOf } from './mover.ts';

const veers = { unit: 'general-veers', at: [1750, 850] } as const;
const leia = { unit: 'leia-organa', at: [1750, 850] } as const;
const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

/** A unit that panics as it is activated; Han has courage 2 and speed 2. */
function panicking(unit: UnitSpec, more: Situation = {}, suppression = 4) {
  const tokens = { ...unit.tokens, suppression };
  const enemy = unit.unit.startsWith('e-web') ? leia : veers;
  return legionTable({ unit: { ...unit, tokens }, enemy }, { whiteDefense: blanks(suppression), ...more });
}

const han = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  unit: 'han-solo',
  at: [x, y],
  ...more,
});
const flight = (angle: number, speed = 2, along = 1, bend = 0) => ({
  type: 'panic',
  speed,
  angle,
  bend,
  along,
  others: [],
});

/** The offers as speed, angle, bend and along, each once. */
function offersOf(table: ReturnType<typeof panicking>) {
  const offers = table.answersOffered.map((each) => {
    const { speed, angle, bend, along } = each as Record<string, number>;
    return [speed, angle, bend, Math.round(100 * along!) / 100];
  });
  return offers.filter(
    (offer, index) => offers.findIndex((other) => String(other) === String(offer)) === index,
  );
}

shows(
  ['lg.panic.max-move', 'lg.panic.only-move', 'lg.panic.off-battlefield'],
  'on open ground the straight way at full speed is all that is offered, to each edge that is nearest',
  () => {
    expect(offersOf(panicking(han(600, 400)))).toEqual([[2, 180, 0, 1]]);
    expect(offersOf(panicking(han(300, 300)))).toEqual([
      [2, 180, 0, 1],
      [2, 270, 0, 1],
    ]);
    expect(offersOf(panicking(han(300, 600)))).toEqual([[2, 270, 0, 1]]);
    expect(offersOf(panicking(han(1000, 600)))).toEqual([[2, 0, 0, 1]]);
    expect(offersOf(panicking(han(1600, 450)))).toEqual([[2, 90, 0, 1]]);
  },
);

shows(
  ['lg.panic.max-move', 'lg.terrain.difficult.enter'],
  'difficult terrain slows a flight, and so do immobilize tokens; who cannot move stays',
  () => {
    const water = (y: number) => ({ terrain: [{ piece: 'water-shallow', at: [600, y] }] }) as Situation;
    // From 220 to 340: the way leads into it.
    expect(offersOf(panicking(han(600, 400), water(280)))).toEqual([[1, 180, 0, 1]]);
    expect(offersOf(panicking(han(600, 280), water(280)))).toEqual([[1, 180, 0, 1]]);
    expect(offersOf(panicking(han(600, 400, { tokens: { immobilize: 1 } })))).toEqual([[1, 180, 0, 1]]);
    const held = panicking(han(600, 400, { tokens: { immobilize: 2 } }));
    held.asks('chooseAction', { unit: 'enemy' });
    expect([standsOf(held, 'unit'), held.events('activationEnded').map(({ unit }) => unit)]).toEqual([
      [[600, 400]],
      ['unit'],
    ]);
    const sunk = panicking(han(600, 280, { tokens: { immobilize: 1 } }), water(280));
    expect(sunk.asks('chooseAction', { unit: 'enemy' }).events('moveMade')).toEqual([]);
    // With speed 1 left the water before it bars the way; along its bank is as near to the edge as before.
    const bank = offersOf(panicking(han(600, 375, { tokens: { immobilize: 1 } }), water(300)));
    expect(bank.filter(([, angle]) => angle === 180)).toEqual([]);
  },
);

shows(
  ['lg.panic.max-move', 'lg.panic.only-move'],
  'only the way that is offered is taken, whole and well formed',
  () => {
    const table = panicking(han(600, 400)).asks('move', { unit: 'unit', types: ['panic'] });
    for (const field of ['speed', 'angle', 'bend', 'along']) {
      table.refuses({ ...flight(180), [field]: 'far' }, 'table.malformed-answer');
    }
    table.refuses(flight(180, 2, 1, 90.5), 'table.malformed-answer');
    table.refuses(flight(180, 2, 1, -91), 'table.malformed-answer');
    table.refuses(flight(180, 2, 1, 90), 'lg.panic.max-move');
    table.refuses(flight(180, 2, 0.99), 'lg.panic.max-move');
    table.refuses(flight(180, 1), 'lg.panic.max-move');
    table.refuses(flight(0), 'lg.panic.max-move');
    // Nobody clambers where the way is open.
    table.refuses({ type: 'panic', to: { x: 600, y: 380, level: 0 } }, 'table.malformed-answer');
    table.answers(flight(180, 2, 0.996));
    expect(standsOf(table, 'unit')).toEqual([[600, 248]]);
  },
);

shows('lg.panic.cohesion', 'the others of a unit that flees keep cohesion, and none is left out', () => {
  const squad: UnitSpec = { unit: 'rebel-troopers', at: [600, 400] };
  const table = panicking(squad, {}, 2).asks('move', { unit: 'unit' });
  const [answer] = table.answersOffered as unknown as readonly {
    others: readonly { miniature: string; stand: { x: number } }[];
  }[];
  expect(answer!.others).toHaveLength(3);
  table.refuses({ ...answer!, others: answer!.others.slice(1) }, 'table.malformed-answer');
  const apart = answer!.others.map(({ miniature, stand }) => ({
    miniature,
    stand: { ...stand, x: stand.x + 300 },
  }));
  table.refuses({ ...answer!, others: apart }, 'lg.cohesion.max-distance');
  table.answers(answer as never);
  expect(standsOf(table, 'unit')[0]![1]).toBe(248);
});

shows('lg.panic.off-battlefield', 'at the edge a flight of any kind leads off the battlefield', () => {
  const table = panicking(han(600, 100));
  expect(offersOf(table)).toContainEqual([2, 180, 0, 1]);
  table.answers(flight(180)).has('unit', { whereabouts: 'defeated' });
});

shows('lg.panic.detour', 'a base with a notch flees the way it faces, bent as little as is direct', () => {
  const facing = (heading: number) =>
    offersOf(panicking({ unit: 'e-web-heavy-blaster-team', at: [600, 400, heading] }));
  expect(facing(180)).toEqual([[1, 180, 0, 1]]);
  expect(facing(90)).toEqual([[1, 90, 90, 1]]);
  expect(facing(270)).toEqual([[1, 270, -90, 1]]);
});

shows('lg.panic.clamber', 'a unit at the brink of a roof clambers towards the edge and nowhere else', () => {
  const roof = { terrain: [{ id: 'box', piece: 'container', at: [600, 400] }] } as Situation;
  const table = panicking(
    { unit: 'han-solo', at: [600, 370, 0, 60] },
    {
      ...roof,
      whiteDefense: [...blanks(4), 'blank'],
    },
  );
  const [answer] = table.answersOffered as unknown as readonly { to: { x: number; y: number } }[];
  expect(answer).toMatchObject({ type: 'panic', to: { x: 600, y: expect.closeTo(356.5, 1), level: 0 } });
  const places = table.answersOffered.flatMap((each) => ('to' in (each as object) ? [each] : []));
  expect(places.length).toBeGreaterThan(0);
  for (const each of places) expect((each as { to: { y: number } }).to.y).toBeLessThan(370);
  const back = { ...answer!, to: { x: 600, y: 443.5, level: 0 } };
  table.refuses(back, 'table.malformed-answer');
  table.answers(answer as never).hasWounds('unit', 0);
});
