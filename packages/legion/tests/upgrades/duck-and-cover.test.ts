import { legionTable } from '@sortie/testkit/legion';
import { shows } from '../shows.ts';

const fight = (upgrades: string[], y = 450) =>
  legionTable({
    luke: { unit: 'luke-skywalker', at: [300, 300] },
    storm: { unit: 'stormtroopers', at: [300, y], left: 1, activated: true, upgrades },
  });

shows(
  ['lg.attack.5.apply-dodge-cover', 'lg.cover.improve.suppression'],
  'a suppression token taken in the step of cover makes cover against this very attack',
  () => {
    const at = fight(['duck-and-cover']).attack('luke', 'storm', { type: 'ranged', red: ['hit', 'hit'] });
    at.asksSeat('p2').offersExactly({ use: 'storm.c1', choice: null }, { pass: true });
    at.uses('duck-and-cover').hasTokens('storm', { suppression: 1 });
    at.offersExactly({ use: 'storm.useCover', choice: 1 }, { pass: true });
  },
);

shows(
  'lg.attack.5.apply-dodge-cover',
  'there is nothing to duck from in a melee, nor without the card',
  () => {
    const red = { redDefense: ['block', 'block'] } as const;
    fight(['duck-and-cover'], 327)
      .attack('luke', 'storm', { black: ['hit', 'hit', 'blank', 'blank', 'blank', 'blank'], ...red })
      .offers('pierce');
    fight([])
      .attack('luke', 'storm', { type: 'ranged', red: ['hit', 'hit'], ...red })
      .offers('pierce');
  },
);

shows('lg.attack.5.apply-dodge-cover', 'nobody ducks while another unit is shot at', () => {
  const at = legionTable({
    luke: { unit: 'luke-skywalker', at: [300, 300] },
    storm: { unit: 'stormtroopers', at: [300, 450], left: 1, activated: true },
    snow: { unit: 'snowtroopers', at: [500, 450], left: 1, activated: true, upgrades: ['duck-and-cover'] },
  });
  at.attack('luke', 'storm', { type: 'ranged', red: ['hit', 'hit'], redDefense: ['block', 'block'] });
  at.offers('pierce').hasTokens('snow', {});
});
