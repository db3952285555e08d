import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    black: { pilot: 'blacksquadronpilot', at: [450, 400], upgrades: ['sensorcluster'], ...own },
    enemy: { pilot: 'rookiepilot', at: [450, 560, 180], ...other },
  });

test('a focus token makes one blank an evade result', () => {
  duel({ tokens: { focus: 1 } })
    .attack('enemy', 'black', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('sensorcluster')
    .has('black', { damage: [], tokens: { focus: 0 } })
    .ends();
});

test('without the token the blank stays', () => {
  duel()
    .attack('enemy', 'black', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('black', { damage: [{}] })
    .ends();
});

test('one blank of several is changed, the only one as well, and nothing has to be', () => {
  const shot = (defense: readonly string[]) =>
    duel({ tokens: { focus: 1 } })
      .attack('enemy', 'black', { attack: ['hit', 'hit', 'blank'], defense })
      .offers('focus', 'sensorcluster');
  const table = shot(['blank', 'blank', 'focus']);
  expect(table.answersOffered).toContainEqual({ pass: true });
  expect(
    table
      .uses('sensorcluster')
      .events('dieChanged')
      .map(({ die, to }) => [die, to]),
  ).toEqual([[0, 'evade']]);
  shot(['blank', 'evade', 'focus']).uses('sensorcluster').has('black', { damage: [] });
});

test('a defender that cannot spend its focus token changes nothing', () => {
  duel({ tokens: { focus: 1 }, conditions: [{ card: 'fanaticaldevotion', by: 'black' }] })
    .attack('enemy', 'black', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('sensorcluster')
    .has('black', { damage: [{}] });
});
