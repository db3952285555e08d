import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const shot = (shields: number, attack: readonly string[]) =>
  xwingTable({
    miranda: { pilot: 'mirandadoni', at: [450, 300], shields },
    enemy: { pilot: 'academypilot', at: [450, 520, 180] },
  }).attack('miranda', 'enemy', { attack, defense: ['blank', 'blank', 'blank'] });
const [spend, recover] = ['spend', 'recover'].map((choice) => ({ use: 'miranda.pilot', choice }));

test('a shield buys 1 more attack die', () => {
  shot(3, ['blank', 'blank', 'blank'])
    .offersExactly(spend!, recover!, { pass: true })
    .uses('mirandadoni', 'spend')
    .has('miranda', { shields: 2 })
    .ends();
});

test('1 die fewer brings a shield back', () => {
  shot(3, ['blank']).uses('mirandadoni', 'recover').has('miranda', { shields: 4 }).ends();
});

test('with all shields none is recovered, without one none is spent, and once a round is all', () => {
  shot(4, ['blank', 'blank']).offersExactly(spend!, { pass: true }).passes().ends();
  shot(0, ['blank', 'blank']).offersExactly(recover!, { pass: true }).passes().ends();
});

test('the last shield may be spent', () => {
  shot(1, ['blank', 'blank', 'blank']).uses('mirandadoni', 'spend').has('miranda', { shields: 0 }).ends();
});
