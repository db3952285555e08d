import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { duel, flown } from './duel.ts';
import { damageOn } from './values-of.ts';

const decks = ['core', 'core2'] as const;

for (const deck of decks) {
  const rules =
    deck === 'core2' ? 'xw.carddata.deck.tfa.console-fire' : ('xw.carddata.deck.core2012.as-newer' as const);
  const fire = `${deck}-consolefire`;

  shows(rules, `Console Fire (${deck}) burns the ship on a hit as the Combat phase starts`, () => {
    const table = duel({ deck, rookie: { faceup: [fire], shields: 1 }, attackDice: ['hit'] });
    table.has('rookie', { shields: 0 }).asks('declareTarget', { ship: 'rookie' }).ends();
  });

  shows(rules, `Console Fire (${deck}) spares the ship on any other face, a critical too`, () => {
    const table = duel({ deck, rookie: { faceup: [fire] }, attackDice: ['crit'] });
    expect(damageOn(table, 'rookie')).toEqual([fire]);
    table.ends();
  });

  shows(rules, `a facedown Console Fire (${deck}) rolls nothing`, () => {
    const table = duel({ deck, rookie: { facedown: [fire] } });
    expect(table.events('rolledFor')).toEqual([]);
    table.asks('declareTarget', { ship: 'rookie' }).ends();
  });

  shows(rules, `an action turns Console Fire (${deck}) facedown`, () => {
    const table = flown(1, 'straight', { deck, rookie: { faceup: [fire] } });
    table.offersExactly(
      { action: 'focus' },
      { action: 'targetLock', target: 'academy' },
      { action: 'card rookie.d1' },
      { skip: true },
    );
    table.acts('card rookie.d1');
    expect(damageOn(table, 'rookie')).toEqual(['facedown']);
    table.asks('declareTarget', { ship: 'rookie' }).ends();
  });
}
