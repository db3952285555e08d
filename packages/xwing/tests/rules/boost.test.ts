import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const asteroid = (x: number, y: number) => ({ kind: 'asteroid', outline: 4, at: [x, y] });

/** An Alpha Squadron Pilot that will act at (450, 300). */
const alpha = (situation: object = {}, others: object = {}, more: object = {}) =>
  xwingTable(
    {
      alpha: {
        pilot: 'alphasquadronpilot',
        at: [450, 180],
        dial: { speed: 2, bearing: 'straight' },
        ...more,
      },
      rookie: { pilot: 'rookiepilot', at: [450, 620, 180] },
      ...others,
    },
    { phase: 'activation', ...situation },
  );

const three = ['straight', 'bankLeft', 'bankRight'].map((direction) => ({ action: 'boost', direction }));

shows(
  ['xw.action.boost.icon', 'xw.action.boost.templates', 'xw.action.boost.declare-direction'],
  'a ship with the icon declares one of three directions, whether it fits or not',
  () => {
    const table = alpha({ obstacles: [asteroid(450, 345)] });
    expect(table.answersOffered.filter((each) => (each as { action?: string }).action === 'boost')).toEqual(
      three,
    );
    xwingTable(
      {
        academy: { pilot: 'academypilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
        rookie: { pilot: 'rookiepilot', at: [450, 800, 180] },
      },
      { phase: 'activation' },
    ).refuses({ action: 'boost', direction: 'straight' }, 'xw.action.from-bar');
  },
);

shows('xw.action.boost.move', 'a boost moves the ship from its front guides to its rear guides', () => {
  const moved = (direction: string) => alpha().acts('boost', { direction }).ship('alpha').pose!;
  expect(moved('straight')).toMatchObject({ x: 450, y: 380, heading: 0 });
  const right = moved('bankRight');
  expect([right.x, right.y, right.heading].map((each) => Math.round(each * 100) / 100)).toEqual([
    487.57, 390.71, 45,
  ]);
  const left = moved('bankLeft');
  expect([left.x, left.y, left.heading].map((each) => Math.round(each * 100) / 100)).toEqual([
    412.43, 390.71, 315,
  ]);
});

shows(
  ['xw.action.boost.no-overlap', 'xw.action.boost.fallback'],
  'a boost fails where the base meets a ship or base or template an obstacle; then another way or another action is chosen',
  () => {
    const rest = (table: ReturnType<typeof alpha>) =>
      table
        .has('alpha', { pose: { x: 450, y: 300 }, actions: [] })
        .asks('performAction', { ship: 'alpha' })
        .refuses({ action: 'boost', direction: 'straight' }, 'xw.action.boost.no-overlap')
        .offersExactly(
          { action: 'focus' },
          { action: 'evade' },
          { action: 'barrelRoll', direction: 'left' },
          { action: 'barrelRoll', direction: 'right' },
          ...three.slice(1),
          { skip: true },
        );
    const blocker = { wall: { pilot: 'obsidiansquadronpilot', at: [450, 400] } };
    const boosted = (situation: object, others: object = {}) =>
      rest(alpha(situation, others).acts('boost', { direction: 'straight' }));
    boosted({}, blocker).acts('boost', { direction: 'bankLeft' });
    boosted({ obstacles: [asteroid(450, 400)] })
      .acts('evade')
      .has('alpha', { tokens: { evade: 1 } });
    // A tip of the token lies beneath the template, and beneath no place of the base.
    boosted({ obstacles: [{ kind: 'asteroid', outline: 1, at: [489, 340] }] });
  },
);

shows(
  ['xw.action.boost.no-stress-effect', 'xw.maneuver.boost-roll-decloak-not-maneuver'],
  'boosts and barrel rolls are no maneuvers: they set off nothing that follows a maneuver, and leave stress alone',
  () => {
    const tycho = xwingTable(
      {
        tycho: {
          pilot: 'tychocelchu',
          at: [450, 180],
          dial: { speed: 3, bearing: 'bankLeft' },
          tokens: { stress: 1 },
        },
        academy: { pilot: 'academypilot', at: [100, 800, 180] },
      },
      { phase: 'activation' },
    ).acts('boost', { direction: 'straight' });
    tycho.has('tycho', { tokens: { stress: 1 } });
    expect(tycho.events('shipMoved').map(({ cause }) => cause)).toEqual(['maneuver', 'boost']);
    // A green maneuver lets Night Beast focus once; its barrel roll does not.
    xwingTable(
      {
        beast: { pilot: 'nightbeast', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
        rookie: { pilot: 'rookiepilot', at: [450, 650, 180] },
      },
      { phase: 'activation' },
    )
      .skips()
      .acts('barrelRoll', { direction: 'left' })
      .answers({ shift: 0 })
      .asks('declareTarget');
  },
);

shows(
  'xw.flee.illegal-reposition',
  'a boost, barrel roll or decloak that would leave the play area is not permitted',
  () => {
    const edge = (pilot: string, tokens: object = {}) =>
      xwingTable(
        {
          flyer: {
            pilot,
            at: [22, 750],
            dial: { speed: 2, bearing: 'straight' },
            tokens,
          },
          rookie: { pilot: 'rookiepilot', at: [450, 200] },
        },
        { phase: 'activation' },
      );
    edge('alphasquadronpilot')
      .acts('boost', { direction: 'straight' })
      .acts('barrelRoll', { direction: 'left' })
      .has('flyer', { pose: { x: 22, y: 870 }, gone: null })
      .acts('barrelRoll', { direction: 'right' })
      .refuses({ shift: 10.5 }, 'xw.flee.illegal-reposition')
      .answers({ shift: 10 })
      .has('flyer', { pose: { x: 102, y: 880 }, gone: null });
    edge('sigmasquadronpilot', { cloak: 1 })
      .answers({ direction: 'left' })
      .asks('decloak')
      .offersExactly({ direction: 'forward' }, { direction: 'right' }, { stay: true });
  },
);
