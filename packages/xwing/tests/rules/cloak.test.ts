import { shows } from '@sortie/testkit';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const green = { speed: 2, bearing: 'straight' };

const sigma = (more: object = {}, situation: object = {}) =>
  xwingTable(
    {
      sigma: { pilot: 'sigmasquadronpilot', at: [450, 300], dial: green, ...more },
      rookie: { pilot: 'rookiepilot', at: [450, 700, 180] },
    },
    { phase: 'activation', ...situation },
  );

const cloaked = { tokens: { cloak: 1 } };

shows('xw.cloak.action', 'a ship with the icon may cloak and receives a cloak token', () => {
  sigma()
    .acts('cloak')
    .has('sigma', { tokens: { cloak: 1 }, actions: ['cloak'] });
});

shows('xw.cloak.one-token', 'a cloaked ship cannot perform the cloak action', () => {
  sigma(cloaked)
    .answers({ stay: true })
    .asks('performAction', { ship: 'sigma' })
    .refuses({ action: 'cloak' }, 'xw.cloak.one-token')
    .has('sigma', cloaked);
});

const inCombat = () =>
  xwingTable({
    sigma: { pilot: 'sigmasquadronpilot', at: [450, 400], ...cloaked },
    rookie: { pilot: 'rookiepilot', at: [450, 560, 180] },
  });

shows(
  ['xw.cloak.agility-plus-2', 'xw.cloak.no-attack'],
  'a cloaked ship does not attack, and defends with an agility 2 higher',
  () => {
    inCombat()
      .asks('declareTarget', { ship: 'rookie' })
      .attack('rookie', 'sigma', {
        attack: ['hit', 'hit', 'hit'],
        defense: ['evade', 'evade', 'evade', 'blank'],
      })
      .has('sigma', { shields: 2 })
      .ends();
  },
);

shows(
  ['xw.cloak.decloak.timing', 'xw.cloak.decloak.order'],
  'cloaked ships decloak before any dial is revealed, from the lowest pilot skill up, initiative breaking ties',
  () => {
    const table = xwingTable(
      {
        shadow: { pilot: 'shadowsquadronpilot', at: [200, 300], dial: green, ...cloaked },
        sigma: { pilot: 'sigmasquadronpilot', at: [450, 300], dial: green, ...cloaked },
        other: { pilot: 'sigmasquadronpilot', at: [450, 700, 180], side: 1, dial: green, ...cloaked },
        academy: { pilot: 'academypilot', at: [700, 300], dial: green },
      },
      { phase: 'activation', initiative: 1 },
    );
    for (const ship of ['other', 'sigma', 'shadow']) table.asks('decloak', { ship }).answers({ stay: true });
    expect(table.events('dialRevealed').map(({ ship }) => ship)).toEqual(['academy']);
    table.asks('performAction', { ship: 'academy' });
  },
);

shows(
  'xw.cloak.decloak.timing',
  'whatever else happens when the Activation phase starts comes before ships decloak',
  () => {
    const game = xwingWith(
      ...['p1', 'p2'].map((seat) => ({
        name: `${seat} speaks`,
        seat,
        window: 'startOfActivation',
        effects: () => [],
      })),
    );
    const table = xwingTable(
      {
        sigma: { pilot: 'sigmasquadronpilot', at: [450, 300], dial: green, ...cloaked },
        rookie: { pilot: 'rookiepilot', at: [450, 700, 180], dial: green },
      },
      { phase: 'activation' },
      game,
    );
    table.asks('useAbility').offers('p1 speaks').uses('p1 speaks');
    table.asks('useAbility').offers('p2 speaks').passes();
    table.asks('decloak', { ship: 'sigma' }).answers({ stay: true });
    expect(table.open.map(({ kind }) => kind)).not.toContain('useAbility');
  },
);

shows(
  'xw.cloak.decloak.order',
  'a player with two cloaked ships of one pilot skill chooses which is first',
  () => {
    xwingTable(
      {
        one: { pilot: 'sigmasquadronpilot', at: [450, 300], dial: green, ...cloaked },
        two: { pilot: 'sigmasquadronpilot', at: [650, 300], dial: green, ...cloaked },
        rookie: { pilot: 'rookiepilot', at: [450, 850, 180] },
      },
      { phase: 'activation' },
    )
      .asks('chooseShip')
      .offersExactly({ ship: 'one' }, { ship: 'two' })
      .answers({ ship: 'two' })
      .asks('decloak', { ship: 'two' })
      .answers({ stay: true })
      .asks('decloak', { ship: 'one' });
  },
);

shows(
  ['xw.cloak.decloak.optional-cost', 'xw.cloak.decloak.effects', 'xw.cloak.decloak.declare-first'],
  'decloaking is optional, declared by direction, and spends the token for a move of speed 2',
  () => {
    const moved = (direction: string) => {
      const table = sigma(cloaked)
        .asks('decloak', { ship: 'sigma' })
        .offersExactly(
          { direction: 'forward' },
          { direction: 'left' },
          { direction: 'right' },
          { stay: true },
        )
        .answers({ direction });
      if (direction !== 'forward') table.asks('placeDecloak').answers({ shift: 15 });
      expect(table.events('tokensRemoved')).toMatchObject([{ ship: 'sigma', token: 'cloak', spent: true }]);
      return table.events('shipMoved')[0]?.to;
    };
    expect(moved('forward')).toMatchObject({ x: 450, y: 420, heading: 0 });
    expect(moved('left')).toMatchObject({ x: 330, y: 315, heading: 0 });
    expect(moved('right')).toMatchObject({ x: 570, y: 315, heading: 0 });
    sigma(cloaked)
      .answers({ stay: true })
      .has('sigma', { ...cloaked, pose: { x: 450, y: 420 } });
  },
);

