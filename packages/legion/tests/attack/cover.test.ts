import { terrainPiece } from '@sortie/legion/catalogue';
import type { CoverGrade } from '@sortie/legion/model';
import { legionTable, type Situation } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { coverOfUnit, hitsCancelled, improveCover, reduceCover } from '../../src/rules/cover.ts';
import { coverGivenBy, hidesOthers } from '../../src/rules/cover-given.ts';
import { shows } from '../shows.ts';

const unit = (card: string) => ({ card }) as Parameters<typeof hidesOthers>[0];

/** A sniper's shot at a unit behind what lies in the middle between them. */
const shot = (
  more: {
    attacker?: object;
    defender?: object;
    terrain?: readonly object[];
    others?: object;
    dice?: object;
  } = {},
) =>
  legionTable(
    {
      storm: { unit: 'stormtroopers', at: [400, 200], ...more.attacker },
      rebels: { unit: 'rebel-troopers', at: [400, 500], activated: true, ...more.defender },
      ...more.others,
    },
    { terrain: more.terrain ?? [] } as Situation,
  ).attack('storm', 'rebels', {
    weapons: ['E-11 Blaster Rifle'],
    white: ['hit', 'hit', 'hit', 'hit'],
    whiteDefense: ['block', 'block', 'block', 'block'],
    ...more.dice,
  });

shows(
  ['lg.cover.types', 'lg.cover.light-cancels-1', 'lg.cover.heavy-cancels-2'],
  'light cover cancels up to one hit, heavy cover up to two',
  () => {
    expect((['none', 'light', 'heavy'] as const).map(hitsCancelled)).toEqual([0, 1, 2]);
  },
);

shows(
  ['lg.cover.result.half-or-more', 'lg.cover.check.step-order'],
  'a unit has cover when at least half of its miniatures are obscured',
  () => {
    const cases: readonly (readonly [readonly CoverGrade[], CoverGrade])[] = [
      [['heavy', 'heavy', 'heavy', 'none', 'none'], 'heavy'],
      [['light', 'light', 'none', 'none'], 'light'],
      [['light', 'none', 'none'], 'none'],
      [['none', 'none'], 'none'],
      [[], 'none'],
    ];
    expect(cases.map(([miniatures]) => coverOfUnit(miniatures))).toEqual(cases.map(([, cover]) => cover));
  },
);

shows(
  'lg.cover.result.mixed-majority',
  'mixed cover is heavy unless strictly more of the obscured miniatures have light cover',
  () => {
    expect(coverOfUnit(['light', 'heavy'])).toBe('heavy');
    expect(coverOfUnit(['light', 'light', 'heavy', 'none', 'none'])).toBe('light');
    expect(coverOfUnit(['light', 'light', 'heavy', 'heavy', 'none'])).toBe('heavy');
  },
);

shows(
  [
    'lg.cover.improve.none-plus-1',
    'lg.cover.improve.none-plus-2',
    'lg.cover.improve.light-plus-1',
    'lg.cover.improve.cap-heavy',
    'lg.cover.improve.sources',
  ],
  'improvements add up and end at heavy',
  () => {
    expect(improveCover('none', 1)).toBe('light');
    expect(improveCover('none', 2)).toBe('heavy');
    expect(improveCover('none', 3)).toBe('heavy');
    expect(improveCover('light', 1)).toBe('heavy');
    expect(improveCover('heavy', 1)).toBe('heavy');
    expect(reduceCover('heavy', 1)).toBe('light');
    expect(reduceCover('light', 3)).toBe('none');
  },
);

