import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

/** Two ships far away, so that the game goes on, and squadrons in the Squadron phase. */
const flight = (squadrons: object, situation: object = {}) =>
  armadaTable(
    {
      corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0] },
      victory: { ship: 'victory-ii', at: [1700, 800, 180] },
      ...squadrons,
    },
    { phase: 'squadron', ...situation },
  );

const wing = (...at: readonly [number, number]) => ({ squadron: 'x-wing', at }) as const;
const tie = (...at: readonly [number, number]) => ({ squadron: 'tie-fighter', at }) as const;

shows(
  [
    'ar.phase.squadron.alternate-two',
    'ar.phase.squadron.second-chosen-after-first',
    'ar.phase.squadron.single-remaining',
  ],
  'each side activates two squadrons a turn, the second chosen when the first is done; a last one alone',
  () => {
    const table = flight({
      a: wing(300, 300),
      b: wing(400, 300),
      c: wing(500, 300),
      x: tie(1300, 600),
      y: tie(1400, 600),
      z: tie(1500, 600),
    });
    table.asks('chooseSquadron', { left: 2 }).asksSeat('p1').answers({ squadron: 'b' });
    table.asks('chooseDeed', { squadron: 'b' }).answers({ decline: true });
    table
      .asks('chooseSquadron', { left: 1 })
      .offersExactly({ squadron: 'a' }, { squadron: 'c' })
      .refuses({ squadron: 'b' }, 'ar.squadron-activation.slider-must-match')
      .until('assignDials');
    const order = table.events('activationBegun').map(({ unit }) => unit);
    expect(order).toEqual(['b', 'a', 'x', 'y', 'c', 'z']);
  },
);

shows('ar.phase.squadron.pass-when-empty', 'a side without squadrons left passes', () => {
  const table = flight({ x: tie(1300, 600), y: tie(1400, 600), z: tie(1500, 600) }).until('assignDials');
  expect(table.events('activationBegun').map(({ unit }) => unit)).toEqual(['x', 'y', 'z']);
});

shows(
  ['ar.squadron-activation.phase-move-or-attack', 'ar.squadron-activation.slider-toggle'],
  'in the Squadron phase a squadron moves or attacks, never both, or does neither and is activated',
  () => {
    const table = flight({ a: wing(300, 300), x: tie(420, 300) });
    table
      .asks('chooseDeed', { squadron: 'a' })
      .offersExactly({ deed: 'move' }, { decline: true })
      .answers({ deed: 'move' })
      .asks('moveSquadron')
      .answers({ x: 340, y: 300 });
    // Now it could attack, but it has moved.
    expect(table.squadron('a').slider).toBe('orange');
    table.asks('chooseDeed', { squadron: 'x' }).answers({ deed: 'attack' });
    table.attack('x', 'a', { blue: ['hit', 'hit', 'accuracy'] }).until('assignDials');
    expect(table.events('squadronMoved').map(({ squadron }) => squadron)).toEqual(['a']);
    const idle = flight({ a: wing(300, 300) }).answers({ decline: true });
    expect(idle.events('sliderSet')).toMatchObject([{ squadron: 'a', to: 'orange' }]);
  },
);

shows(
  [
    'ar.squadron-activation.command-move-and-attack',
    'ar.engagement.ends-on-destruction',
    'ar.squadron-activation.when',
  ],
  'activated by a command, a squadron moves and attacks in either order',
  () => {
    const ready = () =>
      armadaTable({
        victory: { ship: 'victory-ii', at: [900, 150, 0], dials: ['squadron'] },
        x: { squadron: 'tie-fighter', at: [900, 280] },
        a: { squadron: 'x-wing', at: [900, 500], hull: 1 },
        corvette: { ship: 'cr90-corvette-a', at: [100, 850, 180], activated: true },
      })
        .uses('squadron', 'dial')
        .answers({ squadron: 'x' });
    const table = ready()
      .answers({ deed: 'move' })
      .answers({ x: 900, y: 400 })
      .asks('chooseDeed')
      .offersExactly({ deed: 'attack' }, { decline: true })
      .answers({ deed: 'attack' })
      .attack('x', 'a', { blue: ['hit', 'hit', 'hit'] });
    table.until('chooseCourse').has('x', { slider: 'orange' });
    // The last squadron it was engaged with is destroyed first: then it may move.
    const other = armadaTable({
      victory: { ship: 'victory-ii', at: [900, 150, 0], dials: ['squadron'] },
      x: { squadron: 'tie-fighter', at: [900, 280] },
      a: { squadron: 'x-wing', at: [900, 380], hull: 1 },
      corvette: { ship: 'cr90-corvette-a', at: [100, 850, 180], activated: true },
    })
      .uses('squadron', 'dial')
      .answers({ squadron: 'x' })
      .offersExactly({ deed: 'attack' }, { decline: true })
      .refuses({ deed: 'move' }, 'ar.engagement.cannot-move')
      .answers({ deed: 'attack' })
      .attack('x', 'a', { blue: ['hit', 'hit', 'hit'] });
    other.asks('chooseDeed').offersExactly({ deed: 'move' }, { decline: true });
  },
);

