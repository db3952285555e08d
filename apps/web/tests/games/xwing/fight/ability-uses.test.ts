import { expect, test } from 'vitest';
import { abilityWindow, cardBehind, poolOfWindow } from '../../../../src/games/xwing/fight/ability-uses.ts';
import { diceOffers, offerOfDice, pickableDice, tap } from '../../../../src/table/dice-offers.ts';
import { duel } from './fight-table.ts';

const shot = { weapon: 'primary', target: 'tie' };
const dice = { attack: ['blank', 'focus', 'blank'], defense: ['evade', 'focus', 'blank'] };

function modifying() {
  const table = duel(dice).answer(shot);
  return { table, view: table.view(), decision: table.decision };
}

test('the attacker may spend focus and its lock, or go on', () => {
  const { view, decision } = modifying();
  const { window, tokens, pass } = abilityWindow(decision, view);
  expect(window).toBe('modifyAttackDice');
  expect(tokens.map(({ key, offers }) => [key, offers.length > 0])).toEqual([
    ['luke.focus', true],
    ['luke.targetLock', true],
  ]);
  expect(pass).toEqual({ pass: true });
});

test('every offer of the window is found in exactly one use, or is the pass', () => {
  const { view, decision } = modifying();
  const { tokens, cards, pass } = abilityWindow(decision, view);
  const mapped = [...tokens, ...cards].flatMap(({ offers }) => offers.map(({ answer }) => answer));
  expect(decision.answers).toMatchObject({ kind: 'offers', offers: [...mapped, pass] });
});

test('a token that was spent is still shown, without an offer, so that one can ask why', () => {
  const { table } = modifying();
  table.answer({ use: 'luke.focus', choice: null });
  const { tokens } = abilityWindow(table.decision, table.view());
  expect(tokens.find(({ key }) => key === 'luke.focus')?.offers).toEqual([]);
});

test('the defender is shown focus and evade for the defense dice', () => {
  const { table } = modifying();
  table.answer({ pass: true });
  const { tokens } = abilityWindow(table.decision, table.view());
  expect(tokens.map(({ key, offers }) => [key, offers.length])).toEqual([
    ['tie.focus', 1],
    ['tie.evade', 1],
  ]);
});

test('which of two blanks is tapped makes no difference: the offer is the one listed', () => {
  const { view, decision } = modifying();
  const lock = abilityWindow(decision, view).tokens.find(({ key }) => key === 'luke.targetLock')!;
  const offers = diceOffers(lock.offers)!;
  const pool = view.attack!.attackDice;
  expect(pickableDice(offers, pool)).toEqual([0, 1, 2]);
  expect(offerOfDice(offers, pool, [2])?.dice).toEqual([0]);
  expect(offerOfDice(offers, pool, [2, 1])?.answer).toEqual(
    lock.offers.find(
      ({ choice }) => JSON.stringify(choice) === JSON.stringify(offerOfDice(offers, pool, [1, 2])?.dice),
    )?.answer,
  );
  for (const { dice: chosen, answer } of offers)
    expect(offerOfDice(offers, pool, chosen)?.answer).toBe(answer);
});

test('a set of dice that is not offered has no answer', () => {
  const offers = [{ answer: { use: 'x', choice: [1] }, dice: [1] }];
  const pool = [
    { face: 'hit', timesRerolled: 0, cancelled: false },
    { face: 'blank', timesRerolled: 0, cancelled: false },
    { face: 'blank', timesRerolled: 1, cancelled: false },
  ] as const;
  expect(pickableDice(offers, pool)).toEqual([1]);
  expect(offerOfDice(offers, pool, [0])).toBeUndefined();
  expect(offerOfDice(offers, pool, [1, 2])).toBeUndefined();
  expect(offerOfDice(offers, pool, [])).toBeUndefined();
});

test('where one die is chosen a tap moves the choice, where several are it adds to it', () => {
  const single = [1, 3].map((die) => ({ answer: die, dice: [die] }));
  expect(tap(single, [1], 3)).toEqual([3]);
  const several = [{ answer: 0, dice: [1, 3] }];
  expect(tap(several, [3], 1)).toEqual([1, 3]);
  expect(tap(several, [1, 3], 3)).toEqual([1]);
});

test('choices that are ships or cards are no dice', () => {
  expect(diceOffers([{ answer: null, choice: 's1' }])).toBeUndefined();
  expect(diceOffers([{ answer: null, choice: null }])).toBeUndefined();
  expect(diceOffers([{ answer: null, choice: 2 }])).toEqual([{ answer: null, dice: [2] }]);
});

test('keys of cards on the table lead to the catalogue', () => {
  const { view } = modifying();
  expect(cardBehind('luke.pilot', view)).toBe('rebel:xwing:lukeskywalker');
  const [torpedoes] = view.ships.find(({ id }) => id === 'luke')!.upgrades;
  expect(cardBehind(torpedoes!.key, view)).toBe('torpedo:protontorpedoes');
  expect(cardBehind('nobody.u1', view)).toBeUndefined();
  expect([poolOfWindow('modifyDefenseDice'), poolOfWindow('modifyAttackDice')]).toEqual([
    'defense',
    'attack',
  ]);
});
