import { units } from '@sortie/legion/catalogue';
import type { DamageToken } from '@sortie/legion/model';
import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { isTrooper, isVehicle } from '../../src/rules/values.ts';
import { shows } from '../shows.ts';

/** Luke's lightsaber, with which a wound is dealt to a walker that has suffered so many. */
const walker = (wounds: number, redDefense: readonly string[], more: object = {}) =>
  legionTable({
    fett: { unit: 'boba-fett', at: [400, 300] },
    walker: { unit: 'at-rt', at: [400, 500], wounds: [wounds], activated: true, ...more },
  }).attack('fett', 'walker', {
    weapons: ["Fett's EE-3 Carbine", 'Wrist Rocket'],
    black: ['critical', 'blank', 'blank', 'blank'],
    whiteDefense: ['blank'],
    redDefense,
  });

const damage = (table: ReturnType<typeof walker>) => table.unit('walker').damage;

shows(
  [
    'lg.vehicle.resilience.check',
    'lg.vehicle.resilience.value',
    'lg.vehicle.damaged.on-block',
    'lg.vehicle.damaged.token',
    'lg.vehicle.token-kinds',
  ],
  'a vehicle that reaches its resilience rolls a red die, and a block damages it',
  () => {
    const table = walker(3, ['block']);
    expect(damage(table)).toEqual([{ kind: 'damaged', weapon: null }]);
    table.has('walker', { resilienceRolled: true }).hasWounds('walker', 4).ends();
    const early = walker(2, []);
    expect(damage(early)).toEqual([]);
    early.has('walker', { resilienceRolled: false }).ends();
  },
);

shows(
  ['lg.vehicle.disabled.on-blank', 'lg.vehicle.disabled.token'],
  'a blank on the resilience roll disables it',
  () => {
    const table = walker(3, ['blank']);
    expect(damage(table)).toEqual([{ kind: 'disabled', weapon: null }]);
    table.ends();
  },
);

shows(
  [
    'lg.vehicle.weapon-disrupted.on-surge',
    'lg.vehicle.weapon-disrupted.choice',
    'lg.dice.surge.only-attack-and-defense',
  ],
  'on a surge the opponent chooses one of its weapons, which is disrupted',
  () => {
    const table = walker(3, ['surge'], { upgrades: ['at-rt-laser-cannon'] })
      .asks('disruptWeapon', { unit: 'walker' })
      .asksSeat('p1')
      .offersExactly(
        { weapon: 'Grappling Claws' },
        { weapon: 'A-300 Blaster Rifle' },
        { weapon: 'AT-RT Laser Cannon' },
      )
      .answers({ weapon: 'AT-RT Laser Cannon' });
    expect(damage(table)).toEqual([{ kind: 'weaponDisrupted', weapon: 'AT-RT Laser Cannon' }]);
    table.ends();
  },
);

shows(
  ['lg.vehicle.weapon-disrupted.on-surge', 'lg.vehicle.resilience.check'],
  'the only weapon of a vehicle is disrupted without a choice',
  () => {
    const table = walker(4, ['surge'], { unit: 't-47-airspeeder' });
    expect(damage(table)).toEqual([{ kind: 'weaponDisrupted', weapon: 'AP/11 Double Laser Cannon' }]);
    table.ends();
  },
);

shows(
  ['lg.vehicle.resilience.once', 'lg.vehicle.resilience.removed-token'],
  'the roll is made once in the game, also when the token was removed since',
  () => {
    const again = walker(4, [], { resilienceRolled: true, damage: [{ kind: 'damaged', weapon: null }] });
    expect(damage(again)).toEqual([{ kind: 'damaged', weapon: null }]);
    again.hasWounds('walker', 5).ends();
    const repaired = walker(4, [], { resilienceRolled: true });
    expect(damage(repaired)).toEqual([]);
    repaired.hasWounds('walker', 5).ends();
  },
);

shows('lg.vehicle.resilience.dash', 'a vehicle whose resilience is a dash never rolls', () => {
  const table = legionTable({
    rebels: { unit: 'rebel-troopers', at: [400, 300] },
    bikes: { unit: '74-z-speeder-bikes', at: [400, 500], wounds: [2, 2], left: 1, activated: true },
    others: { unit: 'stormtroopers', at: [1200, 800], activated: true },
  }).attack('rebels', 'bikes', { black: ['critical', 'blank', 'blank', 'blank'], whiteDefense: ['blank'] });
  table.has('bikes', { whereabouts: 'defeated', resilienceRolled: false }).ends();
});

