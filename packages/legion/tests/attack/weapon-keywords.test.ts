import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const RIFLE = 'E-11 Blaster Rifle';

/** Snowtroopers with grenades or a flamethrower close to Rebels in heavy cover. */
const close = (upgrades: readonly string[], defender: object = {}) =>
  legionTable(
    {
      snow: { unit: 'snowtroopers', at: [400, 300], upgrades },
      rebels: {
        unit: 'rebel-troopers',
        activated: true,
        miniatures: [{ at: [385, 400] }, { at: [415, 400] }, { at: [400, 428] }, { at: [400, 456] }],
        ...defender,
      },
    },
    { terrain: [{ piece: 'barricade', at: [400, 378] }] },
  );

shows(
  [
    'lg.weapon-keyword.blast.effect',
    'lg.attack.pool.effect-on-defender',
    'lg.weapon-keyword.blast.dodge-still-works',
  ],
  'one Blast weapon keeps the defender from using cover against the whole pool, but not from dodging',
  () => {
    const plain = close(['concussion-grenades'], { tokens: { dodge: 1 } }).attack('snow', 'rebels', {
      weapons: [RIFLE],
      white: ['hit', 'blank', 'blank', 'blank'],
    });
    plain.offers('useCover', 'dodge');
    const blast = close(['concussion-grenades'], { tokens: { dodge: 1 } })
      .acts('attack')
      .dice({ white: ['hit', 'hit', 'hit'], black: ['blank'], whiteDefense: ['block', 'block'] })
      .answers({
        defender: 'rebels',
        type: 'ranged',
        weapons: [
          { weapon: RIFLE, miniatures: ['snow.m1', 'snow.m2', 'snow.m3'] },
          { weapon: 'Concussion Grenades', miniatures: ['snow.m4'] },
        ],
      });
    blast
      .offers('dodge')
      .refuses({ use: 'rebels.useCover', choice: 1 }, 'lg.weapon-keyword.blast.effect')
      .uses('dodge')
      .ends();
  },
);

shows('lg.unit-keyword.immune-blast.effect', 'Blast has no effect on a unit with Immune: Blast', () => {
  legionTable({
    snow: { unit: 'snowtroopers', at: [400, 300], upgrades: ['concussion-grenades'] },
    speeder: { unit: 't-47-airspeeder', at: [400, 400], activated: true },
  })
    .attack('snow', 'speeder', {
      weapons: ['Concussion Grenades'],
      black: ['hit', 'hit', 'blank', 'blank'],
    })
    .offersExactly({ use: 'speeder.useCover', choice: 1 }, { pass: true });
});

shows(
  ['lg.weapon-keyword.spray.multiply', 'lg.weapon-keyword.spray.example'],
  'a Spray weapon adds its dice once for each defending miniature that its bearer sees',
  () => {
    const table = legionTable({
      snow: { unit: 'snowtroopers', at: [400, 300], upgrades: ['flametrooper'] },
      rebels: { unit: 'rebel-troopers', at: [400, 400], left: 3, activated: true },
    }).attack('snow', 'rebels', {
      weapons: ['Flamethrower'],
      black: ['blank', 'blank', 'blank'],
    });
    expect(table.events('poolBegun')[0]!.weapons).toMatchObject([
      { weapon: 'Flamethrower', dice: { red: 0, black: 3, white: 0 } },
    ]);
    table.ends();
  },
);

/** Against a Rebel in heavy cover, which Sharpshooter 1 makes light. */
const sniper = (weapons: object, dice: object) =>
  legionTable(
    {
      scouts: { unit: 'scout-troopers', at: [400, 300], upgrades: ['dlt-19-x-sniper'] },
      rebels: { unit: 'rebel-troopers', at: [400, 500], left: 1, tokens: { dodge: 1 }, activated: true },
    },
    { terrain: [{ piece: 'barricade', at: [400, 475] }] },
  )
    .acts('attack')
    .dice(dice)
    .answers({ defender: 'rebels', type: 'ranged', weapons });

shows(
  ['lg.weapon-keyword.high-velocity.effect', 'lg.weapon-keyword.high-velocity.per-pool'],
  'no dodge token is spent against a pool whose weapons all have High Velocity; one without it switches that off',
  () => {
    const rifle = { weapon: 'DLT-19x Sniper Rifle', miniatures: ['scouts.m5'] };
    sniper([rifle], { black: ['hit', 'blank'] })
      .refuses({ use: 'rebels.dodge', choice: 'hit' }, 'lg.weapon-keyword.high-velocity.effect')
      .offers('useCover');
    sniper([rifle, { weapon: 'EC-17 Hold-Out Blaster', miniatures: ['scouts.m1'] }], {
      black: ['hit', 'blank', 'blank', 'blank'],
    }).offers('useCover', 'dodge');
  },
);

