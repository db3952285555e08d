import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

/** The Rookie Pilot's lock is from an earlier round. */
const duel = () =>
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 400, 0], tokens: { focus: 1 }, lock: 'academy' },
    academy: { pilot: 'academypilot', at: [450, 500, 180], tokens: { evade: 1 } },
  });

shows(
  [
    'xw.attack.example.order',
    'xw.attack.example.attack1-dice',
    'xw.attack.example.attack1-modify',
    'xw.attack.example.attack1-cancel',
    'xw.attack.example.attack1-damage',
    'xw.attack.example.attack2-dice',
    'xw.attack.example.attack2-result',
  ],
  'the worked combat example: the Rookie Pilot attacks first, the surviving Academy Pilot shoots back',
  () => {
    const table = duel();
    // Steps 1 and 2: the higher pilot skill first; in arc at range 1 the primary weapon rolls four dice.
    table.asks('declareTarget', { ship: 'rookie', shots: [{ target: 'academy', range: 1, inArc: true }] });
    table.attack('rookie', 'academy', { attack: ['hit', 'hit', 'blank', 'blank'] });
    expect(table.events('attackDiceRolled')).toMatchObject([{ faces: ['hit', 'hit', 'blank', 'blank'] }]);
    // Steps 3 to 5: the lock rerolls the blanks, the focus turns the new focus result.
    table
      .asksSeat('p1')
      .offers('targetLock', 'focus')
      .dice({ attack: ['crit', 'focus'] })
      .uses('targetLock', [2, 3])
      .attackDice('hit', 'hit', 'crit', 'focus')
      .has('rookie', { lock: null, tokens: { focus: 1 } })
      .offers('focus')
      .dice({ defense: ['evade', 'focus', 'blank'] })
      .uses('focus')
      .attackDice('hit', 'hit', 'crit', 'hit')
      .has('rookie', { lock: null, tokens: { focus: 0 } });
    // Steps 6 and 7: agility 3 without a bonus; the focus result stays what it is, the evade token is spent.
    expect(table.events('defenseDiceRolled')).toMatchObject([{ faces: ['evade', 'focus', 'blank'] }]);
    table.asksSeat('p2').offers('evade').cards('core2-structuraldamage', 'core2-damagedengine').uses('evade');
    // Steps 8 and 9: two evades cancel two hits; one card facedown, then one faceup with its marker.
    expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 1, crits: 1 }]);
    table.has('academy', { gone: null, tokens: { evade: 0 }, shields: 0 });
    expect(table.ship('academy').damage.map(({ card, faceup }) => [card, faceup])).toEqual([
      ['core2-structuraldamage', false],
      ['core2-damagedengine', true],
    ]);
    expect(table.referee.view('spectator')).toMatchObject({
      table: { ships: [{ criticalHits: 0 }, { criticalHits: 1 }] },
    });
    // Steps 10 to 15: three dice against two; the evade cancels the hit, the critical costs a shield.
    table
      .asks('declareTarget', { ship: 'academy', shots: [{ target: 'rookie', range: 1, inArc: true }] })
      .asksSeat('p2')
      .attack('academy', 'rookie', { attack: ['focus', 'hit', 'crit'], defense: ['evade', 'blank'] })
      .has('rookie', { shields: 1, damage: [] })
      .ends();
    expect(table.events('attackDiceRolled')[1]).toMatchObject({ faces: ['focus', 'hit', 'crit'] });
    expect(table.events('defenseDiceRolled')[1]).toMatchObject({ faces: ['evade', 'blank'] });
    expect(table.events('resultsCompared')[1]).toMatchObject({ outcome: 'hit', hits: 0, crits: 1 });
    expect(table.events('attackDeclared').map(({ attacker }) => attacker)).toEqual(['rookie', 'academy']);
  },
);
