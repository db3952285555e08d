import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const rule = 'ar.known.squadron.tie-advanced';

const duelOf = (squadron: string) =>
  dogfight({
    hunter: { squadron, at: [900, 400] },
    wing: { squadron: 'x-wing', at: [900, 480], slider: 'orange' },
  });

const raidOf = (squadron: string) =>
  dogfight({
    hunter: { squadron, at: [900, 400] },
    corvette: { ship: 'cr90-corvette-a', at: [900, 480, 180], activated: true, speed: 0 },
  });

shows(rule, 'each of his criticals does 1 damage against a squadron', () => {
  duelOf('darth-vader')
    .attack('hunter', 'wing', { blue: ['critical', 'critical', 'accuracy'], black: ['hitCritical'] })
    .has('wing', { hull: 1 })
    .ends();
});

shows(
  [rule, 'ar.critical.squadrons-excluded'],
  'and against a ship, though he resolves no critical effect',
  () => {
    raidOf('darth-vader')
      .attack('hunter', 'corvette', { defendingZone: 'front', black: ['hitCritical'] })
      .has('corvette', { shields: { front: 0, left: 2, right: 2, rear: 1 }, damage: [] })
      .ends();
  },
);

shows(
  [rule, 'ar.attack.damage.squadron-involved-hits-only'],
  'the criticals of other TIE Advanced do none, but the hit beside one counts',
  () => {
    duelOf('tie-advanced-squadron')
      .attack('hunter', 'wing', { blue: ['critical', 'critical', 'hit'] })
      .has('wing', { hull: 4 })
      .ends();
    raidOf('tie-advanced-squadron')
      .attack('hunter', 'corvette', { defendingZone: 'front', black: ['hitCritical'] })
      .has('corvette', { shields: { front: 1, left: 2, right: 2, rear: 1 } })
      .ends();
  },
);

shows(rule, 'criticals of an attack on him do none', () => {
  dogfight({
    wing: { squadron: 'x-wing', at: [900, 480] },
    vader: { squadron: 'darth-vader', at: [900, 400], slider: 'orange' },
  })
    .attack('wing', 'vader', { blue: ['critical', 'critical', 'critical', 'critical'] })
    .passes()
    .has('vader', { hull: 5 })
    .ends();
});
