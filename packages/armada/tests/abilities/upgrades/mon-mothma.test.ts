import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front } from '../bow-to-bow.ts';

const duel = (range: 'close' | 'medium' | 'long', upgrades: string[] = ['mon-mothma']) =>
  bowToBow(range, {
    gladiator: { ship: 'gladiator-i-class' },
    cr90: { ship: 'cr90-corvette-a', defenseTokens: ['readied', 'discarded', 'discarded'] },
    frigate: { ship: 'assault-frigate-mark-ii-b', upgrades, at: [300, 700, 180] },
  });

const evade = (die: number) => ({ use: 'cr90.defenseTokens', choice: { token: 0, die } });
const reds = { ...front, red: ['hit', 'hitHit'] };

shows('ar.known.upgrade.commanders', 'at medium range evade cancels a die', () => {
  duel('medium')
    .attack('gladiator', 'cr90', reds)
    .offersExactly(evade(0), evade(1), { pass: true })
    .uses('defenseTokens', { token: 0, die: 1 })
    .has('cr90', { shields: { front: 1 } })
    .ends();
});

test('at close range evade rerolls a die', () => {
  duel('close')
    .attack('gladiator', 'cr90', { ...reds, red: ['hit', 'hitHit', 'blank'], black: ['blank', 'blank'] })
    .offersExactly(evade(0), evade(1), evade(2), { pass: true })
    .uses('defenseTokens', { token: 0, die: 1 })
    .has('cr90', { shields: { front: 1 } })
    .ends();
});

test('at distance 1 of a squadron it rerolls too', () => {
  armadaTable(
    {
      tie: { squadron: 'tie-fighter-squadron', at: [900, 400] },
      victory: { ship: 'victory-i-class', at: [300, 700, 180] },
      cr90: {
        ship: 'cr90-corvette-a',
        at: [900, 300, 0],
        upgrades: ['mon-mothma'],
        defenseTokens: ['readied', 'discarded', 'discarded'],
      },
    },
    { phase: 'squadron' },
  )
    .answers({ deed: 'attack' })
    .dice({ blue: ['hit', 'accuracy'] })
    .answers({ target: 'cr90', defendingZone: 'front' })
    .offersExactly(evade(0), { pass: true })
    .uses('defenseTokens')
    .has('cr90', { shields: { front: 2 } })
    .ends();
});

test('without her a die is rerolled at medium range, and evade does nothing at close range', () => {
  duel('medium', [])
    .attack('gladiator', 'cr90', { ...reds, red: ['hit', 'hitHit', 'hitHit'] })
    .uses('defenseTokens', { token: 0, die: 1 })
    .has('cr90', { shields: { front: 0 } })
    .ends();
  duel('close', [])
    .attack('gladiator', 'cr90', { ...reds, black: ['blank', 'blank'] })
    .has('cr90', { shields: { front: 0 } })
    .ends();
});

test('enemy ships evade as ever', () => {
  bowToBow(
    'medium',
    {
      gladiator: { ship: 'gladiator-i-class', defenseTokens: ['readied', 'discarded', 'discarded'] },
      cr90: { ship: 'cr90-corvette-a', upgrades: ['mon-mothma'] },
    },
    { initiative: 1 },
  )
    .attack('cr90', 'gladiator', { ...front, red: ['hit', 'hit', 'blank'], blue: ['hit'] })
    .uses('defenseTokens', { token: 0, die: 0 })
    .has('gladiator', { shields: { front: 1 } })
    .ends();
});
