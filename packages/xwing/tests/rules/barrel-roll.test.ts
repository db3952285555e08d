import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const asteroid = (x: number, y: number) => ({ kind: 'asteroid', outline: 4, at: [x, y] });

/** An Academy Pilot that will act at (450, 300). */
const academy = (situation: object = {}, others: object = {}) =>
  xwingTable(
    {
      academy: { pilot: 'academypilot', at: [450, 180], dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
      ...others,
    },
    { phase: 'activation', ...situation },
  );

const rolls = ['left', 'right'].map((direction) => ({ action: 'barrelRoll', direction }));

shows(
  ['xw.action.roll.icon', 'xw.action.roll.declare-side'],
  'a ship with the icon declares left or right, whether it fits or not',
  () => {
    academy({ obstacles: [asteroid(370, 300)] }).offersExactly(
      { action: 'focus' },
      { action: 'evade' },
      ...rolls,
      { skip: true },
    );
    xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
        academy: { pilot: 'academypilot', at: [450, 800, 180] },
      },
      { phase: 'activation' },
    ).refuses({ action: 'barrelRoll', direction: 'left' }, 'xw.action.from-bar');
  },
);

shows(
  [
    'xw.action.roll.template',
    'xw.action.roll.placement',
    'xw.action.roll.example',
    'xw.geometry.pose.roll-small',
  ],
  'the ship shifts by template and base sideways and up to 20 mm lengthwise, its heading unchanged',
  () => {
    for (const shift of [-20, -3.5, 0, 20]) {
      academy()
        .acts('barrelRoll', { direction: 'right' })
        .asks('placeBarrelRoll')
        .refuses({ shift: 20.5 }, 'xw.action.roll.template')
        .refuses({ shift: -20.5 }, 'xw.action.roll.template')
        .answers({ shift })
        .has('academy', { pose: { x: 530, y: 300 + shift, heading: 0 }, actions: ['barrelRoll'] });
    }
  },
);

shows(
  ['xw.action.roll.no-overlap', 'xw.action.roll.fallback'],
  'a barrel roll with nowhere to go fails, and the other side or another action is chosen',
  () => {
    const rest = [
      { action: 'focus' },
      { action: 'evade' },
      { action: 'barrelRoll', direction: 'right' },
      { skip: true },
    ];
    academy({ obstacles: [asteroid(370, 300)] })
      .acts('barrelRoll', { direction: 'left' })
      .offersExactly(...rest)
      .refuses({ action: 'barrelRoll', direction: 'left' }, 'xw.action.roll.no-overlap')
      .acts('evade')
      .has('academy', { tokens: { evade: 1 }, pose: { x: 450, y: 300 } });
    academy({}, { wall: { pilot: 'obsidiansquadronpilot', at: [360, 300] } })
      .acts('barrelRoll', { direction: 'left' })
      .offersExactly(...rest);
    // The asteroid lies between the two places of the base: only the template meets it.
    academy({ obstacles: [{ kind: 'asteroid', outline: 1, at: [410, 270, 270] }] })
      .acts('barrelRoll', { direction: 'left' })
      .offersExactly(...rest);
  },
);

shows(
  ['xw.action.roll.no-overlap', 'xw.action.roll.template'],
  'the template may be laid anywhere along the side where it clears an obstacle',
  () => {
    // A tip of the token reaches in between: a template laid 10 mm ahead clears it, one laid midway does not.
    academy({ obstacles: [{ kind: 'asteroid', outline: 1, at: [410, 260, 90] }] })
      .acts('barrelRoll', { direction: 'left' })
      .refuses({ shift: -8 }, 'xw.action.roll.no-overlap')
      .answers({ shift: 5 })
      .has('academy', { pose: { x: 370, y: 305 } });
  },
);

shows(
  ['xw.action.roll.no-overlap', 'xw.action.roll.template'],
  'a roll is legal where the template fits between two obstacles with a tenth of a millimetre to spare',
  () => {
    // The template clears both tokens only when it is laid between 6.11 and 6.02 mm behind the middle of the side.
    academy({
      obstacles: [
        { kind: 'asteroid', outline: 5, at: [399, 254.2, 315] },
        { kind: 'asteroid', outline: 4, at: [403, 329.6, 105] },
      ],
    })
      .acts('barrelRoll', { direction: 'left' })
      .asks('placeBarrelRoll')
      .refuses({ shift: -11.9 }, 'xw.action.roll.no-overlap')
      .answers({ shift: -13.3 })
      .has('academy', { pose: { x: 370, y: 286.7001953125 }, actions: ['barrelRoll'] });
  },
);

shows(
  'xw.action.roll.no-overlap',
  'a place at which the base would lie on a ship is refused, one beside it is not',
  () => {
    academy({}, { wall: { pilot: 'obsidiansquadronpilot', at: [370, 340] } })
      .acts('barrelRoll', { direction: 'left' })
      .refuses({ shift: 0 }, 'xw.action.roll.no-overlap')
      .answers({ shift: -10 })
      .has('academy', { pose: { x: 370, y: 290 } });
  },
);

shows(
  'xw.action.reposition.template-over-ship-ok',
  'the template of a barrel roll may lie across another ship',
  () => {
    academy({}, { wall: { pilot: 'obsidiansquadronpilot', at: [410, 300] } })
      .acts('barrelRoll', { direction: 'left' })
      .asks('placeBarrelRoll');
  },
);

shows(
  'xw.action.roll.core2012-premeasure',
  'in the older rules only sides to which the roll fits are offered',
  () => {
    academy({ options: { variant: 'core2012' }, obstacles: [asteroid(370, 300)] }).offersExactly(
      { action: 'focus' },
      { action: 'evade' },
      { action: 'barrelRoll', direction: 'right' },
      { skip: true },
    );
  },
);

shows(
  ['xw.large.barrel-roll', 'xw.geometry.pose.roll-large'],
  'a large ship rolls with the template lengthwise: 100 mm sideways, up to 40 mm along',
  () => {
    const lando = (situation: object = {}) =>
      xwingTable(
        {
          lando: {
            pilot: 'rebel:yt1300:chewbacca',
            at: [450, 180],
            upgrades: ['experthandling'],
            dial: { speed: 1, bearing: 'straight' },
          },
          academy: { pilot: 'academypilot', at: [450, 850, 180] },
        },
        { phase: 'activation', ...situation },
      ).acts('card lando.u1');
    lando()
      .acts('barrelRoll', { direction: 'left' })
      .refuses({ shift: 40.5 }, 'xw.action.roll.template')
      .answers({ shift: 40 })
      .has('lando', { pose: { x: 350, y: 340, heading: 0 } });
    lando({ obstacles: [asteroid(350, 300)] })
      .acts('barrelRoll', { direction: 'left' })
      .offersExactly({ action: 'barrelRoll', direction: 'right' }, { skip: true });
  },
);

shows('xw.action.roll.fallback', 'when both sides fail the ship may still perform another action', () => {
  const table = academy({ obstacles: [asteroid(370, 300), asteroid(530, 300)] })
    .acts('barrelRoll', { direction: 'left' })
    .acts('barrelRoll', { direction: 'right' })
    .offersExactly({ action: 'focus' }, { action: 'evade' }, { skip: true });
  expect(table.events('repositionFailed').map(({ direction }) => direction)).toEqual(['left', 'right']);
});
