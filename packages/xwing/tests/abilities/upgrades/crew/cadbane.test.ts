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

test('focus results alone, or blanks alone, are rerolled where these are chosen', () => {
  mined('bomb:proximitymines', ['focus', 'blank', 'hit', 'hit'])
    .uses('cadbane', ['focus'])
    .has('tie', { damage: [{}, {}] })
    .ends();
  mined('bomb:proximitymines', ['focus', 'blank', 'hit', 'hit'])
    .uses('cadbane', ['blank'])
    .has('tie', { damage: [{}, {}] })
    .ends();
  mined('bomb:proximitymines', ['focus', 'blank', 'blank', 'hit', 'hit'])
    .uses('cadbane', ['focus', 'blank'])
    .has('tie', { damage: [{}, {}] })
    .ends();
});

test('the roll for the bomb of an enemy, or for an asteroid, asks nobody', () => {
  mined('bomb:proximitymines', ['blank', 'blank', 'blank'], 'tie').doesNotOffer('cadbane').ends();
  xwingTable(
    {
      bane: { pilot: 'hiredgun', at: [100, 100], upgrades: ['cadbane'] },
      tie: {
        pilot: 'academypilot',
        faction: 'imperial',
        at: [450, 300],
        dial: { speed: 3, bearing: 'straight' },
      },
    },
    {
      phase: 'activation',
      obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 400, 0] }],
      attackDice: ['blank'],
    },
  )
    .doesNotOffer('cadbane')
    .ends();
});

test('a friend that flies onto the bomb rolls what it rolls', () => {
  xwingTable(
    {
      bane: { pilot: 'hiredgun', at: [100, 100], upgrades: ['cadbane'] },
      friend: { pilot: 'hiredgun', at: [450, 300], dial: { speed: 3, bearing: 'straight' } },
      tie: { pilot: 'academypilot', faction: 'imperial', at: [850, 850, 180] },
    },
    {
      phase: 'activation',
      bombs: [{ bomb: 'bomb:proximitymines', droppedBy: 'bane', at: [450, 440, 0] }],
      attackDice: ['blank', 'blank', 'focus'],
    },
  )
    .doesNotOffer('cadbane')
    .ends();
});
