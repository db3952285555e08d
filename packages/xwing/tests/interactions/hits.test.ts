import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

test('a critical that an Ion Cannon cancels sets off the harpoon first, whoever has the initiative', () => {
  for (const initiative of [0, 1] as const) {
    xwingTable(
      {
        bwing: { pilot: 'bluesquadronpilot', at: [450, 300], upgrades: ['ioncannon'] },
        tie: {
          pilot: 'patrolleader',
          at: [450, 540, 180],
          hasFought: true,
          shields: 0,
          conditions: [{ card: 'harpooned', by: 'bwing' }],
        },
        near: { pilot: 'academypilot', at: [560, 540, 180], hasFought: true },
      },
      { initiative },
    )
      .attack('bwing', 'tie', { weapon: 'ioncannon', attack: ['crit', 'blank', 'blank'], defense: [] })
      .has('tie', {
        conditions: [],
        damage: [{ faceup: false }, { faceup: false }],
        tokens: expect.objectContaining({ ion: 1 }),
      })
      .has('near', { damage: [{ faceup: false }] })
      .ends();
  }
});

test('a Heavy Laser Cannon leaves no critical for the harpoon', () => {
  xwingTable({
    bwing: { pilot: 'bluesquadronpilot', at: [450, 300], upgrades: ['heavylasercannon'] },
    tie: {
      pilot: 'patrolleader',
      at: [450, 560, 180],
      hasFought: true,
      conditions: [{ card: 'harpooned', by: 'bwing' }],
    },
  })
    .attack('bwing', 'tie', { weapon: 'heavylasercannon', attack: ['crit', ...blanks(3)], defense: [] })
    .has('tie', { conditions: [{ card: 'harpooned' }], shields: 3 })
    .ends();
});

test('Draw Their Fire takes the critical of an Ion Cannon, and the friend still gets damage and ion', () => {
  for (const initiative of [0, 1] as const) {
    xwingTable(
      {
        shuttle: { pilot: 'omicrongrouppilot', at: [450, 300], upgrades: ['ioncannon'] },
        x: { pilot: 'rookiepilot', at: [450, 540, 180], hasFought: true },
        wedge: { pilot: 'wedgeantilles', at: [540, 540, 180], hasFought: true, upgrades: ['drawtheirfire'] },
      },
      { initiative },
    )
      .attack('shuttle', 'x', { weapon: 'ioncannon', attack: ['crit', 'blank', 'blank'], defense: blanks(2) })
      .offers('drawtheirfire')
      .uses('drawtheirfire')
      .has('wedge', { shields: 1, damage: [] })
      .has('x', { shields: 1, tokens: expect.objectContaining({ ion: 1 }) })
      .ends();
  }
});

test('Lieutenant Blount hits with Ion Pulse Missiles that were all evaded, and a Stealth Device is lost', () => {
  xwingTable({
    blount: { pilot: 'lieutenantblount', at: [450, 300], upgrades: ['ionpulsemissiles'], lock: 'tie' },
    tie: { pilot: 'academypilot', at: [450, 520, 180], hasFought: true, upgrades: ['stealthdevice'] },
  })
    .attack('blount', 'tie', {
      weapon: 'ionpulsemissiles',
      attack: ['hit', 'blank', 'blank'],
      defense: ['evade', 'blank', 'blank', 'blank'],
    })
    .passes()
    .has('tie', {
      damage: [{ faceup: false }],
      upgrades: [{ faceup: false }],
      tokens: expect.objectContaining({ ion: 2 }),
    })
    .ends();
});

const stele = (upgrades: readonly string[]) =>
  xwingTable({
    stele: {
      pilot: 'imperial:tieadvanced:maarekstele',
      at: [450, 300],
      upgrades: ['advhomingmissiles'],
      lock: 'luke',
    },
    luke: { pilot: 'lukeskywalker', at: [450, 520, 180], hasFought: true, upgrades },
  })
    .cards('core2-damagedengine', 'core2-blindedpilot', 'core2-directhit')
    .attack('stele', 'luke', {
      weapon: 'advhomingmissiles',
      attack: ['hit', 'blank', 'blank'],
      defense: blanks(2),
    })
    .passes();

test('Maarek Stele chooses the card that his Advanced Homing Missiles deal past the shields', () => {
  stele([])
    .asksSeat('p1')
    .offersExactly(
      { card: 'core2-damagedengine' },
      { card: 'core2-blindedpilot' },
      { card: 'core2-directhit' },
    )
    .answers({ card: 'core2-directhit' })
    .has('luke', { shields: 2, damage: [{ card: 'core2-directhit', faceup: true }] })
    .ends();
});

test('Determination discards the pilot card that Maarek Stele has chosen', () => {
  stele(['determination'])
    .answers({ card: 'core2-blindedpilot' })
    .has('luke', { shields: 2, damage: [] })
    .ends();
});

test('an Integrated Astromech keeps off the card that would have destroyed the ship, a Direct Hit too', () => {
  xwingTable({
    tie: { pilot: 'academypilot', at: [450, 300] },
    x: {
      pilot: 'rookiepilot',
      at: [450, 520, 180],
      hasFought: true,
      shields: 0,
      facedown: ['core2-damagedengine', 'core2-damagedengine'],
      upgrades: ['integratedastromech', 'r2d2'],
    },
  })
    .cards('core2-directhit')
    .attack('tie', 'x', { attack: ['crit', 'blank'], defense: blanks(2) })
    .offers('integratedastromech')
    .uses('integratedastromech')
    .has('x', {
      gone: null,
      damage: [{ faceup: false }, { faceup: false }],
      upgrades: [{ faceup: true }, { faceup: false }],
    })
    .ends();
});

shows(
  'xw.damage.direct-hit',
  'Chewbacca turns the Direct Hit of a proton bomb facedown, and it counts once',
  () => {
    xwingTable(
      {
        falcon: {
          pilot: 'rebel:yt1300:chewbacca',
          at: [450, 300],
          shields: 0,
          facedown: ['core2-damagedengine', 'core2-blindedpilot', 'core2-weaponsfailure'].flatMap((card) => [
            card,
            card,
          ]),
        },
        punisher: { pilot: 'cutlasssquadronpilot', at: [700, 700] },
      },
      {
        phase: 'activation',
        bombs: [{ bomb: 'bomb:protonbombs', droppedBy: 'punisher', at: [450, 400] }],
        cards: ['core2-directhit'],
      },
    )
      .until('setDial')
      .has('falcon', { gone: null, damage: expect.objectContaining({ length: 7 }) })
      .ends();
  },
);

test('R4-D6 cancels the hits beyond two, and a Stealth Device is lost all the same', () => {
  xwingTable({
    tie: { pilot: 'rearadmiralchiraneau', at: [450, 300] },
    x: {
      pilot: 'rookiepilot',
      at: [450, 540, 180],
      hasFought: true,
      upgrades: ['r4d6', 'stealthdevice'],
    },
  })
    .attack('tie', 'x', { attack: ['hit', 'hit', 'hit'], defense: blanks(3) })
    .uses('r4d6')
    .has('x', {
      shields: 0,
      damage: [],
      upgrades: [{ faceup: true }, { faceup: false }],
      tokens: expect.objectContaining({ stress: 1 }),
    })
    .ends();
});
