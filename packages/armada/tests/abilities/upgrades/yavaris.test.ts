import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { noTokens } from '../bow-to-bow.ts';

const fleet = (upgrades: string[] = ['yavaris'], phase: 'ship' | 'squadron' = 'ship') =>
  armadaTable(
    {
      nebulon: { ship: 'nebulon-b-support', upgrades, at: [900, 300, 0], dials: ['squadron'] },
      ywing: { squadron: 'y-wing-squadron', at: [900, 440] },
      victory: { ship: 'victory-i-class', at: [900, 560, 180], ...noTokens },
    },
    { phase },
  );

const target = { target: 'victory', defendingZone: 'front' };

shows(
  'ar.known.upgrade.titles',
  'a squadron that the ship activates may attack twice, and then does not move',
  () => {
    fleet()
      .uses('squadron', 'dial')
      .answers({ squadron: 'ywing' })
      .offersExactly({ deed: 'move' }, { deed: 'attack' }, { decline: true })
      .answers({ deed: 'attack' })
      .dice({ black: ['hitCritical'] })
      .answers(target)
      .offers('bomber')
      .passes()
      .has('victory', { shields: { front: 1 } })
      .offersExactly({ deed: 'move' }, { deed: 'attack' }, { decline: true })
      .answers({ deed: 'attack' })
      .dice({ black: ['hit'] })
      .answers(target)
      .has('victory', { shields: { front: 0 } })
      .has('ywing', { slider: 'orange' })
      .ends();
  },
);

test('one that moves attacks once, before or after it', () => {
  fleet()
    .uses('squadron', 'dial')
    .answers({ squadron: 'ywing' })
    .answers({ deed: 'move' })
    .answers({ x: 890, y: 440 })
    .offersExactly({ deed: 'attack' }, { decline: true })
    .answers({ deed: 'attack' })
    .dice({ black: ['blank'] })
    .answers(target)
    .has('ywing', { slider: 'orange' })
    .ends();
  fleet()
    .uses('squadron', 'dial')
    .answers({ squadron: 'ywing' })
    .answers({ deed: 'attack' })
    .dice({ black: ['blank'] })
    .answers(target)
    .answers({ deed: 'move' })
    .answers({ x: 890, y: 440 })
    .has('ywing', { slider: 'orange' })
    .ends();
});

test('not without the title, and not in the Squadron phase', () => {
  fleet([])
    .uses('squadron', 'dial')
    .answers({ squadron: 'ywing' })
    .answers({ deed: 'attack' })
    .dice({ black: ['blank'] })
    .answers(target)
    .offersExactly({ deed: 'move' }, { decline: true });
  fleet(['yavaris'], 'squadron')
    .answers({ deed: 'attack' })
    .dice({ black: ['blank'] })
    .answers(target)
    .has('ywing', { slider: 'orange' })
    .ends();
});
