import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (focus: number) =>
  xwingTable({
    novice: {
      pilot: 'bluesquadronnovice',
      at: [450, 400],
      upgrades: ['weaponsguidance'],
      tokens: { focus },
    },
    academy: { pilot: 'academypilot', at: [450, 560, 180], tokens: { focus: 1 } },
  });

test('a focus token turns one blank into a hit', () => {
  duel(1)
    .attack('novice', 'academy', {
      attack: ['blank', 'focus', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offers('focus', 'weaponsguidance')
    .uses('weaponsguidance', 0)
    .has('novice', { tokens: { focus: 0 } })
    .attackDice('hit', 'focus', 'blank');
});

test('without a focus token it does nothing', () => {
  duel(0)
    .attack('novice', 'academy', {
      attack: ['blank', 'focus', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .asksSeat('p2')
    .passes()
    .ends();
});

test('without a blank result it does nothing', () => {
  duel(1)
    .attack('novice', 'academy', { attack: ['hit', 'focus', 'hit'] })
    .offers('focus');
});

test('against a defender that bans spending focus it does nothing', () => {
  xwingTable({
    novice: {
      pilot: 'bluesquadronnovice',
      at: [450, 400],
      upgrades: ['weaponsguidance'],
      tokens: { focus: 1 },
    },
    curse: { pilot: 'darkcurse', at: [450, 560, 180], hasFought: true },
  })
    .attack('novice', 'curse', { attack: ['blank', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .ends();
});

test('the blank may be left as it is', () => {
  duel(1)
    .attack('novice', 'academy', {
      attack: ['blank', 'focus', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .passes()
    .asksSeat('p2')
    .attackDice('blank', 'focus', 'blank')
    .has('novice', { tokens: { focus: 1 } });
});
