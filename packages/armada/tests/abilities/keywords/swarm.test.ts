import type { UnitSpec } from '@sortie/testkit/armada';
import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const rule = 'ar.keyword.swarm';

const attack = (
  more: Readonly<Record<string, UnitSpec>>,
  situation = {},
  blue = ['hit', 'accuracy', 'hit'],
) =>
  dogfight(
    {
      tie: { squadron: 'tie-fighter', at: [900, 400] },
      prey: { squadron: 'y-wing', at: [900, 490], slider: 'orange' },
      ...more,
    },
    situation,
  ).attack('tie', 'prey', { blue });

const friend = { squadron: 'tie-bomber', at: [960, 490], slider: 'orange' } as const;

shows(
  [rule, 'ar.keyword.at-least-one'],
  'it rerolls 1 die against a squadron that any other squadron is engaged with',
  () => {
    attack({ friend })
      .asksSeat('p1')
      .offersExactly({ use: 'tie.swarm', choice: 0 }, { use: 'tie.swarm', choice: 1 }, { pass: true })
      .dice({ blue: ['hit'] })
      .uses('swarm', 1)
      .has('prey', { hull: 3 })
      .ends();
  },
);

shows(rule, 'alone with it there is no reroll, nor without Swarm', () => {
  attack({}).has('prey', { hull: 4 }).ends();
  dogfight({
    bomber: { squadron: 'tie-bomber', at: [900, 400] },
    prey: { squadron: 'y-wing', at: [900, 490], slider: 'orange' },
    friend,
  })
    .attack('bomber', 'prey', { black: ['blank'] })
    .ends();
});

shows(
  [rule, 'ar.engagement.obstructed-not-engaged'],
  'an obstacle before the other squadron ends its engagement, one before the attacker does not matter',
  () => {
    const between = { 'asteroid-3': [945, 518, 0] } as const;
    attack({ friend: { ...friend, at: [990, 545] } }, { obstacles: between })
      .has('prey', { hull: 4 })
      .ends();
    attack({ friend: { ...friend, at: [990, 545] } }).offers('swarm');
    attack({ friend }, { obstacles: { 'asteroid-3': [900, 445, 90] } }, ['hit', 'accuracy']).offers('swarm');
  },
);

shows(rule, 'against a ship there is no reroll', () => {
  dogfight({
    tie: { squadron: 'tie-fighter', at: [900, 400] },
    friend: { squadron: 'tie-fighter', at: [950, 400], slider: 'orange' },
    corvette: { ship: 'cr90-corvette-a', at: [900, 490, 180], activated: true, speed: 0 },
  })
    .attack('tie', 'corvette', { defendingZone: 'front', blue: ['hit'] })
    .has('corvette', { shields: { front: 1, left: 2, right: 2, rear: 1 } })
    .ends();
});
