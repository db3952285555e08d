import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { criticalHit, duel } from './duel.ts';
import { damageOn } from './values-of.ts';

for (const deck of ['core', 'core2'] as const) {
  const rules =
    deck === 'core2'
      ? 'xw.carddata.deck.tfa.thrust-control-fire'
      : ('xw.carddata.deck.core2012.as-newer' as const);

  shows(rules, `Thrust Control Fire (${deck}) gives 1 stress token and turns facedown`, () => {
    const table = criticalHit(deck, [`${deck}-thrustcontrolfire`]);
    table.has('rookie', { tokens: { stress: 1 } });
    expect(damageOn(table, 'rookie')).toEqual(['facedown']);
    table.ends();
  });

  shows(rules, `Thrust Control Fire (${deck}) does nothing when it is dealt facedown`, () => {
    const table = duel({ deck, rookie: { hasFought: true }, cards: [`${deck}-thrustcontrolfire`] });
    table.attack('academy', 'rookie', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] });
    table.has('rookie', { tokens: { stress: 0 } });
    expect(damageOn(table, 'rookie')).toEqual(['facedown']);
    table.ends();
  });
}
