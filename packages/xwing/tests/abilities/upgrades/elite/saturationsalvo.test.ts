import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const salvo = () =>
  xwingTable({
    gold: {
      pilot: 'redsquadronveteran',
      at: [450, 300],
      upgrades: ['protontorpedoes', 'saturationsalvo'],
      lock: 'academy',
    },
    academy: { pilot: 'academypilot', at: [450, 520, 180] },
    wing: { pilot: 'obsidiansquadronpilot', at: [530, 520, 180] },
  });
const missed = { weapon: 'protontorpedoes', attack: ['blank', 'blank', 'blank', 'blank'] };

test('after a torpedo that misses, the defender and a ship at range 1 of it roll a die and suffer it', () => {
  salvo()
    .attack('gold', 'academy', {
      ...missed,
      attack: [...missed.attack, 'blank', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offersExactly({ use: 'gold.u2', choice: null }, { pass: true })
    .uses('saturationsalvo')
    .has('wing', { damage: [{}] })
    .has('academy', { damage: [] })
    .ends();
});

test('after a hit, or after another weapon, nobody rolls', () => {
  salvo()
    .attack('gold', 'academy', {
      weapon: 'protontorpedoes',
      attack: ['hit', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .doesNotOffer('saturationsalvo')
    .ends();
  salvo()
    .attack('gold', 'academy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .passes()
    .doesNotOffer('saturationsalvo')
    .ends();
});

test('ships out of reach and those with as much agility as the card costs are spared', () => {
  xwingTable({
    gold: {
      pilot: 'redsquadronveteran',
      at: [450, 300],
      upgrades: ['protontorpedoes', 'saturationsalvo'],
      lock: 'phantom',
    },
    phantom: { pilot: 'shadowsquadronpilot', at: [450, 520, 180], tokens: { cloak: 1 } },
    wing: { pilot: 'obsidiansquadronpilot', at: [800, 520, 180] },
  })
    .attack('gold', 'phantom', { ...missed, defense: ['blank', 'blank', 'blank', 'blank'] })
    .doesNotOffer('saturationsalvo')
    .ends();
});

test('a missile that misses does the same', () => {
  xwingTable({
    gold: {
      pilot: 'redsquadronveteran',
      at: [450, 300],
      upgrades: ['concussionmissiles', 'saturationsalvo'],
      lock: 'academy',
    },
    academy: { pilot: 'academypilot', at: [450, 520, 180] },
  })
    .attack('gold', 'academy', {
      weapon: 'concussionmissiles',
      attack: ['blank', 'blank', 'blank', 'blank', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .passes()
    .uses('saturationsalvo')
    .has('academy', { damage: [{}] })
    .ends();
});

test('a cannon, or the primary weapon, that misses sets nothing off', () => {
  const missing = (weapon: string) =>
    xwingTable({
      gold: {
        pilot: 'redsquadronveteran',
        at: [450, 300],
        upgrades: ['heavylasercannon', 'saturationsalvo'],
      },
      slow: { pilot: 'patrolleader', at: [450, 560, 180] },
    }).attack('gold', 'slow', {
      ...(weapon === 'primary' ? {} : { weapon }),
      attack: ['blank', 'blank', 'blank', 'blank'].slice(weapon === 'primary' ? 1 : 0),
      defense: [],
    });
  missing('heavylasercannon').doesNotOffer('saturationsalvo').ends();
  missing('primary').doesNotOffer('saturationsalvo').ends();
});
