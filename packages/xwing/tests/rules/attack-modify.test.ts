import { shows } from '@sortie/testkit';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

shows(
  ['xw.attack.modify-attack.defender-first', 'xw.attack.modify-attack.own-order'],
  "the defender's two cards on the attack dice resolve, in the order the defender likes, before the attacker's",
  () => {
    const duel = () =>
      xwingTable({
        howl: { pilot: 'howlrunner', at: [400, 300], hasFought: true },
        wing: { pilot: 'academypilot', at: [480, 300], tokens: { focus: 1 }, lock: 'phantom' },
        phantom: {
          pilot: 'whisper',
          side: 1,
          at: [480, 480, 180],
          upgrades: ['elusiveness', 'sensorjammer'],
          hasFought: true,
        },
      })
        .attack('wing', 'phantom', { attack: ['hit', 'blank', 'focus'], defense: blanks(2) })
        .asksSeat('p2')
        .offers('elusiveness', 'sensorjammer');
    duel()
      .uses('sensorjammer', 0)
      .asksSeat('p2')
      .offers('elusiveness')
      .offersExactly({ use: 'phantom.u1', choice: 1 }, { pass: true })
      .uses('elusiveness', 1)
      .attackDice('focus', 'focus')
      .asksSeat('p1')
      .offers('focus', 'targetLock')
      .uses('focus')
      .attackDice('hit', 'hit');
    duel()
      .uses('elusiveness', 0)
      .attackDice('focus', 'blank')
      .asksSeat('p1')
      .offers('focus', 'targetLock', 'howlrunner');
    duel().passes().asksSeat('p1').offers('focus', 'targetLock', 'howlrunner').passes();
  },
);

shows(
  [
    'xw.attack.modify-attack.attacker-options',
    'xw.attack.modify-attack.own-order',
    'xw.attack.modify-attack.ability-once',
  ],
  'the attacker spends focus, spends the lock and uses cards, in any order, each card once',
  () => {
    const duel = () =>
      xwingTable({
        howl: { pilot: 'howlrunner', at: [400, 300], hasFought: true },
        wing: { pilot: 'obsidiansquadronpilot', at: [480, 300], tokens: { focus: 2 }, lock: 'rookie' },
        rookie: { pilot: 'rookiepilot', at: [480, 480, 180] },
      });
    duel()
      .attack('wing', 'rookie', { attack: ['focus', 'blank', 'focus', 'focus'], defense: blanks(2) })
      .asksSeat('p1')
      .offers('focus', 'targetLock', 'howlrunner')
      .uses('focus')
      .attackDice('hit', 'blank')
      .offers('focus', 'targetLock', 'howlrunner')
      .uses('howlrunner', [1])
      .attackDice('hit', 'focus')
      .offers('focus', 'targetLock')
      .uses('targetLock', [0])
      .attackDice('focus', 'focus')
      .offers('focus')
      .uses('focus')
      .has('wing', { tokens: { focus: 0 }, lock: null })
      .has('rookie', { shields: 0 })
      .ends();
    duel()
      .attack('wing', 'rookie', { attack: ['blank', 'blank', 'hit', 'focus'], defense: blanks(2) })
      .uses('targetLock', [0])
      .uses('howlrunner', [1])
      .offers('focus')
      .attackDice('hit', 'focus')
      .passes()
      .has('wing', { tokens: { focus: 2 }, lock: null })
      .has('rookie', { shields: 1 })
      .ends();
  },
);

shows(
  'xw.attack.modify-defense.attacker-first',
  "the attacker's abilities on the defense dice resolve fully before the defender's",
  () => {
    const spoil = (name: string, die: number) => ({
      name,
      seat: 'p1',
      window: 'modifyDefenseDice',
      effects: () => [
        { kind: 'changeDice', pool: 'defense', dice: [die], to: 'focus', source: name } as const,
      ],
    });
    const help = {
      name: 'help',
      seat: 'p2',
      window: 'modifyDefenseDice',
      effects: () => [
        { kind: 'changeDice', pool: 'defense', dice: [0], to: 'evade', source: 'help' } as const,
      ],
    };
    xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [480, 300] },
        academy: { pilot: 'academypilot', at: [480, 480, 180], tokens: { evade: 1 }, hasFought: true },
      },
      {},
      xwingWith(help, spoil('one', 0), spoil('two', 1)),
    )
      .attack('rookie', 'academy', { attack: ['hit', 'hit', 'blank'], defense: ['evade', 'evade', 'blank'] })
      .asksSeat('p1')
      .offers('one', 'two')
      .uses('two')
      .asksSeat('p1')
      .offers('one')
      .uses('one')
      .defenseDice('focus', 'focus', 'blank')
      .asksSeat('p2')
      .offers('help', 'evade')
      .uses('help')
      .defenseDice('evade', 'focus', 'blank')
      .offers('evade')
      .uses('evade')
      .has('academy', { damage: [] })
      .ends();
  },
);

shows(
  ['xw.attack.modify-defense.defender-options', 'xw.attack.modify-defense.ability-once'],
  'the defender spends focus and evade and uses cards, in any order, each card once',
  () => {
    const duel = () =>
      xwingTable({
        luke: {
          pilot: 'rebel:xwing:lukeskywalker',
          at: [480, 480, 180],
          tokens: { focus: 1, evade: 2 },
          hasFought: true,
        },
        wing: { pilot: 'maulermithel', at: [480, 400] },
        later: { pilot: 'academypilot', at: [540, 300] },
      });
    const attack = ['hit', 'hit', 'hit', 'crit'];
    duel()
      .attack('wing', 'luke', { attack, defense: ['focus', 'focus'] })
      .asksSeat('p1')
      .offers('focus', 'evade', 'lukeskywalker')
      .uses('evade')
      .offers('focus', 'evade', 'lukeskywalker')
      .uses('lukeskywalker')
      .defenseDice('evade', 'focus', 'evade')
      .offers('focus', 'evade')
      .uses('evade')
      .defenseDice('evade', 'focus', 'evade', 'evade')
      .offers('focus')
      .uses('focus')
      .has('luke', { shields: 2, tokens: { focus: 0, evade: 0 } })
      .ends();
    duel()
      .attack('wing', 'luke', { attack, defense: ['focus', 'focus'] })
      .uses('focus')
      .offers('evade')
      .passes()
      .has('luke', { shields: 0, tokens: { focus: 0, evade: 2 } })
      .ends();
  },
);

shows(
  ['xw.attack.modify-attack.ability-once', 'xw.attack.modify-defense.ability-once'],
  'an ability is not offered again in the same attack, and is in the next one',
  () => {
    const duel = xwingTable({
      luke: { pilot: 'rebel:xwing:lukeskywalker', at: [480, 480, 180], hasFought: true },
      one: { pilot: 'academypilot', at: [480, 300] },
      two: { pilot: 'academypilot', at: [530, 300] },
      howl: { pilot: 'howlrunner', at: [400, 300], hasFought: true },
    })
      .attack('one', 'luke', { attack: ['blank', 'hit', 'blank'], defense: ['focus', 'focus'] })
      .offers('howlrunner')
      .uses('howlrunner', [0])
      .asksSeat('p1')
      .offers('lukeskywalker')
      .uses('lukeskywalker')
      .attack('two', 'luke', { attack: ['blank', 'hit'], defense: ['focus', 'focus'] });
    duel.offers('howlrunner').passes().offers('lukeskywalker').passes().ends();
    expect(duel.events('dieRerolled')).toHaveLength(1);
    expect(duel.events('dieChanged')).toHaveLength(1);
  },
);
