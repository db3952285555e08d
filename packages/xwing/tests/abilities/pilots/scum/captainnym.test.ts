import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const NYM = 'scum:scurrgh6bomber:captainnym';
const MINES = 'bomb:proximitymines';

const crossing = (pilot: string, droppedBy: string, attackDice: readonly string[]) =>
  xwingTable(
    {
      nym: { pilot, at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      enemy: { pilot: 'rookiepilot', at: [850, 850, 180] },
    },
    { phase: 'activation', attackDice, bombs: [{ bomb: MINES, droppedBy, at: [450, 360, 0] }] },
  );

shows('xw.later.bomb.ignored', 'it flies across friendly mines', () => {
  const table = crossing(NYM, 'nym', []).asks('performAction');
  table.has('nym', { damage: [] }).ends();
});

shows('xw.later.bomb.ignored', 'enemy mines strike it, and friendly ones strike others', () => {
  crossing(NYM, 'enemy', ['hit', 'blank', 'blank']).has('nym', { shields: 4 });
  crossing('scum:scurrgh6bomber:lokrevenant', 'nym', ['hit', 'blank', 'blank']).has('nym', { shields: 4 });
});

const shot = (droppedBy: string, at: readonly [number, number]) =>
  xwingTable(
    {
      nym: { pilot: NYM, at: [150, 150], hasFought: true },
      ace: { pilot: 'blacksunace', at: [450, 300], hasFought: true },
      enemy: { pilot: 'rookiepilot', at: [450, 490, 180] },
    },
    { bombs: [{ bomb: MINES, droppedBy, at: [...at, 0] }] },
  ).attack('enemy', 'ace', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] });

test('a friend may add an evade against an attack measured across a friendly bomb', () => {
  shot('nym', [450, 395])
    .offersExactly({ use: 'nym.pilot', choice: null }, { pass: true })
    .uses('captainnym')
    .has('ace', { shields: 1 })
    .ends();
});

test('not across a bomb of the enemy, nor past one beside the line', () => {
  shot('enemy', [450, 395]).has('ace', { shields: 0 }).ends();
  shot('nym', [520, 395]).has('ace', { shields: 0 }).ends();
});

shows('xw.later.bomb.ignored', 'a friend of it does not fly across them', () => {
  xwingTable(
    {
      nym: { pilot: NYM, at: [150, 150] },
      ace: { pilot: 'blacksunace', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      enemy: { pilot: 'rookiepilot', at: [850, 850, 180] },
    },
    {
      phase: 'activation',
      attackDice: ['hit', 'blank', 'blank'],
      bombs: [{ bomb: MINES, droppedBy: 'nym', at: [450, 360, 0] }],
    },
  )
    .has('ace', { shields: 0 })
    .ends();
});
