import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';

const commanding = (upgrades: string[], enemy = 'x-wing-squadron') =>
  armadaTable({
    victory: { ship: 'victory-i-class', upgrades, at: [900, 300, 0], dials: ['squadron'] },
    held: { squadron: 'tie-fighter-squadron', at: [900, 420] },
    enemy: { squadron: enemy, at: [900, 480] },
    free: { squadron: 'tie-fighter-squadron', at: [750, 300] },
    cr90: { ship: 'cr90-corvette-a', at: [200, 750, 180] },
  }).uses('squadron', 'dial');

const reach = 'ar.squadron-move.max-distance';

shows('ar.known.upgrade.officers', 'an engaged squadron that the ship activates may move, at speed 2', () => {
  commanding(['admiral-chiraneau'])
    .answers({ squadron: 'held' })
    .offersExactly({ deed: 'move' }, { deed: 'attack' }, { decline: true })
    .answers({ deed: 'move' })
    .asks('moveSquadron', { squadron: 'held' })
    .refuses({ x: 1026, y: 420 }, reach)
    .answers({ x: 1024, y: 420 })
    .has('held', { at: { x: 1024, y: 420 } });
});

test('without the card it may only attack', () => {
  commanding([]).answers({ squadron: 'held' }).offersExactly({ deed: 'attack' }, { decline: true });
});

test('a squadron that nobody holds moves at its own speed', () => {
  commanding(['admiral-chiraneau'])
    .answers({ squadron: 'free' })
    .answers({ deed: 'move' })
    .answers({ x: 510, y: 300 })
    .has('free', { at: { x: 510, y: 300 } });
  commanding(['admiral-chiraneau'], 'y-wing-squadron')
    .answers({ squadron: 'held' })
    .answers({ deed: 'move' })
    .answers({ x: 1140, y: 420 })
    .has('held', { at: { x: 1140, y: 420 } });
});

test('in the Squadron phase he helps nobody', () => {
  armadaTable(
    {
      victory: { ship: 'victory-i-class', upgrades: ['admiral-chiraneau'], at: [900, 300, 0] },
      held: { squadron: 'tie-fighter-squadron', at: [900, 420] },
      enemy: { squadron: 'x-wing-squadron', at: [900, 480] },
      cr90: { ship: 'cr90-corvette-a', at: [200, 750, 180] },
    },
    { phase: 'squadron' },
  ).offersExactly({ deed: 'attack' }, { decline: true });
});
