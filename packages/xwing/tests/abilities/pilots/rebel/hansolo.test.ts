import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const han = (attack: readonly string[], lock = false) =>
  xwingTable({
    han: { pilot: 'rebel:yt1300:hansolo', at: [450, 300], ...(lock ? { lock: 'academy' } : {}) },
    academy: { pilot: 'academypilot', at: [450, 530, 180], tokens: { focus: 1 } },
  }).attack('han', 'academy', { attack, defense: ['blank', 'blank', 'blank'] });

test('Han Solo may reroll all of his dice', () => {
  han(['hit', 'blank', 'focus', 'crit', 'hit', 'blank'])
    .offersExactly({ use: 'han.pilot', choice: null }, { pass: true })
    .uses('hansolo')
    .attackDice('crit', 'hit', 'blank');
});

test('dice rerolled before are not rerolled again, all others are', () => {
  han(['hit', 'blank', 'focus', 'hit', 'crit', 'blank'], true)
    .uses('han:targetLock', [1])
    .attackDice('hit', 'hit', 'focus')
    .uses('hansolo')
    .attackDice('crit', 'hit', 'blank');
});

test('when every die was rerolled Han Solo has nothing to reroll', () => {
  han(['hit', 'blank', 'focus', 'hit', 'crit', 'blank'], true)
    .uses('han:targetLock', [0, 1, 2])
    .offers('academy:focus')
    .attackDice('hit', 'crit', 'blank');
});

test('Han Solo does not reroll when he defends', () => {
  xwingTable({
    academy: { pilot: 'academypilot', at: [450, 300] },
    han: { pilot: 'rebel:yt1300:hansolo', at: [450, 530, 180], hasFought: true },
  })
    .attack('academy', 'han', { attack: ['blank', 'blank'], defense: ['blank'] })
    .ends();
});

test('a single die that is left is rerolled', () => {
  han(['hit', 'blank', 'focus', 'hit', 'crit', 'blank'], true)
    .uses('han:targetLock', [1, 2])
    .attackDice('hit', 'hit', 'crit')
    .uses('hansolo')
    .attackDice('blank', 'hit', 'crit');
});

/** Beside a ship that Magva Yarro protects. */
const limited = (
  conditions: readonly { readonly card: string; readonly by: string }[],
  faceup: readonly string[] = [],
) =>
  xwingTable({
    magva: { pilot: 'rebel:uwing:magvayarro', at: [600, 300], hasFought: true },
    wing: { pilot: 'rookiepilot', at: [450, 300], hasFought: true, tokens: { focus: 1 } },
    han: { pilot: 'rebel:yt1300:hansolo', side: 1, at: [450, 540, 180], conditions, faceup },
  });

test('kept from more than one he rerolls the die that he chooses', () => {
  limited([])
    .attack('han', 'wing', { attack: ['blank', 'focus', 'blank', 'hit'], defense: ['focus', 'blank'] })
    .uses('hansolo', 1)
    .attackDice('blank', 'hit', 'blank')
    .offers('wing:focus');
});

test('a single die is all of them', () => {
  limited([{ card: 'suppressivefire', by: 'magva' }], ['core2-weaponsfailure'])
    .attack('han', 'wing', { attack: ['blank'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'han.pilot', choice: null }, { pass: true });
});
