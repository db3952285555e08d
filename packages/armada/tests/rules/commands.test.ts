import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

/** A Victory that activates with nobody near. */
const alone = (victory: object = {}, situation: object = {}) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 150, 0], ...victory },
      corvette: { ship: 'cr90-corvette-a', at: [100, 800, 180], activated: true },
    },
    situation,
  );

/** A Victory with a corvette in its front arc at close range. */
const duel = (victory: object = {}, corvette: object = {}) =>
  armadaTable({
    victory: { ship: 'victory-ii', at: [900, 300, 0], ...victory },
    corvette: { ship: 'cr90-corvette-a', at: [900, 500, 180], activated: true, ...corvette },
  });

const SIX = { red: ['hit', 'hit', 'blank'], blue: ['hit', 'hit', 'accuracy'] };
const FRONT = { zone: 'front', defendingZone: 'front' } as const;

shows(
  ['ar.command-token.limit-command-value', 'ar.command-token.usable-same-round'],
  'a token too many is dropped by the owner, the new one if they like; a fresh token may be spent at once',
  () => {
    const table = alone({
      dials: ['repair'],
      commandTokens: ['navigate', 'squadron', 'concentrateFire'],
      shields: { front: 1 },
    }).uses('convertDial');
    table
      .asks('discardCommandToken')
      .asksSeat('p1')
      .offersExactly(
        { command: 'navigate' },
        { command: 'squadron' },
        { command: 'concentrateFire' },
        { command: 'repair' },
      )
      .answers({ command: 'navigate' });
    table.has('victory', { commandTokens: ['squadron', 'concentrateFire', 'repair'] });
    table.uses('repair', 'token').asks('repair');
  },
);

shows('ar.command-token.no-duplicates', 'a second token of a type is discarded at once', () => {
  const table = alone({ dials: ['repair'], commandTokens: ['repair'] }).uses('convertDial');
  table.has('victory', { commandTokens: ['repair'], usedDial: 'repair' });
  expect(table.events('commandTokenRemoved')).toMatchObject([{ command: 'repair', spent: false }]);
});

shows(
  ['ar.command-token.spent-to-supply', 'ar.command-token.minor-effect'],
  'a spent token leaves the ship and gives the lesser effect; others stay from round to round',
  () => {
    const table = alone({ commandTokens: ['repair', 'navigate'], shields: { front: 1 } }).uses(
      'repair',
      'token',
    );
    table
      .has('victory', { commandTokens: ['navigate'] })
      .asks('repair', { points: 2 })
      .until('assignDials');
    table.has('victory', { commandTokens: ['navigate'] });
  },
);

shows(
  ['ar.commands.spend-dial-or-token', 'ar.commands.combine-dial-and-token'],
  'a command is paid for by dial, token or both, or left alone',
  () => {
    const table = alone({ dials: ['repair'], commandTokens: ['repair'], shields: { front: 0, rear: 0 } });
    table
      .offersExactly(
        { use: 'victory.convertDial', choice: null },
        { use: 'victory.repair', choice: 'dial' },
        { use: 'victory.repair', choice: 'token' },
        { use: 'victory.repair', choice: 'both' },
        { pass: true },
      )
      .refuses({ use: 'victory.squadron', choice: 'dial' }, 'ar.commands.spend-dial-or-token')
      .uses('repair', 'both')
      .asks('repair', { points: 6 });
    table.has('victory', { revealedDial: null, commandTokens: [] });
  },
);

shows('ar.commands.once-per-round', 'a ship resolves each command once a round', () => {
  const table = alone({ dials: ['repair'], commandTokens: ['repair'], shields: { front: 0 } });
  table.uses('repair', 'dial').until('chooseCourse');
  table.has('victory', { commandTokens: ['repair'], resolved: ['repair'] });
  alone({ commandTokens: ['repair', 'squadron'], resolved: ['repair'] }).refuses(
    { use: 'victory.repair', choice: 'token' },
    'ar.commands.once-per-round',
  );
});

