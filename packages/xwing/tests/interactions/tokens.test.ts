import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

const holding = (tokens: { readonly [token: string]: number }) => expect.objectContaining(tokens);

test('Garven Dreis passes on the focus token that R5-P9 spends for a shield', () => {
  xwingTable({
    garven: {
      pilot: 'garvendreis',
      at: [450, 300],
      upgrades: ['r5p9'],
      shields: 1,
      tokens: { focus: 1 },
      hasFought: true,
    },
    biggs: { pilot: 'biggsdarklighter', at: [540, 300], hasFought: true, upgrades: ['r5p9'], shields: 1 },
    tie: { pilot: 'academypilot', at: [450, 800, 180], hasFought: true },
  })
    .offers('garven:r5p9')
    .uses('garven:r5p9')
    .offers('garvendreis')
    .uses('garvendreis', 'biggs')
    .has('garven', { shields: 2, tokens: holding({ focus: 0 }) })
    .offers('biggs:r5p9')
    .uses('biggs:r5p9')
    .has('biggs', { shields: 2, tokens: holding({ focus: 0 }) })
    .ends();
});

test('Garven Dreis passes on the focus token that Deadeye spends for Proton Torpedoes', () => {
  xwingTable({
    garven: {
      pilot: 'garvendreis',
      at: [450, 300],
      upgrades: ['protontorpedoes', 'deadeye'],
      tokens: { focus: 1 },
    },
    biggs: { pilot: 'biggsdarklighter', at: [540, 300] },
    tie: { pilot: 'academypilot', at: [450, 530, 180], hasFought: true },
  })
    .attack('garven', 'tie', { weapon: 'protontorpedoes', attack: blanks(4), defense: blanks(3) })
    .offers('garvendreis')
    .uses('garvendreis', 'biggs')
    .has('biggs', { tokens: holding({ focus: 1 }) })
    .has('garven', { tokens: holding({ focus: 0 }), upgrades: [{ faceup: false }, { faceup: true }] })
    .asks('declareTarget', { ship: 'biggs' })
    .ends();
});

const jax = (rebels: Parameters<typeof xwingTable>[0], at: readonly [number, number, number]) =>
  xwingTable({ ...rebels, jax: { pilot: 'carnorjax', at, hasFought: true } });

test('next to Carnor Jax R5-P9 cannot spend a focus token for a shield', () => {
  const x = {
    pilot: 'rookiepilot',
    at: [450, 300],
    upgrades: ['r5p9'],
    shields: 1,
    tokens: { focus: 1 },
    hasFought: true,
  } as const;
  jax({ x }, [450, 600, 180]).offers('r5p9');
  expect(jax({ x }, [450, 400, 180]).open.map(({ kind }) => kind)).toEqual(['setDial', 'setDial']);
});

test('next to Carnor Jax Ahsoka Tano and Kanan Jarrus cannot spend their focus tokens', () => {
  const ahsoka = { pilot: 'ahsokatano', at: [450, 300], tokens: { focus: 1 }, hasFought: true } as const;
  jax({ ahsoka }, [450, 600, 180]).offers('ahsokatano');
  expect(jax({ ahsoka }, [450, 400, 180]).open.map(({ kind }) => kind)).toEqual(['setDial', 'setDial']);

  const shot = (y: number) =>
    xwingTable({
      jax: { pilot: 'carnorjax', at: [450, y, 0] },
      kanan: {
        pilot: 'rebel:vcx100:kananjarrus',
        at: [450, 600, 180],
        tokens: { focus: 1 },
        hasFought: true,
      },
    });
  shot(400).attack('jax', 'kanan').offers('kananjarrus');
  shot(480)
    .attack('jax', 'kanan', { attack: blanks(4), defense: [] })
    .ends();
});