shows(
  [
    'lg.cover.from-units.trooper-none',
    'lg.cover.from-units.repulsor-none',
    'lg.cover.from-units.walker-emplacement-light',
  ],
  'walkers and emplacement troopers give light cover, other troopers and repulsor vehicles none',
  () => {
    const cards = ['at-st', 'at-rt', 'e-web-heavy-blaster-team', 'stormtroopers', '74-z-speeder-bikes'];
    expect(cards.map((card) => hidesOthers(unit(card)))).toEqual([true, true, true, false, false]);
    const walker = { kind: 'miniature', isOnWheels: false, hidesAll: false } as const;
    expect(coverGivenBy(walker, unit('stormtroopers'))).toBe('light');
  },
);

shows(
  'lg.cover.from-units.wheeled-tracked-heavy',
  'a ground vehicle on wheels or tracks gives heavy cover',
  () => {
    const tank = { kind: 'miniature', isOnWheels: true, hidesAll: false } as const;
    expect(coverGivenBy(tank, unit('stormtroopers'))).toBe('heavy');
  },
);

shows(
  ['lg.cover.result.barricade-trooper-heavy', 'lg.cover.result.terrain-type', 'lg.cover.check.from-leader'],
  'troopers behind a barricade have heavy cover, behind another piece what was declared for it',
  () => {
    const behind = (piece: string) =>
      shot({
        terrain: [{ piece, at: [400, 460] }],
        defender: {
          miniatures: [{ at: [400, 490] }, { at: [370, 490] }, { at: [430, 490] }, { at: [400, 525] }],
        },
      });
    const table = behind('barricade')
      .offersExactly(
        { use: 'rebels.useCover', choice: 1 },
        { use: 'rebels.useCover', choice: 2 },
        { pass: true },
      )
      .uses('useCover', 2);
    expect(table.events('attackDieCancelled')).toEqual([
      { kind: 'attackDieCancelled', die: 0, source: 'cover' },
      { kind: 'attackDieCancelled', die: 1, source: 'cover' },
    ]);
    expect(behind('barricade').events('coverFound')).toEqual([{ kind: 'coverFound', grade: 'heavy' }]);
    expect(behind('hedge-low').events('coverFound')).toEqual([{ kind: 'coverFound', grade: 'light' }]);
    expect(behind('fence').events('coverFound')).toEqual([{ kind: 'coverFound', grade: 'none' }]);
  },
);

shows(
  ['lg.cover.check.only-covering-pieces', 'lg.terrain.barricade.no-vehicle-cover'],
  'a barricade in front of a vehicle obscures nothing',
  () => {
    const { rating } = terrainPiece('barricade');
    const barricade = { kind: 'terrain', rating, hidesAll: false } as const;
    expect(coverGivenBy(barricade, unit('at-rt'))).toBe('none');
    expect(coverGivenBy({ ...barricade, hidesAll: true }, unit('at-rt'))).toBe('none');
    expect(coverGivenBy(barricade, unit('rebel-troopers'))).toBe('heavy');
  },
);

shows(
  'lg.terrain.cover.full-block-is-heavy',
  'a piece that hides all of a miniature is heavy cover for it, whatever was declared',
  () => {
    const rating = { ...terrainPiece('hill-low').rating, cover: 'light' } as const;
    expect(coverGivenBy({ kind: 'terrain', rating, hidesAll: true }, unit('rebel-troopers'))).toBe('heavy');
    expect(coverGivenBy({ kind: 'terrain', rating, hidesAll: false }, unit('rebel-troopers'))).toBe('light');
  },
);

shows(
  ['lg.cover.from-units.as-area-terrain', 'lg.cover.check.no-self-obscuring'],
  'an emplacement in between gives light cover, and never to itself',
  () => {
    const between = shot({
      others: { cannon: { unit: '1-4-fd-laser-cannon-team', at: [400, 430], activated: true } },
      defender: { at: [400, 520], left: 1 },
    });
    expect(between.events('coverFound')).toEqual([{ kind: 'coverFound', grade: 'light' }]);
    const alone = legionTable({
      storm: { unit: 'stormtroopers', at: [400, 200] },
      cannon: { unit: '1-4-fd-laser-cannon-team', at: [400, 430], activated: true },
    }).attack('storm', 'cannon', {
      weapons: ['E-11 Blaster Rifle'],
      white: ['hit', 'blank', 'blank', 'blank'],
      whiteDefense: ['block'],
    });
    expect(alone.events('coverFound')).toEqual([{ kind: 'coverFound', grade: 'none' }]);
  },
);