shows('ar.commands.several-different', 'different commands may all be resolved in one round', () => {
  const table = alone({
    dials: ['repair'],
    commandTokens: ['squadron', 'navigate'],
    shields: { front: 0 },
    speed: 1,
  });
  table.uses('repair', 'dial').answers({ decline: true }).uses('squadron', 'token');
  table.until('useAbility').uses('navigate', { spend: 'token', speed: 1, yaw: 0 });
  table.has('victory', { resolved: ['repair', 'squadron', 'navigate'], speed: 2 });
});

shows(
  ['ar.commands.navigate.timing', 'ar.commands.navigate.dial'],
  'a Navigate dial is resolved in Determine Course: speed by 1 and the yaw of one joint by 1',
  () => {
    const table = alone({ dials: ['navigate'], speed: 1 })
      .refuses({ use: 'victory.navigate', choice: null }, 'ar.commands.navigate.timing')
      .passes();
    table
      .offersExactly(
        { use: 'victory.navigate', choice: { spend: 'dial', speed: -1, yaw: 1 } },
        { use: 'victory.navigate', choice: { spend: 'dial', speed: 0, yaw: 1 } },
        { use: 'victory.navigate', choice: { spend: 'dial', speed: 1, yaw: 1 } },
        { pass: true },
      )
      .uses('navigate', { spend: 'dial', speed: 1, yaw: 1 });
    // The chart of speed 2 is straight, then one click.
    table
      .asks('chooseCourse')
      .refuses({ clicks: [1, 2], side: 'left' }, 'ar.ship-move.course-within-yaw')
      .refuses({ clicks: [2, 0], side: 'left' }, 'ar.ship-move.course-within-yaw')
      .answers({ clicks: [1, 1], side: 'right' });
    table.has('victory', { speed: 2 });
    expect(table.ship('victory').pose!.heading).toBe(45);
  },
);

shows('ar.commands.navigate.token', 'a Navigate token changes speed by 1 and no yaw', () => {
  const table = alone({ commandTokens: ['navigate'], speed: 1 });
  table
    .offersExactly(
      { use: 'victory.navigate', choice: { spend: 'token', speed: -1, yaw: 0 } },
      { use: 'victory.navigate', choice: { spend: 'token', speed: 1, yaw: 0 } },
      { pass: true },
    )
    .uses('navigate', { spend: 'token', speed: 1, yaw: 0 })
    .refuses({ clicks: [1, 1], side: 'left' }, 'ar.ship-move.course-within-yaw');
});

shows(
  ['ar.commands.combine-dial-and-token', 'ar.speed.min-zero', 'ar.speed.max-from-chart'],
  'dial and token together change speed by up to 2, never below 0 or beyond the chart',
  () => {
    const speeds = (speed: number) =>
      (
        alone({ dials: ['navigate'], commandTokens: ['navigate'], speed }).passes()
          .answersOffered as readonly { choice?: { spend: string; speed: number } }[]
      )
        .filter(({ choice }) => choice?.spend === 'both')
        .map(({ choice }) => choice!.speed);
    expect(speeds(0)).toEqual([0, 1, 2]);
    expect(speeds(1)).toEqual([-1, 0, 1]);
    expect(speeds(2)).toEqual([-2, -1, 0]);
  },
);

shows(
  ['ar.speed.constant', 'ar.speed.ship-dial'],
  'speed stays as the dial shows it from round to round until something changes it',
  () => {
    const table = alone({ speed: 1 }).until('assignDials');
    table.has('victory', { speed: 1 });
    expect(table.events('speedChanged')).toEqual([]);
  },
);

const wing = {
  near: { squadron: 'tie-fighter', at: [760, 150] },
  far: { squadron: 'tie-fighter', at: [1125, 150] },
  gone: { squadron: 'tie-fighter', at: [1160, 250] },
  tired: { squadron: 'tie-fighter', at: [760, 250], slider: 'orange' },
} as const;

const carrier = (victory: object) =>
  armadaTable({
    victory: { ship: 'victory-ii', at: [900, 150, 0], ...victory },
    corvette: { ship: 'cr90-corvette-a', at: [100, 800, 180], activated: true },
    ...wing,
  });

