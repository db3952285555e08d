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

shows(
  [
    'ar.commands.repair.move-shields',
    'ar.commands.repair.recover-shields',
    'ar.commands.repair.repair-hull',
    'ar.shields.floor-zero',
    'ar.shields.cap-at-max',
    'ar.precedence.cannot-is-absolute',
  ],
  'a repair that cannot be bought is refused by the rule against it',
  () => {
    // Two points are left; no shield may come to the empty rear.
    damaged({ faceup: ['capacitor-failure'] })
      .answers({ repair: 'recoverShield', zone: 'front' })
      .asks('repair', { points: 2 })
      .refuses({ repair: 'moveShield', from: 'front', to: 'left' }, 'ar.shields.cap-at-max')
      .refuses({ repair: 'recoverShield', zone: 'right' }, 'ar.shields.cap-at-max')
      .refuses({ repair: 'recoverShield', zone: 'rear' }, 'ar.precedence.cannot-is-absolute')
      .refuses({ repair: 'moveShield', from: 'rear', to: 'front' }, 'ar.shields.floor-zero')
      .refuses({ repair: 'moveShield', from: 'front', to: 'front' }, 'ar.commands.repair.move-shields')
      .refuses({ repair: 'discardDamage', key: 'victory.d1' }, 'ar.commands.repair.repair-hull')
      .answers({ repair: 'moveShield', from: 'left', to: 'front' })
      .asks('repair', { points: 1 })
      .refuses({ repair: 'recoverShield', zone: 'left' }, 'ar.commands.repair.recover-shields');
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
  'with dial and token the token may reroll any die, also the one just added, or none',
  () => {
    const both = (...added: readonly string[]) =>
      duel({ dials: ['concentrateFire'], commandTokens: ['concentrateFire'] })
        .attack('victory', 'corvette', { ...FRONT, ...SIX, red: [...SIX.red, ...added] })
        .uses('concentrateFire', { spend: 'both', colour: 'red' })
        .pool('red hit', 'red hit', 'red blank', 'blue hit', 'blue hit', 'blue accuracy', 'red blank')
        .asks('rerollDie')
        .offersExactly(...[0, 1, 2, 3, 4, 5, 6].map((die) => ({ die })), { decline: true });
    both('blank')
      .answers({ decline: true })
      .pool('red hit', 'red hit', 'red blank', 'blue hit', 'blue hit', 'blue accuracy', 'red blank');
    both('blank', 'critical')
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