shows(
  ['ar.squadron-activation.slider-must-match', 'ar.phase.status.flip-initiative-token'],
  'only squadrons whose slider matches the initiative token activate; the flip makes all available again',
  () => {
    const table = flight(
      { a: { ...wing(300, 300), slider: 'orange' }, b: wing(400, 300) },
      { initiativeToken: 'orange' },
    );
    table.asks('chooseDeed', { squadron: 'a' }).until('assignDials');
    expect(table.state.initiativeToken).toBe('blue');
    expect(table.state.initiative).toBe(0);
    table.until('chooseDeed', 'a');
    expect(table.squadron('a').slider).toBe('blue');
  },
);

shows(
  ['ar.engagement.distance-one', 'ar.engagement.cannot-move', 'ar.engagement.not-with-friends-or-ships'],
  'a squadron engaged with an enemy squadron at distance 1 may not move; friends and ships engage nobody',
  () => {
    // Bases of 34.2 mm, distance 1 ends at 76.5 mm.
    const deeds = (x: number) =>
      flight({ a: wing(300, 300), x: tie(x, 300) }).asks('chooseDeed', { squadron: 'a' });
    deeds(300 + 34.2 + 76.4).offersExactly({ deed: 'attack' }, { decline: true });
    deeds(300 + 34.2 + 76.6).offersExactly({ deed: 'move' }, { decline: true });
    flight({ a: wing(300, 300), b: wing(340, 300) })
      .answers({ squadron: 'a' })
      .offersExactly({ deed: 'move' }, { decline: true });
    const beside = armadaTable(
      {
        a: wing(900, 300),
        victory: { ship: 'victory-ii', at: [900, 400, 0] },
        corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0] },
      },
      { phase: 'squadron' },
    );
    beside.offersExactly({ deed: 'move' }, { deed: 'attack' }, { decline: true });
  },
);

shows(
  ['ar.engagement.obstructed-not-engaged', 'ar.los.obstructed-at-contact'],
  'squadrons with an obstacle between them are not engaged, yet may attack each other',
  () => {
    const table = flight(
      { a: wing(300, 300), x: tie(390, 300) },
      { obstacles: { 'asteroid-1': [345, 300, 0] } },
    );
    table
      .offersExactly({ deed: 'move' }, { deed: 'attack' }, { decline: true })
      .answers({ deed: 'attack' })
      .attack('a', 'x', { blue: ['hit', 'hit', 'hit'] });
    expect(table.events('targetDeclared')).toMatchObject([{ obstructed: true }]);
    expect(table.seenBy('p1').squadrons.map(({ engagedWith }) => engagedWith)).toEqual([[], []]);
  },
);

const besideShip = (squadrons: object) =>
  armadaTable(
    {
      a: wing(900, 320),
      victory: { ship: 'victory-ii', at: [900, 400, 0] },
      corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0] },
      ...squadrons,
    },
    { phase: 'squadron' },
  ).answers({ deed: 'attack' });

shows(
  ['ar.engagement.must-attack-engaged-squadron', 'ar.attack.declare.squadron-needs-distance-one'],
  'an engaged squadron attacks squadrons, not ships',
  () => {
    const targets = (table: ReturnType<typeof besideShip>) =>
      new Set((table.answersOffered as readonly { target?: string }[]).flatMap(({ target }) => target ?? []));
    expect(targets(besideShip({}))).toEqual(new Set(['victory']));
    const engaged = besideShip({ x: tie(960, 290) });
    expect(targets(engaged)).toEqual(new Set(['x']));
    engaged.refuses(
      { target: 'victory', defendingZone: 'rear' },
      'ar.engagement.must-attack-engaged-squadron',
    );
  },
);

shows(
  [
    'ar.squadron-move.max-distance',
    'ar.squadron-move.no-overlap',
    'ar.squadron-move.may-stay',
    'ar.squadron-move.straight-line',
    'ar.speed.squadron-value',
  ],
  'a squadron moves anywhere within the band of its speed, onto nobody, or stays',
  () => {
    // Speed 3, whose band ends at 185.2 mm.
    const move = () =>
      flight({ a: wing(300, 300), b: { ...wing(400, 400), slider: 'orange' } }).answers({ deed: 'move' });
    move().refuses({ x: 300 + 185.3, y: 300 }, 'ar.squadron-move.max-distance');
    move().refuses({ x: 400, y: 430 }, 'ar.squadron-move.no-overlap');
    move().refuses({ x: 'far' }, 'table.malformed-answer');
    const table = move().answers({ x: 300 + 185.1, y: 300 });
    expect(table.squadron('a').at).toEqual({ x: 485.099609375, y: 300 });
    const stayed = move().answers({ x: 300, y: 300 });
    expect(stayed.events('squadronMoved')).toMatchObject([{ squadron: 'a', cause: 'move' }]);
  },
);

shows(
  ['ar.squadron-move.passes-through', 'ar.engagement.ignored-while-moving'],
  'what lies on the way is ignored, enemies among it',
  () => {
    const table = flight({ a: { squadron: 'a-wing', at: [300, 300] }, x: tie(450, 300) })
      .answers({ deed: 'move' })
      .answers({ x: 600, y: 300 });
    table.has('a', { at: { x: 600, y: 300 } });
  },
);

shows(
  'ar.destroyed.outside-play-area',
  'a squadron that ends partly outside the play area is destroyed',
  () => {
    const table = flight({ a: wing(60, 300), b: wing(600, 300) })
      .answers({ squadron: 'a' })
      .answers({ deed: 'move' })
      .answers({ x: 10, y: 300 });
    table.has('a', { destroyed: 1, removed: true });
  },
);
