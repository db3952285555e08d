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
  ['ar.squadron-activation.command-move-and-attack', 'ar.squadron-activation.when'],
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

shows('ar.keyword.heavy', 'a Heavy squadron holds nobody; one that is not restores both bans', () => {
  const bomber = { squadron: 'tie-bomber', at: [960, 290] };
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
      .uses('counter')
      .offersExactly({ target: 'a' }, { decline: true })
      .answers({ target: 'a' });
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
      .answers({ target: 'a' })
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
      .answers({ target: 'a' })
      .offers('swarm')
      .uses('swarm', 0);
    table.has('a', { hull: 4 }).has('x', { removed: true });
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
