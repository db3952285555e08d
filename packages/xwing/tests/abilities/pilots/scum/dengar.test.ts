import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacked = (heading: number) =>
  xwingTable({
    dengar: { pilot: 'scum:jumpmaster5000:dengar', at: [450, 400, heading] },
    rookie: { pilot: 'rookiepilot', at: [450, 620, 180] },
    red: { pilot: 'redsquadronpilot', at: [530, 620, 180] },
  });
const dice = { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] };

test('an attacker in its arc may be attacked, once a round', () => {
  attacked(0)
    .attack('dengar', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .attack('red', 'dengar', dice)
    .offersExactly({ use: 'dengar.pilot', choice: null }, { pass: true })
    .uses('dengar')
    .asks('declareTarget', { ship: 'dengar' })
    .dice({ attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .answers({ weapon: 'primary', target: 'red' })
    .attack('rookie', 'dengar', dice)
    .doesNotOffer('dengar')
    .ends();
});