shows(
  ['ar.commands.squadron.timing', 'ar.commands.squadron.dial', 'ar.commands.squadron.one-at-a-time'],
  'a Squadron dial activates up to the squadron value, one by one, at close or medium range when chosen',
  () => {
    const table = carrier({ dials: ['squadron'] }).uses('squadron', 'dial');
    table
      .asks('commandSquadron', { left: 3 })
      .offersExactly({ squadron: 'near' }, { squadron: 'far' }, { decline: true })
      .refuses({ squadron: 'gone' }, 'ar.commands.squadron.dial')
      .refuses({ squadron: 'tired' }, 'ar.commands.squadron.dial')
      .answers({ squadron: 'near' });
    // It is activated completely before the next is chosen.
    table.asks('chooseDeed', { squadron: 'near' }).answers({ decline: true });
    table.asks('commandSquadron', { left: 2 }).offersExactly({ squadron: 'far' }, { decline: true });
    expect(table.squadron('near').slider).toBe('orange');
    table.answers({ decline: true });
    table.asks('chooseCourse');
  },
);

shows(
  'ar.commands.squadron.token',
  'a Squadron token activates one squadron, or one more with a dial',
  () => {
    carrier({ commandTokens: ['squadron'] })
      .uses('squadron', 'token')
      .asks('commandSquadron', { left: 1 });
    carrier({ dials: ['squadron'], commandTokens: ['squadron'] })
      .uses('squadron', 'both')
      .asks('commandSquadron', { left: 4 });
  },
);

shows(
  ['ar.commands.repair.timing', 'ar.commands.repair.dial', 'ar.commands.repair.token'],
  'a Repair dial yields the engineering value, a token half of it rounded up, right after the reveal',
  () => {
    const points = (nebulon: object, spend: string) =>
      armadaTable({
        // Engineering value 3.
        nebulon: { ship: 'nebulon-b-escort', at: [900, 150, 0], shields: { front: 0 }, ...nebulon },
        victory: { ship: 'victory-ii', at: [100, 800, 180], activated: true },
      })
        .uses('repair', spend)
        .asks('repair').question.about;
    expect(points({ dials: ['repair'] }, 'dial')).toMatchObject({ points: 3 });
    expect(points({ commandTokens: ['repair'] }, 'token')).toMatchObject({ points: 2 });
    expect(points({ dials: ['repair'], commandTokens: ['repair'] }, 'both')).toMatchObject({ points: 5 });
  },
);

const damaged = (more: object = {}) =>
  alone({
    dials: ['repair'],
    // Four of four points, of shields 3, 3, 3 and 1.
    shields: { front: 1, left: 3, right: 3, rear: 0 },
    faceup: ['structural-damage'],
    facedown: ['injured-crew'],
    ...more,
  }).uses('repair', 'dial');

shows(
  ['ar.commands.repair.move-shields', 'ar.commands.repair.recover-shields', 'ar.commands.repair.repair-hull'],
  'points move shields for 1, recover one for 2 and discard any damage card for 3',
  () => {
    const table = damaged();
    const [faceup, facedown] = ['structural-damage', 'injured-crew'].map(
      (card) => table.ship('victory').damage.find((each) => each.card === card)!.key,
    );
    const moves = ['front', 'left', 'right'].flatMap((from) =>
      ['front', 'rear'].filter((to) => to !== from).map((to) => ({ repair: 'moveShield', from, to })),
    );
    table.offersExactly(
      ...moves,
      { repair: 'recoverShield', zone: 'front' },
      { repair: 'recoverShield', zone: 'rear' },
      { repair: 'discardDamage', key: faceup },
      { repair: 'discardDamage', key: facedown },
      { decline: true },
    );
    table.answers({ repair: 'discardDamage', key: faceup }).asks('repair', { points: 1 });
    expect(table.state.deck.discard).toEqual(['structural-damage']);
    expect(table.ship('victory').damage.map(({ key }) => key)).toEqual([facedown]);
  },
);