test('next to Carnor Jax Deadeye cannot pay for a torpedo, a target lock still can', () => {
  const luke = {
    pilot: 'lukeskywalker',
    at: [450, 300],
    upgrades: ['protontorpedoes', 'deadeye'],
    tokens: { focus: 1 },
  } as const;
  const tie = { pilot: 'academypilot', at: [450, 530, 180], hasFought: true } as const;
  const primary = ['tie', 'jax'].map((target) => ({ weapon: 'primary', target }));
  const torpedo = { weapon: 'luke.u1', target: 'tie' };
  jax({ luke, tie }, [380, 380, 0])
    .until('declareTarget', 'luke')
    .offersExactly(...primary, { decline: true });
  jax({ luke: { ...luke, lock: 'tie' }, tie }, [380, 380, 0])
    .until('declareTarget', 'luke')
    .offersExactly(...primary, torpedo, { decline: true });
});

test('next to Carnor Jax neither Bodyguard nor Intensity can be paid for', () => {
  const guard = {
    pilot: 'greensquadronpilot',
    at: [450, 300],
    tokens: { focus: 1 },
    hasFought: true,
  } as const;
  const wedge = { pilot: 'wedgeantilles', at: [540, 300], hasFought: true } as const;
  for (const upgrade of ['bodyguard', 'ept:intensity#318']) {
    const ships = { guard: { ...guard, upgrades: [upgrade] }, wedge };
    jax(ships, [400, 600, 180]).offers(upgrade === 'bodyguard' ? 'bodyguard' : 'intensity');
    const open = jax(ships, [400, 400, 180]).open.map(({ kind }) => kind);
    expect(open).toEqual(['setDial', 'setDial', 'setDial']);
  }
});

test('the focus token that Kyle Katarn gives comes as an evade token when Jan Ors of the crew wants it', () => {
  xwingTable({
    kyle: {
      pilot: 'rebel:hwk290:kylekatarn',
      at: [450, 300],
      tokens: { focus: 1 },
      upgrades: ['crew:janors'],
    },
    x: { pilot: 'rookiepilot', at: [540, 300] },
    tie: { pilot: 'academypilot', at: [450, 560, 180] },
  })
    .offers('kylekatarn')
    .uses('kylekatarn')
    .offers('janors')
    .uses('janors')
    .has('kyle', { tokens: holding({ focus: 0 }) })
    .has('x', { tokens: holding({ focus: 0, evade: 1 }) })
    .ends();
});

test('Electronic Baffle removes the stress of one ship, Attanni Mindlink has given it to the others', () => {
  xwingTable(
    {
      guri: {
        pilot: 'guri',
        at: [450, 300],
        upgrades: ['attannimindlink', 'electronicbaffle'],
        dial: { speed: 3, bearing: 'segnorsLoopLeft' },
      },
      fenn: { pilot: 'scum:protectoratestarfighter:fennrau', at: [200, 200], upgrades: ['attannimindlink'] },
      x: { pilot: 'rookiepilot', at: [800, 800, 180] },
    },
    { phase: 'activation' },
  )
    .offers('electronicbaffle')
    .uses('electronicbaffle')
    .has('guri', { shields: 0, tokens: holding({ stress: 0 }) })
    .has('fenn', { tokens: holding({ stress: 1 }) })
    .ends();
});

shows(
  'xw.timing.simultaneous.initiative-first',
  'Palob Godalhi with the initiative takes the focus token before Kyle Katarn can give it away',
  () => {
    const start = (initiative: 0 | 1) =>
      xwingTable(
        {
          palob: { pilot: 'palobgodalhi', at: [450, 300] },
          kyle: { pilot: 'rebel:hwk290:kylekatarn', at: [450, 460, 180], tokens: { focus: 1 } },
          x: { pilot: 'rookiepilot', at: [450, 700, 180] },
        },
        { initiative },
      );
    start(0)
      .offers('palobgodalhi')
      .uses('palobgodalhi')
      .has('palob', { tokens: holding({ focus: 1 }) })
      .has('kyle', { tokens: holding({ focus: 0 }) })
      .asks('declareTarget')
      .ends();
    start(1)
      .offers('kylekatarn')
      .uses('kylekatarn')
      .has('x', { tokens: holding({ focus: 1 }) })
      .asks('declareTarget')
      .ends();
  },
);

