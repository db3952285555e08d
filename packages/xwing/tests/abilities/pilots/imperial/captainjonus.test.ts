import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const bombers = (at: readonly [number, number]) =>
  xwingTable({
    jonus: { pilot: 'captainjonus', at: [400, 300] },
    wing: {
      pilot: 'gammasquadronpilot',
      at,
      upgrades: ['concussionmissiles'],
      lock: 'rookie',
    },
    rookie: { pilot: 'rookiepilot', at: [480, 500, 180], tokens: { evade: 1 } },
  });

const missile = { weapon: 'concussionmissiles', attack: ['hit', 'hit', 'hit', 'hit'] };

test('a friendly ship at range 1 may reroll up to two attack dice of a secondary weapon', () => {
  const table = bombers([480, 300]).attack('wing', 'rookie', {
    ...missile,
    attack: ['hit', 'blank', 'blank', 'focus', 'hit', 'crit'],
    defense: ['blank', 'blank'],
  });
  const choices = table.answersOffered.flatMap((answer) => {
    const { use, choice } = answer as { use?: string; choice?: number[] };
    return use === 'jonus.pilot' ? [choice!.length] : [];
  });
  expect(Math.max(...choices)).toBe(2);
  expect(Math.min(...choices)).toBe(1);
  table.uses('captainjonus', [1, 2]).attackDice('hit', 'hit', 'crit', 'focus');
});

test('a primary weapon gets nothing from Captain Jonus', () => {
  bombers([480, 300])
    .attack('wing', 'rookie', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .doesNotOffer('captainjonus');
});

test('Captain Jonus does not reach beyond range 1', () => {
  bombers([560, 300])
    .attack('wing', 'rookie', { ...missile, defense: ['blank', 'blank'] })
    .doesNotOffer('captainjonus');
});

test('Captain Jonus does not reroll dice of its own attack', () => {
  xwingTable({
    jonus: { pilot: 'captainjonus', at: [400, 300], upgrades: ['concussionmissiles'], lock: 'rookie' },
    rookie: { pilot: 'rookiepilot', at: [400, 500, 180], tokens: { evade: 1 } },
  })
    .attack('jonus', 'rookie', { ...missile, defense: ['blank', 'blank'] })
    .doesNotOffer('captainjonus');
});
