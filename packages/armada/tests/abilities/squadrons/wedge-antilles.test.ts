import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const rule = 'ar.known.squadron.x-wing';

const chase = (slider: 'blue' | 'orange', squadron = 'wedge-antilles') =>
  dogfight({
    hunter: { squadron, at: [900, 400] },
    tie: { squadron: 'tie-bomber', at: [900, 480], slider },
  }).attack('hunter', 'tie', { blue: ['accuracy', 'accuracy', 'accuracy', 'hit'] });

shows(rule, 'Wedge Antilles may add 2 blue dice against an activated squadron', () => {
  chase('orange')
    .asksSeat('p1')
    .offersExactly({ use: 'hunter.card', choice: null }, { pass: true })
    .dice({ blue: ['hit', 'critical'] })
    .uses('wedge-antilles')
    .has('tie', { hull: 3 })
    .ends();
});

shows([rule, 'ar.timing.while'], 'he may also let it be, and adds them once', () => {
  chase('orange').passes().has('tie', { hull: 4 }).ends();
});

shows(rule, 'he adds nothing against a squadron that is not activated, nor do other X-wings', () => {
  chase('blue').has('tie', { hull: 4 }).ends();
  chase('orange', 'x-wing-squadron').has('tie', { hull: 4 }).ends();
});

shows(rule, 'he adds nothing against a ship, activated or not', () => {
  dogfight({
    hunter: { squadron: 'wedge-antilles', at: [900, 390] },
    victory: { ship: 'victory-ii', at: [900, 300, 0], activated: true, speed: 0 },
  })
    .attack('hunter', 'victory', { defendingZone: 'front', black: ['hit'] })
    .has('victory', { shields: { front: 2, left: 3, right: 3, rear: 1 } })
    .ends();
});
