import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { flown } from './duel.ts';
import { damageOn } from './values-of.ts';

const away = { at: [800, 800, 0] as const };

for (const [deck, rule] of [
  ['core', 'xw.carddata.deck.core2012.stunned-pilot'],
  ['core2', 'xw.carddata.deck.tfa.stunned-pilot'],
] as const) {
  const card = `${deck}-stunnedpilot`;
  const rookie = { faceup: [card] };

  shows(rule, `Stunned Pilot (${deck}) suffers 1 damage after overlapping a ship`, () => {
    const table = flown(2, 'straight', { deck, rookie, academy: { at: [450, 420, 180] } });
    expect(damageOn(table, 'rookie')).toEqual([card, 'facedown']);
    table.ends();
  });

  shows(rule, `Stunned Pilot (${deck}) suffers 1 damage after a maneuver that ends on an obstacle`, () => {
    const obstacles = [{ kind: 'asteroid', outline: 0, at: [450, 380] }] as const;
    const table = flown(1, 'straight', { deck, rookie, academy: away, obstacles, attackDice: ['blank'] });
    expect(damageOn(table, 'rookie')).toEqual([card, 'facedown']);
    table.ends();
  });

  shows(rule, `Stunned Pilot (${deck}) flies over an obstacle with its template alone unharmed`, () => {
    const obstacles = [{ kind: 'asteroid', outline: 0, at: [450, 400] }] as const;
    const table = flown(4, 'straight', { deck, rookie, academy: away, obstacles, attackDice: ['blank'] });
    expect(table.events('obstacleHit')).toHaveLength(1);
    expect(damageOn(table, 'rookie')).toEqual([card]);
    table.ends();
  });

  shows(rule, `Stunned Pilot (${deck}) suffers nothing after a clear maneuver`, () => {
    const table = flown(2, 'straight', { deck, rookie, academy: away });
    expect(damageOn(table, 'rookie')).toEqual([card]);
    table.ends();
  });

  shows(rule, `Stunned Pilot (${deck}) suffers nothing when another ship runs into it`, () => {
    const table = flown(2, 'straight', { deck, academy: { ...rookie, at: [450, 420, 180] } });
    expect(damageOn(table, 'academy')).toEqual([card]);
    table.ends();
  });
}

shows(
  'xw.carddata.deck.tfa.stunned-pilot',
  'the newer Stunned Pilot suffers 1 damage for touching one of several ships',
  () => {
    const table = xwingTable(
      {
        rookie: {
          pilot: 'rookiepilot',
          at: [450, 300],
          shields: 0,
          faceup: ['core2-stunnedpilot'],
          dial: { speed: 2, bearing: 'straight' },
        },
        academy: { pilot: 'academypilot', at: [450, 420, 180] },
        obsidian: { pilot: 'obsidiansquadronpilot', ...away },
      },
      { phase: 'activation', options: { damageDeck: 'core2' } },
    );
    expect(damageOn(table, 'rookie')).toEqual(['core2-stunnedpilot', 'facedown']);
    table.ends();
  },
);
