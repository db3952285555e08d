import { legionTable } from '@sortie/testkit/legion';
import { shows } from '../shows.ts';

const table = (suppression: number, upgrades = ['endurance']) =>
  legionTable(
    {
      squad: { unit: 'rebel-commandos', at: [300, 300], upgrades, tokens: { suppression } },
      other: { unit: 'rebel-troopers', at: [300, 500], left: 1 },
      veers: { unit: 'general-veers', at: [1500, 700] },
    },
    { whiteDefense: Array.from({ length: suppression }, () => 'blank') },
  );

shows(
  'lg.timing.end-of-activation-order',
  'when its activation ends the unit may lose a suppression token',
  () => {
    const at = table(2).activate('squad').isDone();
    at.offersExactly({ use: 'squad.c1', choice: null }, { pass: true }).uses('endurance');
    at.hasTokens('squad', { suppression: 1 });
  },
);

shows(
  'lg.timing.end-of-activation-order',
  'a unit without tokens, without the card or in the activation of another is not asked',
  () => {
    table(0).activate('squad').isDone().asks('chooseAction', { unit: 'veers' });
    table(2, []).activate('squad').isDone().asks('chooseAction', { unit: 'veers' });
    table(2).answers({ unit: 'other' }).isDone().asks('chooseAction', { unit: 'veers' });
  },
);

shows('lg.timing.end-of-activation-order', 'its last token may go as well', () => {
  table(1).activate('squad').isDone().uses('endurance').hasTokens('squad', {});
});
