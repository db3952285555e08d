import { shows, xwingTable } from '@sortie/testkit';
import { expect } from 'vitest';

const duel = () =>
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 400, 0], tokens: { focus: 1 }, lock: 'academy' },
    academy: { pilot: 'academypilot', at: [450, 500, 180], tokens: { evade: 1 } },
  });

shows(
  [
    'xw.attack.example.order',
    'xw.attack.example.attack1-dice',
    'xw.attack.example.attack1-modify',
    'xw.attack.example.attack1-cancel',
    'xw.attack.example.attack1-damage',
  ],
  'the worked combat example: a Rookie Pilot brings an Academy Pilot to two damage cards',
  () => {
    const table = duel()
      .attack('rookie', 'academy', {
        attack: ['hit', 'hit', 'blank', 'blank', 'crit', 'focus'],
        defense: ['evade', 'focus', 'blank'],
      })
      .attackDice('hit', 'hit', 'blank', 'blank')
      .offers('targetLock', 'focus')
      .cards('core2-structuraldamage', 'core2-damagedengine')
      .uses('targetLock', [2, 3])
      .offers('focus')
      .uses('focus')
      .offers('evade')
      .uses('evade');
    expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 1, crits: 1 }]);
    table.has('rookie', { lock: null, tokens: { focus: 0 } });
    expect(table.ship('academy').damage.map(({ faceup }) => faceup)).toEqual([false, true]);
    table.asks('declareTarget', { ship: 'academy' }).ends();
  },
);