shows(
  ['ar.commands.repair.any-order-repeatable', 'ar.commands.repair.sequential', 'ar.shields.cap-at-max'],
  'effects are bought one after the other, in any order and as often as points last, up to the maximum',
  () => {
    const table = damaged()
      .answers({ repair: 'recoverShield', zone: 'rear' })
      .asks('repair', { points: 2 })
      .refuses({ repair: 'recoverShield', zone: 'rear' }, 'ar.shields.cap-at-max')
      .answers({ repair: 'moveShield', from: 'left', to: 'front' })
      .asks('repair', { points: 1 })
      .answers({ repair: 'moveShield', from: 'right', to: 'front' });
    table.has('victory', { shields: { front: 3, left: 2, right: 2, rear: 1 } });
  },
);

shows('ar.commands.repair.leftover-lost', 'points that are left are lost', () => {
  const table = damaged().answers({ decline: true }).until('assignDials');
  expect(table.ship('victory').shields).toEqual({ front: 1, left: 3, right: 3, rear: 0 });
});

shows(
  ['ar.commands.concentrate-fire.timing', 'ar.commands.concentrate-fire.dial'],
  'a Concentrate Fire dial adds a die of a colour in the pool, in Resolve Attack Effects',
  () => {
    const table = duel({ dials: ['concentrateFire'] })
      .refuses({ use: 'victory.concentrateFire', choice: null }, 'ar.commands.concentrate-fire.timing')
      .attack('victory', 'corvette', { ...FRONT, ...SIX, blue: [...SIX.blue, 'critical'] });
    table
      .offers('accuracy', 'concentrateFire')
      .refuses(
        { use: 'victory.concentrateFire', choice: { spend: 'dial', colour: 'black' } },
        'ar.timing.effect-has-window',
      )
      .uses('concentrateFire', { spend: 'dial', colour: 'blue' })
      .pool('red hit', 'red hit', 'red blank', 'blue hit', 'blue hit', 'blue accuracy', 'blue critical');
    table.has('victory', { resolved: ['concentrateFire'], revealedDial: null });
  },
);

shows('ar.commands.concentrate-fire.token', 'a Concentrate Fire token rerolls one die', () => {
  duel({ commandTokens: ['concentrateFire'] })
    .attack('victory', 'corvette', { ...FRONT, ...SIX, red: [...SIX.red, 'hitHit'] })
    .uses('concentrateFire', { spend: 'token', die: 2 })
    .pool('red hit', 'red hit', 'red hitHit', 'blue hit', 'blue hit', 'blue accuracy');
});

shows(
  ['ar.commands.concentrate-fire.token', 'ar.commands.combine-dial-and-token', 'ar.dice.modify.add'],
  'with dial and token the token may reroll the die just added',
  () => {
    duel({ dials: ['concentrateFire'], commandTokens: ['concentrateFire'] })
      .attack('victory', 'corvette', { ...FRONT, ...SIX, red: [...SIX.red, 'blank', 'critical'] })
      .uses('concentrateFire', { spend: 'both', colour: 'red' })
      .pool('red hit', 'red hit', 'red blank', 'blue hit', 'blue hit', 'blue accuracy', 'red blank')
      .asks('rerollDie')
      .answers({ die: 6 })
      .pool('red hit', 'red hit', 'red blank', 'blue hit', 'blue hit', 'blue accuracy', 'red critical');
  },
);

shows('ar.timing.own-components-only', 'a ship spends only its own dial and tokens', () => {
  armadaTable({
    victory: { ship: 'victory-ii', at: [900, 150, 0], shields: { front: 0 }, commandTokens: ['squadron'] },
    other: { ship: 'victory-i-', at: [600, 150, 0], commandTokens: ['repair'], activated: true },
    corvette: { ship: 'cr90-corvette-a', at: [100, 800, 180], activated: true },
  })
    .asks('useAbility')
    .refuses({ use: 'victory.repair', choice: 'token' }, 'ar.commands.spend-dial-or-token')
    .refuses({ use: 'other.repair', choice: 'token' }, 'ar.timing.effect-has-window');
});
