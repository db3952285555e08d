import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const acting = (upgrades: readonly string[]) =>
  xwingTable(
    {
      kullbee: { pilot: 'kullbeesperado', at: [450, 200], dial: { speed: 1, bearing: 'straight' }, upgrades },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  ).until('performAction', 'kullbee');
const foils = ['mod:servomotorsfoils#361', 'mod:engineupgrade'];

test('after a boost it may flip its S-foils', () => {
  const table = acting(foils).acts('boost', { direction: 'straight' });
  const [key] = table.ship('kullbee').upgrades.map((each) => each.key);
  table
    .offersExactly({ use: 'kullbee.pilot', choice: key }, { pass: true })
    .uses('kullbeesperado', key)
    .has('kullbee', { upgrades: [{ card: 'mod:servomotorsfoils#360' }, {}] });
});

test('not after a focus action, and nothing without S-foils', () => {
  acting(foils).acts('focus').doesNotOffer('kullbeesperado');
  acting(['mod:engineupgrade']).acts('boost', { direction: 'straight' }).doesNotOffer('kullbeesperado');
});

test('a barrel roll is an occasion too', () => {
  acting([foils[0]!, 'mod:vectoredthrusters'])
    .acts('barrelRoll', { direction: 'left' })
    .letGoBy()
    .offers('kullbeesperado');
});

test('neither for a card that lies facedown nor for the boost of a friend', () => {
  const other = {
    pilot: 'rookiepilot',
    at: [650, 200],
    dial: { speed: 1, bearing: 'straight' },
    upgrades: ['mod:engineupgrade'],
  } as const;
  xwingTable(
    {
      kullbee: { pilot: 'kullbeesperado', at: [450, 200], upgrades: [foils[0]!] },
      other,
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  )
    .until('performAction', 'other')
    .acts('boost', { direction: 'straight' })
    .doesNotOffer('kullbeesperado');
  xwingTable(
    {
      kullbee: {
        pilot: 'kullbeesperado',
        at: [450, 200],
        dial: { speed: 1, bearing: 'straight' },
        upgrades: foils,
        discarded: [foils[0]!],
      },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  )
    .until('performAction', 'kullbee')
    .acts('boost', { direction: 'straight' })
    .doesNotOffer('kullbeesperado');
});
