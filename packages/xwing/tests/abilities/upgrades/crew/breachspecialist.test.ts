import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const shot = (tokens: object, dice: readonly string[], cards: readonly string[]) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 400] },
      bomber: {
        pilot: 'omicrongrouppilot',
        at: [450, 620, 0],
        shields: 0,
        upgrades: ['breachspecialist'],
        tokens,
      },
    },
    { cards },
  ).attack('rookie', 'bomber', { attack: dice, defense: ['blank'] });
const cards = ['core2-weaponsfailure', 'core2-structuraldamage'];

test('a reinforce token turns a card facedown, and those that follow in the round', () => {
  shot({ reinforceFore: 1 }, ['crit', 'crit', 'blank'], cards)
    .offersExactly({ use: 'bomber.u1', choice: 'reinforceFore' }, { pass: true })
    .uses('breachspecialist', 'reinforceFore')
    .has('bomber', { tokens: { reinforceFore: 0 }, damage: [{ faceup: false }, { faceup: false }] })
    .ends();
});

test('kept, the token seals nothing and may still be spent for the second card', () => {
  shot({ reinforceFore: 1 }, ['crit', 'crit', 'blank'], cards)
    .passes()
    .offers('breachspecialist')
    .uses('breachspecialist', 'reinforceFore')
    .has('bomber', { damage: [{ faceup: true }, { faceup: false }] })
    .ends();
});

test('without a reinforce token, or without a card dealt faceup, it is not offered', () => {
  shot({}, ['crit', 'blank', 'blank'], cards.slice(0, 1))
    .has('bomber', { damage: [{ faceup: true }] })
    .ends();
  shot({ reinforceFore: 1 }, ['hit', 'blank', 'blank'], cards.slice(0, 1))
    .has('bomber', { damage: [{ faceup: false }] })
    .ends();
});
