import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

test('the lock of Omega Leader keeps a ship from what friends lend it for its dice as well', () => {
  const attack = (lock: { readonly lock?: string }, friend: object) =>
    xwingTable({
      friend: { at: [300, 300], hasFought: true, pilot: 'esegetuketu', ...friend },
      wing: { pilot: 'prototypepilot', at: [450, 300] },
      omega: { pilot: 'omegaleader', at: [450, 520, 180], hasFought: true, ...lock },
    }).attack('wing', 'omega', { attack: ['focus', 'blank'], defense: blanks(3) });
  const esege = { tokens: { focus: 1 } };
  attack({}, esege).offers('esegetuketu');
  attack({ lock: 'wing' }, esege).doesNotOffer('esegetuketu');
  // A lock on the lender keeps nobody else from anything.
  attack({ lock: 'friend' }, esege).offers('esegetuketu');
  const shara = { pilot: 'sharabey', lock: 'omega' };
  attack({}, shara).offers('sharabey');
  attack({ lock: 'wing' }, shara).doesNotOffer('sharabey');
});

test('Unguided Rockets are modified by a focus token that another ship holds', () => {
  xwingTable({
    esege: { pilot: 'esegetuketu', at: [300, 300], tokens: { focus: 1 }, hasFought: true },
    x: { pilot: 'rookiepilot', side: 1, at: [450, 520, 180], hasFought: true },
    bomber: {
      pilot: 'scimitarsquadronpilot',
      side: 0,
      at: [450, 300],
      tokens: { focus: 1 },
      upgrades: ['unguidedrockets'],
    },
  })
    .attack('bomber', 'x', {
      weapon: 'unguidedrockets',
      attack: ['focus', 'blank', 'blank'],
      defense: blanks(2),
    })
    .offersExactly(
      { use: 'bomber.focus', choice: null },
      { use: 'esege.pilot', choice: null },
      { pass: true },
    );
});

test('the token of Esege Tuketu does for Hotshot Co-pilot what one of the attacker does', () => {
  xwingTable({
    esege: { pilot: 'esegetuketu', at: [300, 300], tokens: { focus: 1 }, hasFought: true },
    wing: { pilot: 'prototypepilot', at: [450, 300] },
    shuttle: {
      pilot: 'omicrongrouppilot',
      at: [450, 520, 180],
      upgrades: ['hotshotcopilot'],
      hasFought: true,
    },
  })
    .attack('wing', 'shuttle', { attack: ['hit', 'hit'], defense: ['blank'] })
    .has('esege', { tokens: { focus: 0 } })
    .ends();
});

test('Rexler Brath turns cards up although Fenn Rau keeps his tokens from his dice', () => {
  xwingTable({
    rexler: { pilot: 'rexlerbrath', at: [450, 300], tokens: { focus: 1 } },
    fenn: {
      pilot: 'rebel:sheathipedeclassshuttle:fennrau',
      at: [450, 520, 180],
      hasFought: true,
      shields: 0,
    },
  })
    .cards('core2-damagedengine')
    .uses('fennrau')
    .attack('rexler', 'fenn', { attack: ['focus', 'hit', 'blank'], defense: blanks(2) })
    .offersExactly({ use: 'rexler.pilot', choice: null }, { pass: true })
    .uses('rexlerbrath')
    .has('fenn', { damage: [{ faceup: true }] });
});

test('a lock that Targeting Synchronizer and Shara Bey both lend pays once', () => {
  const answers = xwingTable({
    shara: {
      pilot: 'sharabey',
      at: [300, 300],
      upgrades: ['targetingsynchronizer'],
      lock: 'tie',
      hasFought: true,
    },
    gold: { pilot: 'goldsquadronpilot', at: [450, 300], upgrades: ['protontorpedoes'] },
    tie: { pilot: 'academypilot', at: [450, 520, 180], hasFought: true },
  }).until('declareTarget', 'gold').answersOffered;
  expect(answers.filter((answer) => JSON.stringify(answer).includes('gold.u1'))).toEqual([
    { weapon: 'gold.u1', target: 'tie' },
  ]);
});
