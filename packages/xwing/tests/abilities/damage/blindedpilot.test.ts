import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { criticalHit, duel } from './duel.ts';
import { damageOn } from './values-of.ts';

const older = { faceup: ['core-blindedpilot'] };
const newer = { faceup: ['core2-blindedpilot'] };

shows('xw.carddata.deck.core2012.blinded-pilot', 'the older Blinded Pilot rolls no attack dice, once', () => {
  const table = duel({ deck: 'core', rookie: { ...older, at: [450, 220] }, academy: { hasFought: true } });
  table.attack('rookie', 'academy', { defense: ['evade', 'blank', 'blank', 'blank'] });
  expect(table.events('attackDiceRolled').map(({ faces }) => faces)).toEqual([[]]);
  expect(damageOn(table, 'rookie')).toEqual(['facedown']);
  table.plans('rookie', 1, 'straight').plans('academy', 2, 'straight').readies();
  const dice = { attack: ['blank', 'blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] };
  table.attack('rookie', 'academy', dice);
  table.ends();
});

shows(
  'xw.carddata.deck.core2012.blinded-pilot',
  'the older Blinded Pilot is not spent by being attacked',
  () => {
    const table = duel({ deck: 'core', rookie: { ...older, hasFought: true } });
    table.attack('academy', 'rookie', { attack: ['focus', 'blank'], defense: ['blank', 'blank'] });
    expect(damageOn(table, 'rookie')).toEqual(['core-blindedpilot']);
    table.ends();
  },
);

shows(
  'xw.carddata.deck.tfa.blinded-pilot',
  'the newer Blinded Pilot cannot attack at its next opportunity',
  () => {
    const table = duel({ deck: 'core2', rookie: newer });
    table.asks('declareTarget', { ship: 'academy' });
    expect(damageOn(table, 'rookie')).toEqual(['facedown']);
    table.ends();
  },
);

shows(
  'xw.carddata.deck.tfa.blinded-pilot',
  'an opportunity without a target also ends the newer Blinded Pilot',
  () => {
    const table = duel({
      deck: 'core2',
      rookie: { ...newer, at: [450, 300, 180] },
      academy: { hasFought: true },
    });
    expect(damageOn(table, 'rookie')).toEqual(['facedown']);
    table.ends();
  },
);

shows(
  'xw.carddata.deck.tfa.blinded-pilot',
  'dealt after its opportunity, the newer Blinded Pilot waits for the next',
  () => {
    const table = criticalHit('core2', ['core2-blindedpilot']);
    expect(damageOn(table, 'rookie')).toEqual(['core2-blindedpilot']);
    table.plans('rookie', 1, 'straight').plans('academy', 2, 'straight').readies();
    table.until('declareTarget');
    table.asks('declareTarget', { ship: 'academy' });
    expect(damageOn(table, 'rookie')).toEqual(['facedown']);
    table.ends();
  },
);

shows(
  'xw.carddata.deck.tfa.blinded-pilot',
  'dealt during its own opportunity, the newer Blinded Pilot waits for the next',
  () => {
    const table = xwingTable(
      {
        turr: { pilot: 'turrphennir', at: [450, 300] },
        rookie: { pilot: 'rookiepilot', at: [450, 560, 180], hasFought: true },
      },
      {
        bombs: [{ bomb: 'bomb:proximitymines', droppedBy: 'rookie', at: [450, 370, 0] }],
        options: { damageDeck: 'core2' },
        cards: ['core2-blindedpilot'],
      },
    )
      .attack('turr', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
      .dice({ attack: ['crit', 'blank', 'blank'] })
      .acts('boost', { direction: 'straight' });
    expect(table.state.phase).toBe('planning');
    expect(damageOn(table, 'turr')).toEqual(['core2-blindedpilot']);
    table.ends();
  },
);
