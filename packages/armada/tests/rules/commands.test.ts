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
