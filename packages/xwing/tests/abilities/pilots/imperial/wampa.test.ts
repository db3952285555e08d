import type { SeatId } from '@sortie/kernel';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (faces: readonly string[]) =>
  xwingTable({
    wampa: { pilot: 'wampa', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('wampa', 'rookie', { attack: faces, defense: ['evade', 'evade'] });

test('a critical among cancelled dice deals a facedown card past the shields', () => {
  attacking(['crit', 'hit'])
    .offersExactly({ use: 'wampa.pilot', choice: null }, { pass: true })
    .uses('wampa')
    .has('rookie', { shields: 2, damage: [{ faceup: false }] })
    .ends();
});

test('kept, the dice count as they are', () => {
  attacking(['crit', 'hit']).passes().has('rookie', { shields: 2, damage: [] }).ends();
});

test('who is asked only where it matters is asked where there is a critical to cancel', () => {
  const passing = (faces: readonly string[]) => {
    const table = xwingTable({
      wampa: { pilot: 'wampa', at: [450, 400] },
      rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
    });
    table.referee.command('p1' as SeatId, { kind: 'passWindows', when: 'idle', scope: 'game' });
    return table.attack('wampa', 'rookie', { attack: faces, defense: ['evade', 'evade'] });
  };
  passing(['crit', 'blank']).offers('wampa');
  passing(['hit', 'hit']).has('rookie', { shields: 2, damage: [] }).ends();
});

test('all dice are cancelled, and only a critical deals the card', () => {
  const used = (faces: readonly string[]) =>
    xwingTable({
      wampa: { pilot: 'wampa', at: [450, 400] },
      rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
    })
      .attack('wampa', 'rookie', { attack: faces, defense: ['blank', 'blank'] })
      .uses('wampa')
      .ends();
  used(['crit', 'focus']).has('rookie', { shields: 2, damage: [{ faceup: false }] });
  used(['hit', 'blank']).has('rookie', { shields: 2, damage: [] });
});