test('Red Ace with Comm Relay keeps one evade token over the rounds, and her lost shield brings no second', () => {
  for (const [evade, upgrades] of [
    [1, ['commrelay']],
    [2, []],
  ] as const) {
    xwingTable({
      ace: { pilot: 'redace', at: [450, 300], upgrades, tokens: { evade: 1 }, hasFought: true },
      tie: { pilot: 'academypilot', at: [450, 480, 180] },
      late: { pilot: 'academypilot', at: [350, 480, 180] },
    })
      .until('chooseShip')
      .answers({ ship: 'tie' })
      .attack('tie', 'ace', { attack: ['hit', 'blank'], defense: blanks(2) })
      .passes()
      .has('ace', { shields: 2, tokens: holding({ evade }) })
      .ends();
  }
});

test('an Inspiring Recruit takes one more stress token when Kanan Jarrus of the crew takes one', () => {
  const flight = (upgrades: readonly string[]) =>
    xwingTable(
      {
        ghost: { pilot: 'lothalrebel', at: [200, 300], upgrades },
        x: {
          pilot: 'rookiepilot',
          at: [320, 300],
          tokens: { stress: 3 },
          dial: { speed: 3, bearing: 'bankLeft' },
        },
        tie: { pilot: 'academypilot', at: [800, 800, 180] },
      },
      { phase: 'activation' },
    )
      .offers('kananjarrus')
      .uses('kananjarrus');
  flight(['crew:kananjarrus', 'inspiringrecruit'])
    .offers('inspiringrecruit')
    .uses('inspiringrecruit')
    .has('x', { tokens: holding({ stress: 1 }) })
    .ends();
  flight(['crew:kananjarrus']).has('x', { tokens: holding({ stress: 2 }) });
});

test('two ion tokens reach an Electronic Baffle one by one, each for one damage', () => {
  xwingTable(
    {
      bwing: { pilot: 'trandoshanslaver', at: [700, 700] },
      guri: { pilot: 'guri', at: [450, 300], upgrades: ['electronicbaffle'] },
      x: { pilot: 'rookiepilot', at: [100, 100] },
    },
    {
      phase: 'activation',
      bombs: [{ bomb: 'bomb:ionbombs', droppedBy: 'x', at: [450, 390] }],
    },
  )
    .offers('electronicbaffle')
    .uses('electronicbaffle')
    .has('guri', { shields: 0, damage: [], tokens: holding({ ion: 1 }) })
    .offers('electronicbaffle')
    .uses('electronicbaffle')
    .has('guri', { shields: 0, damage: [{ faceup: false }], tokens: holding({ ion: 0 }) })
    .ends();
});

test('an ion token that comes back from Ion Dischargers stays, for the card of its ship is gone', () => {
  xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [450, 300], upgrades: ['ioncannon'] },
    one: { pilot: 'binayrepirate', at: [450, 540, 180], upgrades: ['iondischargers'], hasFought: true },
    two: {
      pilot: 'binayrepirate',
      at: [560, 540, 180],
      side: 0,
      upgrades: ['iondischargers'],
      hasFought: true,
    },
  })
    .attack('shuttle', 'one', {
      weapon: 'ioncannon',
      attack: ['hit', 'blank', 'blank'],
      defense: blanks(2),
    })
    .uses('iondischargers', 'two')
    .asksSeat('p1')
    .answers({ receive: true })
    .asksSeat('p1')
    .uses('iondischargers', 'one')
    .asksSeat('p2')
    .answers({ receive: true })
    .has('one', { tokens: holding({ ion: 1 }), upgrades: [{ faceup: false }] })
    .has('two', { tokens: holding({ ion: 0 }), upgrades: [{ faceup: false }] })
    .ends();
});
