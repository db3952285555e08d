import { shows } from '@sortie/testkit';
import { flown } from './duel.ts';

for (const deck of ['core', 'core2'] as const) {
  const rules =
    deck === 'core2'
      ? 'xw.carddata.deck.tfa.damaged-engine'
      : ('xw.carddata.deck.core2012.as-newer' as const);
  const faceup = [`${deck}-damagedengine`];

  shows(rules, `Damaged Engine (${deck}) makes all turns red`, () => {
    for (const bearing of ['turnLeft', 'turnRight']) {
      for (const speed of [2, 3]) {
        const table = flown(speed, bearing, { deck, rookie: { faceup } });
        table.has('rookie', { tokens: { stress: 1 }, actions: [] }).ends();
      }
    }
  });

  shows(rules, `Damaged Engine (${deck}) leaves banks and straights as they are`, () => {
    for (const bearing of ['bankLeft', 'bankRight', 'straight']) {
      flown(2, bearing, { deck, rookie: { faceup } })
        .has('rookie', { tokens: { stress: 0 } })
        .asks('performAction', { ship: 'rookie' })
        .ends();
    }
  });

  shows(rules, `Damaged Engine (${deck}) leaves other ships' turns as they are`, () => {
    const table = flown(3, 'turnLeft', { deck, academy: { faceup } });
    table
      .has('rookie', { tokens: { stress: 0 } })
      .asks('performAction', { ship: 'rookie' })
      .ends();
  });
}
