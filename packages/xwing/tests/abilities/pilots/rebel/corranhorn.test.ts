import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const dice = { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] };
const ending = (y = 500) =>
  xwingTable({
    corran: { pilot: 'corranhorn', at: [450, 300], hasFought: true },
    enemy: { pilot: 'backstabber', at: [450, y, 180], hasFought: true },
  });

test('it may attack as the End phase starts, and marks the next round', () => {
  const table = ending()
    .offersExactly({ use: 'corran.pilot', choice: null }, { pass: true })
    .dice(dice)
    .uses('corranhorn')
    .until('setDial')
    .ends();
  expect(table.events('attackDeclared')).toMatchObject([{ attacker: 'corran', defender: 'enemy' }]);
  table.has('corran', { lasting: [{ effect: { kind: 'mark', mark: '2' } }] });
});

test('passed over, it marks nothing; with nobody in reach nothing is offered', () => {
  ending().passes().has('corran', { lasting: [] });
  ending(850).doesNotOffer('corranhorn').has('corran', { lasting: [] });
});

const nextRound = (uses: boolean) => {
  const table = ending(600);
  if (uses) table.dice({ ...dice, defense: ['blank', 'blank', 'blank', 'blank'] }).uses('corranhorn');
  else table.passes();
  table.until('setDial').plans('corran', 2, 'straight').plans('enemy', 2, 'straight').readies();
  return table.until('declareTarget');
};

test('after that attack it does not attack in the next round', () => {
  nextRound(true).asks('declareTarget', { ship: 'enemy' });
  nextRound(false).asks('declareTarget', { ship: 'corran' });
});

test('in the round after that he attacks again', () => {
  const table = xwingTable({
    corran: { pilot: 'corranhorn', at: [450, 300], hasFought: true },
    enemy: { pilot: 'backstabber', at: [530, 560, 180], hasFought: true },
    other: { pilot: 'academypilot', at: [450, 890, 180], hasFought: true },
  })
    .dice({ attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank', 'blank'] })
    .uses('corranhorn');
  for (const _round of [2, 3]) {
    table.until('setDial').plans('corran', 2, 'straight').plans('enemy', 4, 'straight');
    table.plans('other', 2, 'straight').readies();
  }
  table
    .until('declareTarget', 'corran')
    .offersExactly({ weapon: 'primary', target: 'other' }, { decline: true });
});
