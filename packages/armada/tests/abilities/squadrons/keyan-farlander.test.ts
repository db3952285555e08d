import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const rule = 'ar.known.squadron.b-wing';

const raid = (front: number, squadron = 'keyan-farlander') =>
  dogfight({
    keyan: { squadron, at: [900, 390] },
    victory: { ship: 'victory-ii', at: [900, 300, 0], activated: true, speed: 0, shields: { front } },
  });

shows([rule, 'ar.dice.modify.reroll'], 'against a zone without shields he may reroll any of his dice', () => {
  const table = raid(0)
    .attack('keyan', 'victory', { defendingZone: 'front', black: ['blank', 'hit'] })
    .asksSeat('p1')
    .offersExactly({ use: 'keyan.card', choice: null }, { pass: true })
    .uses('keyan-farlander')
    .asks('rerollDie', { unit: 'keyan', source: 'keyan-farlander' })
    .offersExactly({ die: 0 }, { die: 1 }, { decline: true })
    .answers({ die: 0 })
    .offersExactly({ die: 1 }, { decline: true })
    .dice({ black: ['hitCritical', 'blank'] })
    .answers({ die: 1 })
    .pool('black hitCritical', 'black blank');
  table.offers('bomber').passes().ends();
});

shows(rule, 'against a zone with shields he rerolls nothing, nor do other B-wings', () => {
  raid(1)
    .attack('keyan', 'victory', { defendingZone: 'front', black: ['blank', 'hit'] })
    .has('victory', { shields: { front: 0, left: 3, right: 3, rear: 1 } })
    .ends();
  raid(0, 'b-wing-squadron')
    .attack('keyan', 'victory', { defendingZone: 'front', blue: ['hit'], black: ['blank'] })
    .ends();
});

shows(rule, 'beside him others reroll nothing', () => {
  dogfight({
    wing: { squadron: 'x-wing', at: [900, 390] },
    keyan: { squadron: 'keyan-farlander', at: [950, 390], slider: 'orange' },
    victory: { ship: 'victory-ii', at: [900, 300, 0], activated: true, speed: 0, shields: { front: 0 } },
  })
    .attack('wing', 'victory', { defendingZone: 'front', red: ['blank'] })
    .has('victory', { damage: [] })
    .ends();
});

shows(rule, 'against a squadron he rerolls nothing', () => {
  dogfight({
    keyan: { squadron: 'keyan-farlander', at: [900, 400] },
    tie: { squadron: 'tie-fighter', at: [900, 480] },
  })
    .attack('keyan', 'tie', { blue: ['hit', 'accuracy', 'accuracy'] })
    .has('tie', { hull: 2 })
    .ends();
});