const disrupted = {
  unit: 'at-rt',
  at: [400, 300],
  upgrades: ['at-rt-laser-cannon'],
  damage: [{ kind: 'weaponDisrupted', weapon: 'AT-RT Laser Cannon' }],
} as const;

const shot = (dice?: object) => ({
  defender: 'storm',
  type: 'ranged',
  weapons: [{ weapon: 'AT-RT Laser Cannon', miniatures: ['walker.m1'], ...(dice ? { dice } : {}) }],
});

shows(
  'lg.vehicle.weapon-disrupted.half-dice',
  'a disrupted weapon adds half of its dice rounded up, which the attacking player chooses',
  () => {
    const table = () =>
      legionTable({
        walker: disrupted,
        storm: { unit: 'stormtroopers', at: [400, 520], activated: true },
      }).acts('attack');
    table()
      .refuses(shot({ red: 1, black: 2, white: 0 }), 'lg.vehicle.weapon-disrupted.half-dice')
      .refuses(shot({ red: 2, black: 0, white: 0 }), 'lg.vehicle.weapon-disrupted.half-dice')
      .refuses(shot({ red: 0, black: 1, white: 1 }), 'lg.vehicle.weapon-disrupted.half-dice')
      .dice({ black: ['blank', 'blank'] })
      .answers(shot({ red: 0, black: 2, white: 0 }))
      .ends();
    // Without a choice it is the best half.
    table()
      .dice({ red: ['blank'], black: ['blank'] })
      .answers(shot())
      .ends();
  },
);

shows(
  'lg.vehicle.weapon-disrupted.spray',
  'of a disrupted weapon with Spray each single addition is halved',
  () => {
    legionTable({
      walker: {
        unit: 'at-rt',
        at: [400, 300],
        upgrades: ['at-rt-flamethrower'],
        damage: [{ kind: 'weaponDisrupted', weapon: 'AT-RT Flamethrower' }],
      },
      storm: { unit: 'stormtroopers', at: [400, 400], left: 3, activated: true },
    })
      .attack('walker', 'storm', {
        weapons: ['AT-RT Flamethrower'],
        black: ['blank', 'blank', 'blank'],
      })
      .ends();
  },
);

shows(
  [
    'lg.vehicle.disabled.no-reverse',
    'lg.vehicle.disabled.two-actions',
    'lg.vehicle.disabled.pivot-one-action',
  ],
  'a disabled vehicle needs two actions for a standard move, cannot reverse, and pivots as before',
  () => {
    const moves = (damage: readonly DamageToken[]) =>
      legionTable({
        walker: { unit: 'at-st', at: [400, 300], damage },
        storm: { unit: 'rebel-troopers', at: [1200, 800], activated: true },
      }).answersOffered.filter((each) => (each as { action?: string }).action === 'move');
    expect(moves([])).toEqual([
      { action: 'move', move: 'standard' },
      { action: 'move', move: 'reverse' },
      { action: 'move', move: 'pivot' },
    ]);
    expect(moves([{ kind: 'disabled', weapon: null }])).toEqual([
      { action: 'move', move: 'standard', actions: 2 },
      { action: 'move', move: 'pivot' },
    ]);
    expect(moves([{ kind: 'weaponDisrupted', weapon: 'Grappling Claws' }])).toEqual(moves([]));
  },
);

shows('lg.vehicle.kinds', 'vehicles are ground or repulsor vehicles, on bases of medium size or more', () => {
  const vehicles = units.filter(({ type }) => type === 'groundVehicle' || type === 'repulsorVehicle');
  expect(vehicles.map(({ id, type, base }) => [id, type, base])).toEqual([
    ['at-rt', 'groundVehicle', 'large'],
    ['t-47-airspeeder', 'repulsorVehicle', 'huge'],
    ['74-z-speeder-bikes', 'repulsorVehicle', 'medium'],
    ['at-st', 'groundVehicle', 'huge'],
  ]);
  expect(
    (['at-rt', 'stormtroopers'] as const).map((card) => [isVehicle({ card }), isTrooper({ card })]),
  ).toEqual([
    [true, false],
    [false, true],
  ]);
});