shows(
  [
    'xw.cloak.decloak.not-action-or-maneuver',
    'xw.cloak.decloak.while-stressed',
    'xw.cloak.decloak.then-activation',
  ],
  'a stressed ship may decloak, and then flies its dial and acts as usual',
  () => {
    sigma({ tokens: { cloak: 1, stress: 1 } })
      .answers({ direction: 'forward' })
      // The decloak left the stress token where it was; the green maneuver removed it.
      .asks('performAction', { ship: 'sigma', free: false })
      .has('sigma', { tokens: { cloak: 0, stress: 0 }, pose: { y: 540 }, actions: [] })
      .acts('barrelRoll', { direction: 'left' })
      .answers({ shift: 0 })
      .has('sigma', { actions: ['barrelRoll'] });
  },
);

shows(
  ['xw.cloak.decloak.effects', 'xw.cloak.decloak.declare-first'],
  'Echo, who decloaks along bank templates, ends where a bank of speed 2 ends, to the left as to the right',
  () => {
    const moved = (direction: string) =>
      sigma({ ...cloaked, pilot: 'echo' })
        .answers({ direction })
        .events('shipMoved')[0]!.to;
    const [left, right] = [moved('bankLeft'), moved('bankRight')];
    expect([left.heading, right.heading]).toEqual([315, 45]);
    expect([450 - left.x, right.x - 450].map((each) => each.toFixed(2))).toEqual(['52.22', '52.22']);
    expect([left.y, right.y].map((each) => each.toFixed(2))).toEqual(['426.07', '426.07']);
    for (const [direction, x, y, heading] of [
      ['leftAhead', -1, 1, 45],
      ['leftBack', -1, -1, 315],
      ['rightAhead', 1, 1, 315],
      ['rightBack', 1, -1, 45],
    ] as const) {
      const table = sigma({ ...cloaked, pilot: 'echo' })
        .answers({ direction })
        .answers({ shift: 0 });
      const { to } = table.events('shipMoved')[0]!;
      expect(to.heading).toBe(heading);
      expect([(to.x - 450) * x, (to.y - 300) * y].map((each) => each.toFixed(2))).toEqual([
        '126.07',
        '52.22',
      ]);
    }
    // Half of the shift is along the old heading, half along the new one.
    const shifted = sigma({ ...cloaked, pilot: 'echo' }).answers({ direction: 'rightAhead' });
    const { to } = shifted.answers({ shift: 10 }).events('shipMoved')[0]!;
    expect([to.x - 450, to.y - 300].map((each) => each.toFixed(2))).toEqual(['122.53', '60.75']);
  },
);

const asteroid = (x: number, y: number) => ({ kind: 'asteroid', outline: 4, at: [x, y] });

shows(
  ['xw.cloak.decloak.blockers', 'xw.cloak.decloak.fallback'],
  'a direction in which base or template meets an obstacle or the base a ship fails, and another may be tried',
  () => {
    // The template of the forward decloak crosses an asteroid, the base does not.
    sigma(cloaked, { obstacles: [asteroid(450, 360)] })
      .answers({ direction: 'forward' })
      .asks('decloak', { ship: 'sigma' })
      .offersExactly({ direction: 'left' }, { direction: 'right' }, { stay: true })
      .has('sigma', { ...cloaked, pose: { y: 300 } })
      .answers({ direction: 'right' })
      .answers({ shift: 0 });
    // A ship stands where the base would lie.
    xwingTable(
      {
        sigma: { pilot: 'sigmasquadronpilot', at: [450, 300], dial: green, ...cloaked },
        rookie: { pilot: 'rookiepilot', at: [450, 440, 180] },
      },
      { phase: 'activation' },
    )
      .answers({ direction: 'forward' })
      .offersExactly({ direction: 'left' }, { direction: 'right' }, { stay: true });
  },
);

shows(
  'xw.action.reposition.template-over-ship-ok',
  'the template of a decloak may cross another ship',
  () => {
    const table = xwingTable(
      {
        sigma: { pilot: 'sigmasquadronpilot', at: [450, 300], dial: green, ...cloaked },
        rookie: { pilot: 'rookiepilot', at: [450, 360, 90] },
      },
      { phase: 'activation' },
    ).answers({ direction: 'forward' });
    expect(table.events('shipMoved')[0]).toMatchObject({ cause: 'decloak', to: { x: 450, y: 420 } });
  },
);

shows('xw.cloak.decloak.impossible', 'a ship that can decloak in no direction keeps its token', () => {
  const table = sigma(cloaked, {
    obstacles: [asteroid(450, 360), asteroid(390, 300), asteroid(510, 300)],
    attackDice: ['blank'],
  })
    .answers({ direction: 'forward' })
    .answers({ direction: 'left' })
    .answers({ direction: 'right' });
  expect(table.events('repositionFailed').map(({ direction }) => direction)).toEqual([
    'forward',
    'left',
    'right',
  ]);
  expect(table.events('tokensRemoved')).toEqual([]);
  table.has('sigma', { ...cloaked }).ends();
});
