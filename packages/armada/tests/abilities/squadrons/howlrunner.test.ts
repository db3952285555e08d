import type { SquadronSpec } from '@sortie/testkit/armada';
import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const rule = 'ar.known.squadron.tie-fighter';

/** Howlrunner stands where the Y-wing is out of her reach. */
const swarm = (howl: readonly [number, number], wing: Partial<SquadronSpec> = {}) =>
  dogfight({
    wing: { squadron: 'tie-fighter', at: [900, 400], ...wing },
    howl: { squadron: 'howlrunner', at: howl, slider: 'orange' },
    prey: { squadron: 'y-wing', at: [900, 500], slider: 'orange' },
  });

const near = [900, 300] as const;

shows(rule, 'another friendly Swarm squadron at distance 1 may add a blue die against a squadron', () => {
  swarm(near)
    .attack('wing', 'prey', { blue: ['hit', 'accuracy', 'accuracy'] })
    .asksSeat('p1')
    .offersExactly({ use: 'howl.card', choice: null }, { pass: true })
    .dice({ blue: ['hit'] })
    .uses('howlrunner')
    .has('prey', { hull: 4 })
    .ends();
});

shows([rule, 'ar.keyword.counter-modifiable'], 'also in a Counter attack', () => {
  dogfight({
    prey: { squadron: 'y-wing', at: [900, 500] },
    wing: { squadron: 'tie-interceptor', at: [900, 400], slider: 'orange' },
    howl: { squadron: 'howlrunner', at: near, slider: 'orange' },
  })
    .attack('prey', 'wing', { blue: ['accuracy', 'accuracy'] })
    .offers('counter')
    .dice({ blue: ['hit', 'accuracy'] })
    .uses('counter')
    .asksSeat('p2')
    .offersExactly({ use: 'howl.card', choice: null }, { pass: true })
    .dice({ blue: ['hit'] })
    .uses('howlrunner')
    .has('prey', { hull: 4 })
    .ends();
});

shows(rule, 'beyond distance 1, and without Swarm, there is no die', () => {
  swarm([900, 280])
    .attack('wing', 'prey', { blue: ['hit', 'accuracy', 'accuracy'] })
    .has('prey', { hull: 5 })
    .ends();
  swarm(near, { squadron: 'tie-bomber' })
    .attack('wing', 'prey', { black: ['hit'] })
    .has('prey', { hull: 5 })
    .ends();
});

shows(rule, 'Howlrunner adds none to her own attack, nor to one on a ship or by an enemy', () => {
  dogfight({
    howl: { squadron: 'howlrunner', at: [900, 400] },
    prey: { squadron: 'y-wing', at: [900, 480], slider: 'orange' },
  })
    .attack('howl', 'prey', { blue: ['hit', 'accuracy', 'accuracy'] })
    .has('prey', { hull: 5 })
    .ends();
  dogfight({
    wing: { squadron: 'tie-fighter', at: [900, 400] },
    howl: { squadron: 'howlrunner', at: near, slider: 'orange' },
    corvette: { ship: 'cr90-corvette-a', at: [900, 500, 180], activated: true, speed: 0 },
  })
    .attack('wing', 'corvette', { defendingZone: 'front', blue: ['hit'] })
    .has('corvette', { shields: { front: 1, left: 2, right: 2, rear: 1 } })
    .ends();
  dogfight({
    hunter: { squadron: 'tie-fighter', at: [900, 380], side: 0 },
    howl: {
      squadron: 'howlrunner',
      at: near,
      side: 1,
      slider: 'orange',
      defenseTokens: ['discarded', 'discarded'],
    },
    farTie: { squadron: 'tie-fighter', at: [1600, 380], side: 1, slider: 'orange' },
  })
    .attack('hunter', 'howl', { blue: ['hit', 'accuracy', 'accuracy'] })
    .has('howl', { hull: 2 })
    .ends();
});
