import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { criticalHit, duel } from '../../damage/duel.ts';
import { damageOn } from '../../damage/values-of.ts';

const rule = 'xw.carddata.upgrade.determination';
const rookie = { upgrades: ['determination'] };

shows(
  [rule, 'xw.damage.discard.public'],
  'a faceup Damage card with the trait Pilot is discarded unresolved, for all to see',
  () => {
    for (const card of ['core-blindedpilot', 'core-injuredpilot'] as const) {
      const table = criticalHit('core', [card], { rookie });
      expect(damageOn(table, 'rookie')).toEqual([]);
      expect(table.state.decks[0]!.discard).toEqual([card]);
      const seen = table.referee.logFor('spectator').filter(({ kind }) => kind === 'damageDiscarded');
      expect(seen).toMatchObject([{ ship: 'rookie', card }]);
      table.ends();
    }
  },
);

shows(rule, 'a card with the trait Ship stays', () => {
  const table = criticalHit('core2', ['core2-damagedengine'], { rookie });
  expect(damageOn(table, 'rookie')).toEqual(['core2-damagedengine']);
  table.ends();
});

shows(rule, 'a facedown card stays, whatever its trait', () => {
  const table = duel({
    deck: 'core2',
    rookie: { ...rookie, hasFought: true },
    cards: ['core2-blindedpilot'],
  });
  table.attack('academy', 'rookie', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] });
  expect(damageOn(table, 'rookie')).toEqual(['facedown']);
  table.ends();
});

shows(rule, 'cards dealt to other ships stay', () => {
  const table = criticalHit('core2', ['core2-blindedpilot'], { academy: rookie });
  expect(damageOn(table, 'rookie')).toEqual(['core2-blindedpilot']);
  table.ends();
});
