import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

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

test('either reinforce token is spent', () => {
  const table = shot({ reinforceAft: 1 }, ['crit', 'crit', 'blank'], cards.slice(0, 1))
    .offersExactly({ use: 'bomber.u1', choice: 'reinforceAft' }, { pass: true })
    .uses('breachspecialist', 'reinforceAft');
  expect(table.events('tokensRemoved')[0]).toMatchObject({ token: 'reinforceAft', count: 1, spent: true });
});

const beside = (upgrades: readonly string[]) =>
  xwingTable(
    {
      bomber: {
        pilot: 'omicrongrouppilot',
        at: [450, 620, 0],
        shields: 0,
        upgrades,
        tokens: { reinforceFore: 1 },
        hasFought: true,
      },
      friend: { pilot: 'academypilot', at: [330, 620, 0], hasFought: true },
      rookie: { pilot: 'rookiepilot', at: [450, 400] },
      second: { pilot: 'rookiepilot', at: [330, 400] },
    },
    { cards },
  );

test('once sealed, cards are turned before anything else is asked', () => {
  beside(['breachspecialist', 'moffjerjerrod'])
    .attack('rookie', 'bomber', { attack: ['crit', 'crit', 'blank'], defense: ['blank'] })
    .offers('breachspecialist', 'moffjerjerrod')
    .uses('breachspecialist', 'reinforceFore')
    .has('bomber', {
      damage: [{ faceup: false }, { faceup: false }],
      upgrades: [{ faceup: true }, { faceup: true }],
    });
});

test('a card that another of the crew has turned facedown is not turned again', () => {
  beside(['breachspecialist', 'moffjerjerrod', 'tactician'])
    .attack('rookie', 'bomber', { attack: ['crit', 'blank', 'blank'], defense: ['blank'] })
    .uses('moffjerjerrod', 'bomber.u3')
    .doesNotOffer('breachspecialist')
    .has('bomber', { damage: [{ faceup: false }] });
});

test('a card that a friend is dealt stays faceup, sealed or not', () => {
  beside(['breachspecialist'])
    .attack('second', 'friend', { attack: ['crit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('breachspecialist')
    .has('friend', { damage: [{ faceup: true }] });
  const sealed = beside(['breachspecialist'])
    .attack('rookie', 'bomber', { attack: ['crit', 'blank', 'blank'], defense: ['blank'] })
    .uses('breachspecialist', 'reinforceFore')
    .attack('second', 'friend', { attack: ['crit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('friend', { damage: [{ faceup: true }] });
  // The card and its seal for the first one, and nothing for the second.
  expect(sealed.referee.log.filter(({ kind }) => kind === 'abilityUsed')).toHaveLength(2);
  sealed.ends();
});
