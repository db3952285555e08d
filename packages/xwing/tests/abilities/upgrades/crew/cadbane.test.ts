import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const mined = (bomb: string, attackDice: readonly string[], droppedBy = 'bane', bane: object = {}) =>
  xwingTable(
    {
      bane: { pilot: 'hiredgun', at: [100, 100], upgrades: ['cadbane'], ...bane },
      tie: {
        pilot: 'academypilot',
        faction: 'imperial',
        at: [450, 300],
        dial: { speed: 3, bearing: 'straight' },
      },
    },
    { phase: 'activation', bombs: [{ bomb, droppedBy, at: [450, 440, 0] }], attackDice },
  );

test('an enemy rerolls focus results and blanks that it rolled for a friendly bomb', () => {
  mined('bomb:proximitymines', ['focus', 'blank', 'hit', 'hit', 'blank'])
    .offersExactly(
      { use: 'bane.u1', choice: ['blank'] },
      { use: 'bane.u1', choice: ['focus'] },
      { use: 'bane.u1', choice: ['focus', 'blank'] },
      { pass: true },
    )
    .uses('cadbane', ['focus', 'blank'])
    .has('tie', { damage: [{ faceup: false }, { faceup: false }] });
});

test('hits and criticals stay, and with nothing else to reroll he is not asked', () => {
  mined('bomb:proximitymines', ['hit', 'blank', 'blank'])
    .passes()
    .has('tie', { damage: [{ faceup: false }] });
  mined('bomb:clustermines', ['hit', 'hit']).doesNotOffer('cadbane');
});

test('the roll of a bomb of the other side is none of his', () => {
  mined('bomb:proximitymines', ['blank', 'blank', 'blank'], 'tie')
    .until('setDial')
    .has('tie', { damage: [] })
    .ends();
});
