import { shows } from '@sortie/testkit';
import { criticalHit } from './duel.ts';

for (const deck of ['core', 'core2'] as const) {
  const direct = `${deck}-directhit`;
  const rules =
    deck === 'core2'
      ? (['xw.damage.direct-hit'] as const)
      : (['xw.damage.direct-hit', 'xw.carddata.deck.core2012.as-newer'] as const);

  shows(rules, `a faceup Direct Hit (${deck}) counts as 2 cards toward destruction`, () => {
    const table = criticalHit(deck, [direct], { rookie: { facedown: [`${deck}-damagedengine`] } });
    table.has('rookie', { gone: 'destroyed' }).ends();
  });

  shows(rules, `a facedown Direct Hit (${deck}) counts as 1`, () => {
    const table = criticalHit(deck, [`${deck}-damagedengine`], { rookie: { facedown: [direct] } });
    table.has('rookie', { gone: null }).ends();
  });

  shows(rules, `a Direct Hit (${deck}) alone does not destroy a hull of 3`, () => {
    const table = criticalHit(deck, [direct]);
    table.has('rookie', { gone: null, damage: [{ card: direct, faceup: true }] }).ends();
  });
}
