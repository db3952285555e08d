import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    falcon: { pilot: 'outerrimsmuggler', at: [450, 400], upgrades: ['hotshotcopilot'], ...own },
    tie: { pilot: 'academypilot', at: [450, 620, 180], tokens: { focus: 2 }, ...other },
  });

test('the defender has to spend one focus token, also for nothing, and may keep the second', () => {
  const table = duel({}, { hasFought: true }).attack('falcon', 'tie', {
    attack: ['hit', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });
  table
    .has('tie', { tokens: { focus: 1 } })
    .asksSeat('p2')
    .offersExactly({ use: 'tie.focus', choice: null }, { pass: true })
    .passes()
    .has('tie', { damage: [{ faceup: false }] })
    .ends();
});

test('with something else to use the token comes before passing', () => {
  duel({}, { hasFought: true, tokens: { focus: 1, evade: 1 } })
    .attack('falcon', 'tie', { attack: ['hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'tie.focus', choice: null }, { use: 'tie.evade', choice: null })
    .refuses({ pass: true }, 'xw.attack.modify-defense.attacker-first')
    .uses('focus')
    .offersExactly({ use: 'tie.evade', choice: null }, { pass: true });
});

test('the attacker has to spend one as well', () => {
  duel({ hasFought: true })
    .attack('tie', 'falcon', { attack: ['focus', 'blank'], defense: ['blank'] })
    .has('tie', { tokens: { focus: 1 } })
    .attackDice('hit', 'blank')
    .offersExactly({ use: 'tie.focus', choice: null }, { pass: true })
    .passes()
    .has('falcon', { shields: 3 })
    .ends();
});

test('a ship without a focus token goes on as ever, and so does one that is attacked by others', () => {
  duel({}, { hasFought: true, tokens: {} })
    .attack('falcon', 'tie', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .ends();
  const table = xwingTable({
    x: { pilot: 'rookiepilot', at: [450, 400] },
    tie: { pilot: 'academypilot', at: [450, 620, 180], tokens: { focus: 2 }, hasFought: true },
  }).attack('x', 'tie', { attack: ['hit', 'blank', 'blank'], defense: ['focus', 'blank', 'blank'] });
  expect(table.answersOffered).toContainEqual({ pass: true });
});

test('who cannot spend it keeps it', () => {
  duel({}, { hasFought: true, conditions: [{ card: 'fanaticaldevotion', by: 'tie' }] })
    .attack('falcon', 'tie', { attack: ['hit', 'blank'], defense: ['focus', 'blank', 'blank'] })
    .has('tie', { damage: [{ faceup: false }] })
    .ends();
});

const mayPass = (table: ReturnType<typeof duel>) =>
  expect(table.answersOffered).toContainEqual({ pass: true });

test('an attack of a friend, or one with a turret, forces nobody', () => {
  const friend = { pilot: 'rookiepilot', at: [350, 400], tokens: { focus: 1 } };
  const table = xwingTable({
    falcon: { pilot: 'outerrimsmuggler', at: [450, 400], upgrades: ['hotshotcopilot'], hasFought: true },
    friend: friend as never,
    tie: { pilot: 'academypilot', at: [450, 600, 180], tokens: { focus: 2 }, hasFought: true },
  }).attack('friend', 'tie', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] });
  mayPass(table.asksSeat('p1'));
  mayPass(table.passes().asksSeat('p2'));
  const turret = duel({ upgrades: ['hotshotcopilot', 'ioncannonturret'] }, { at: [450, 560, 180] }).attack(
    'falcon',
    'tie',
    {
      weapon: 'ioncannonturret',
      attack: ['hit', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    },
  );
  mayPass(turret.asksSeat('p2'));
  turret.has('tie', { tokens: { focus: 2 } });
});

test('its own ship keeps its focus tokens, in attack and in defense', () => {
  const own = { tokens: { focus: 1 } };
  const attacking = duel(own, { hasFought: true, tokens: {} }).attack('falcon', 'tie', {
    attack: ['focus', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });
  mayPass(attacking.asksSeat('p1'));
  const defending = duel({ ...own, hasFought: true }, { tokens: {} }).attack('tie', 'falcon', {
    attack: ['hit', 'blank'],
    defense: ['blank'],
  });
  mayPass(defending.asksSeat('p1'));
});

test('neither an evade token of the defender nor a focus token of its own ship is the one that is owed', () => {
  const table = duel({ tokens: { focus: 1 } }, { hasFought: true, tokens: { focus: 1, evade: 1 } }).attack(
    'falcon',
    'tie',
    { attack: ['focus', 'blank'], defense: ['blank', 'blank', 'blank'] },
  );
  table
    .uses('focus')
    .offersExactly({ use: 'tie.focus', choice: null }, { use: 'tie.evade', choice: null })
    .uses('evade')
    .has('tie', { tokens: { focus: 0, evade: 0 }, damage: [] });
});