shows(
  'lg.weapon-keyword.high-velocity.no-deflect',
  'who cannot dodge because of High Velocity does not deflect either',
  () => {
    const table = legionTable({
      scouts: { unit: 'scout-troopers', at: [400, 300], upgrades: ['dlt-19-x-sniper'] },
      luke: { unit: 'luke-skywalker', at: [400, 500], tokens: { dodge: 1 }, activated: true },
    }).attack('scouts', 'luke', {
      weapons: ['DLT-19x Sniper Rifle'],
      black: ['hit', 'hit'],
      redDefense: ['surge', 'surge'],
    });
    expect(table.events('defenseDieTurned').map(({ to }) => to)).toEqual(['blank', 'blank']);
    table.hasWounds('luke', 2).hasWounds('scouts', 0, 0, 0, 0, 0).ends();
  },
);

/** A DLT-19 against a walker with Armor. */
const armored = (dice: object, walker: object = {}) =>
  legionTable({
    storm: { unit: 'stormtroopers', at: [400, 300], upgrades: ['dlt-19-stormtrooper'] },
    walker: { unit: 'at-rt', at: [400, 520], activated: true, ...walker },
  })
    .acts('attack')
    .dice(dice)
    .answers({
      defender: 'walker',
      type: 'ranged',
      weapons: [
        { weapon: RIFLE, miniatures: ['storm.m1', 'storm.m2'] },
        { weapon: 'DLT-19 Heavy Blaster Rifle', miniatures: ['storm.m5'] },
      ],
    });

shows(
  [
    'lg.weapon-keyword.impact.effect',
    'lg.weapon-keyword.impact.before-armor',
    'lg.attack.pool.modify-any-die',
    'lg.unit-keyword.armor.effect',
    'lg.attack.6.attacker-then-defender',
  ],
  'Impact X makes criticals of up to X hits of any weapon, then Armor cancels all hits that are left',
  () => {
    const table = armored({ red: ['blank', 'blank'], white: ['hit', 'hit'], whiteDefense: ['blank'] });
    table
      .asksSeat('p1')
      .offersExactly({ use: 'pool.impact', choice: 1 }, { pass: true })
      .refuses({ use: 'walker.armor', choice: null }, 'lg.attack.6.attacker-then-defender')
      .uses('impact', 1);
    table
      .asksSeat('p2')
      .attackDice('red blank', 'red blank', 'white critical', 'white hit')
      .offersExactly({ use: 'walker.armor', choice: null }, { pass: true })
      .uses('armor')
      .hasWounds('walker', 1)
      .ends();
  },
);

shows('lg.weapon-keyword.impact.effect', 'Impact does nothing against a unit without Armor', () => {
  legionTable({
    storm: { unit: 'stormtroopers', at: [400, 300], upgrades: ['dlt-19-stormtrooper'] },
    rebels: { unit: 'rebel-troopers', at: [400, 500], activated: true },
  })
    .attack('storm', 'rebels', {
      weapons: ['DLT-19 Heavy Blaster Rifle'],
      red: ['hit', 'hit'],
      whiteDefense: ['block', 'block'],
    })
    .ends();
});

shows(
  ['lg.weapon-keyword.pierce.cancel'],
  'Pierce X cancels up to X blocks once the defender has modified its dice',
  () => {
    legionTable({
      han: { unit: 'han-solo', at: [400, 300] },
      storm: { unit: 'stormtroopers', at: [400, 450], activated: true },
    })
      .attack('han', 'storm', {
        weapons: ["Han's DL-44 Blaster Pistol"],
        red: ['hit', 'hit'],
        redDefense: ['block', 'block'],
      })
      .offersExactly({ use: 'pool.pierce', choice: 1 }, { use: 'pool.pierce', choice: 2 }, { pass: true })
      .uses('pierce', 2)
      .asks('chooseWounded', { unit: 'storm', left: 2 });
  },
);

shows('lg.unit-keyword.immune-pierce.effect', 'Pierce cancels no block of a unit with Immune: Pierce', () => {
  const table = legionTable({
    han: { unit: 'han-solo', at: [400, 300] },
    vader: { unit: 'darth-vader', at: [400, 450], tokens: { dodge: 1 }, activated: true },
  }).attack('han', 'vader', {
    weapons: ["Han's DL-44 Blaster Pistol"],
    red: ['hit', 'hit'],
    redDefense: ['block', 'block'],
  });
  table.passes().hasWounds('vader', 0).ends();
  expect(table.events('pierceUsed')).toEqual([]);
});
