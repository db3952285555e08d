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

shows('ar.keyword.heavy', 'a Heavy squadron holds nobody; one that is not restores both bans', () => {
  const bomber = { squadron: 'tie-bomber', at: [960, 290] } as const;
  const free = armadaTable(
    {
      a: wing(900, 320),
      victory: { ship: 'victory-ii', at: [900, 400, 0] },
      corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0] },
      bomber,
    },
    { phase: 'squadron' },
  );
  free.offersExactly({ deed: 'move' }, { deed: 'attack' }, { decline: true }).answers({ deed: 'attack' });
  const targets = new Set(
    (free.answersOffered as readonly { target?: string }[]).flatMap(({ target }) => target ?? []),
  );
  expect(targets).toEqual(new Set(['victory', 'bomber']));
  const held = armadaTable(
    {
      a: wing(900, 320),
      victory: { ship: 'victory-ii', at: [900, 400, 0] },
      corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0] },
      bomber,
      x: tie(840, 290),
    },
    { phase: 'squadron' },
  );
  held.offersExactly({ deed: 'attack' }, { decline: true });
});

shows(
  'ar.keyword.escort',
  'who is engaged with an Escort attacks no squadron without Escort, except by Counter',
  () => {
    const table = flight(
      {
        x: tie(300, 300),
        escort: wing(360, 300),
        bomber: { squadron: 'b-wing', at: [240, 300] },
        corvette2: { ship: 'cr90-corvette-b', at: [100, 700, 0], side: 0 },
      },
      { initiative: 1 },
    )
      .asks('chooseDeed', { squadron: 'x' })
      .answers({ deed: 'attack' });
    table
      .offersExactly({ target: 'escort' }, { decline: true })
      .refuses({ target: 'bomber' }, 'ar.precedence.cannot-is-absolute');
    // An obstacle ends the engagement with the escort, and with it the ban.
    const apart = flight(
      { x: tie(300, 300), escort: wing(390, 300), bomber: { squadron: 'b-wing', at: [240, 300] } },
      { initiative: 1, obstacles: { 'asteroid-1': [345, 300, 0] } },
    ).answers({ deed: 'attack' });
    apart.offersExactly({ target: 'escort' }, { target: 'bomber' }, { decline: true });
  },
);

shows(
  ['ar.keyword.swarm'],
  'a Swarm squadron rerolls a die against a squadron that another squadron is engaged with',
  () => {
    const attack = (squadrons: object) =>
      flight({ x: tie(300, 300), a: wing(360, 300), ...squadrons }, { initiative: 1 })
        .until('chooseDeed', 'x')
        .answers({ deed: 'attack' })
        .attack('x', 'a', { blue: ['hit', 'accuracy', 'hit', 'hit'] });
    const table = attack({ y: tie(420, 300) })
      .offers('swarm')
      .uses('swarm', 1);
    expect(table.events('dieRerolled')).toMatchObject([{ die: 1, to: 'hit', source: 'swarm' }]);
    table.has('a', { hull: 2 });
    const alone = flight({ x: tie(300, 300), a: wing(360, 300) }, { initiative: 1 })
      .answers({ deed: 'attack' })
      .attack('x', 'a', { blue: ['hit', 'accuracy', 'hit'] });
    alone.doesNotOffer('swarm');
  },
);

shows(
  ['ar.keyword.bomber', 'ar.critical.default'],
  'a Bomber’s criticals count against ships and it resolves the default critical effect',
  () => {
    const table = armadaTable(
      {
        a: { ...wing(900, 320) },
        corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0] },
        victory: { ship: 'victory-ii', at: [900, 400, 0], shields: { rear: 0 }, speed: 0 },
      },
      { phase: 'squadron' },
    )
      .answers({ deed: 'attack' })
      .attack('a', 'victory', { defendingZone: 'rear', red: ['critical'], cards: ['blinded-gunners'] })
      .offers('bomber')
      .uses('bomber')
      .until('assignDials');
    expect(table.ship('victory').damage).toMatchObject([{ card: 'blinded-gunners', faceup: true }]);
    const fighter = armadaTable(
      {
        x: tie(900, 320),
        victory: { ship: 'victory-ii', at: [100, 100, 0] },
        corvette: { ship: 'cr90-corvette-a', at: [900, 390, 0], shields: { rear: 0 }, speed: 0 },
      },
      { phase: 'squadron' },
    )
      .answers({ deed: 'attack' })
      .attack('x', 'corvette', { defendingZone: 'rear', blue: ['critical'] })
      .until('assignDials');
    expect(fighter.ship('corvette').damage).toEqual([]);
  },
);

const dogfight = (interceptor: object = {}, wingman: object = {}) =>
  flight({
    a: { ...wing(300, 300), ...wingman },
    x: { squadron: 'tie-interceptor', at: [360, 300], ...interceptor },
  }).answers({ deed: 'attack' });

shows(
  ['ar.keyword.counter', 'ar.keyword.counter-no-chain'],
  'Counter shoots back with blue dice after the attack, is no activation, and is not countered',
  () => {
    const table = dogfight({}, { squadron: 'a-wing', at: [300, 300] })
      .attack('a', 'x', { blue: ['accuracy', 'accuracy', 'hit'] })
      .offers('counter')
      .asksSeat('p2')
      .dice({ blue: ['hit', 'hit'] })
      .uses('counter');
    expect(table.events('diceGathered').at(-1)!.dice).toEqual({ red: 0, blue: 2, black: 0 });
    // The A-wing has Counter too and is not asked.
    table.has('a', { hull: 2 }).asks('chooseDeed', { squadron: 'x' });
    expect(table.squadron('x').slider).toBe('blue');
    table.ends();
  },
);

shows(
  'ar.keyword.counter-after-destruction',
  'a squadron destroyed by the attack still shoots back, and is then taken off',
  () => {
    const table = dogfight({ hull: 1 })
      .attack('a', 'x', { blue: ['hit', 'accuracy', 'accuracy', 'accuracy'] })
      .has('x', { hull: 0, destroyed: 1, removed: false })
      .offers('counter')
      .dice({ blue: ['hit', 'accuracy'] })
      .uses('counter')
      .until('assignDials');
    table.has('a', { hull: 4 }).has('x', { destroyed: 1, removed: true });
  },
);

shows('ar.keyword.counter', 'attacks by ships are not countered', () => {
  const table = armadaTable({
    corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0] },
    x: { squadron: 'tie-interceptor', at: [900, 400] },
    victory: { ship: 'victory-ii', at: [100, 850, 180], activated: true },
  }).attack('corvette', 'x', { zone: 'front', blue: ['hit'] });
  table.asks('chooseCourse');
});

shows(
  'ar.keyword.counter-modifiable',
  'Swarm works in a Counter attack too, also for a squadron already destroyed',
  () => {
    const table = flight({
      a: wing(300, 300),
      x: { squadron: 'tie-interceptor', at: [360, 300], hull: 1 },
      y: { squadron: 'tie-fighter', at: [240, 300] },
    })
      .answers({ deed: 'attack' })
      .attack('a', 'x', { blue: ['hit', 'accuracy', 'accuracy', 'accuracy'] })
      .dice({ blue: ['accuracy', 'accuracy', 'hit'] })
      .uses('counter')
      .offers('swarm')
      .uses('swarm', 0);
    table.has('a', { hull: 4 }).has('x', { removed: true });
  },
);