shows(
  ['lg.cover.improve.suppression', 'lg.attack.5.apply-dodge-cover'],
  'suppression tokens improve the cover of troopers by one, however many they are',
  () => {
    for (const suppression of [1, 2]) {
      shot({ defender: { tokens: { suppression } }, dice: { whiteDefense: ['block', 'block', 'block'] } })
        .offersExactly({ use: 'rebels.useCover', choice: 1 }, { pass: true })
        .uses('useCover', 1)
        .ends();
    }
    shot().ends();
  },
);

shows('lg.cover.ranged-only', 'cover and suppression do nothing in melee', () => {
  const table = legionTable({
    luke: { unit: 'luke-skywalker', at: [400, 300] },
    storm: {
      unit: 'stormtroopers',
      at: [400, 327],
      tokens: { suppression: 1, dodge: 1 },
      activated: true,
    },
  }).attack('luke', 'storm', {
    black: ['hit', 'hit', 'blank', 'blank', 'blank', 'blank'],
    redDefense: ['block', 'block'],
  });
  table.offersExactly({ use: 'storm.dodge', choice: 'hit' }, { pass: true });
  expect(table.poolNow).toMatchObject({ type: 'melee', coverFound: 'none' });
});

shows(
  ['lg.cover.modifier-order', 'lg.unit-keyword.sharpshooter.example', 'lg.unit-keyword.sharpshooter.reduce'],
  'heavy cover stays heavy with a suppression token, and is light against Sharpshooter 1',
  () => {
    const table = legionTable(
      {
        officer: { unit: 'imperial-officer', at: [400, 250] },
        rebels: {
          unit: 'rebel-troopers',
          at: [400, 480],
          tokens: { suppression: 1 },
          activated: true,
          left: 1,
        },
      },
      { terrain: [{ piece: 'barricade', at: [400, 455] }] },
    ).attack('officer', 'rebels', { black: ['hit'], white: ['hit'], whiteDefense: ['block'] });
    expect(table.poolNow.coverFound).toBe('heavy');
    table.offersExactly({ use: 'rebels.useCover', choice: 1 }, { pass: true }).uses('useCover', 1).ends();
  },
);

shows(
  [
    'lg.unit-keyword.low-profile.improve',
    'lg.unit-keyword.low-profile.needs-light',
    'lg.unit-keyword.low-profile.timing',
  ],
  'Low Profile makes light cover heavy, and nothing of none',
  () => {
    const han = (suppression: number) =>
      shot({
        defender: { unit: 'han-solo', tokens: { suppression } },
        dice: { whiteDefense: suppression ? ['block', 'block'] : ['block', 'block', 'block', 'block'] },
      });
    han(1)
      .offersExactly(
        { use: 'rebels.useCover', choice: 1 },
        { use: 'rebels.useCover', choice: 2 },
        { pass: true },
      )
      .uses('useCover', 2);
    han(0).offers('uncannyLuck');
  },
);

shows(
  'lg.unit-keyword.low-profile.example-sharpshooter',
  'Low Profile and a suppression token in the open leave light cover against Sharpshooter 1',
  () => {
    legionTable({
      officer: { unit: 'imperial-officer', at: [400, 300] },
      han: { unit: 'han-solo', at: [400, 450], tokens: { suppression: 1 }, activated: true },
    })
      .attack('officer', 'han', { black: ['hit'], white: ['hit'], whiteDefense: ['block'] })
      .offersExactly({ use: 'han.useCover', choice: 1 }, { pass: true })
      .uses('useCover', 1)
      .offers('uncannyLuck');
  },
);
