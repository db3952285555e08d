import { showing } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

/** Range 1: four attack dice against three defense dice. */
const duel = (game?: ReturnType<typeof xwingWith>) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300] },
      academy: { pilot: 'academypilot', at: [450, 380, 180] },
    },
    {},
    game,
  );

shows(
  ['xw.attack.compare.cancel', 'xw.attack.compare.hits-before-crits', 'xw.attack.compare.hit-or-miss'],
  'each evade cancels one result, a critical only when no hit is left; what is left hits',
  () => {
    const results = (attack: readonly string[], defense: readonly string[], ...cards: readonly string[]) => {
      const table = duel()
        .cards(...cards)
        .attack('rookie', 'academy', { attack, defense })
        .ends();
      const [compared] = table.events('resultsCompared');
      const dice = table.events('dieCancelled').map(({ die }) => attack[die]);
      return { ...compared, cancelled: dice };
    };
    const hit = { kind: 'resultsCompared', outcome: 'hit' };
    const miss = { kind: 'resultsCompared', outcome: 'miss', hits: 0, crits: 0 };
    const engine = 'core2-damagedengine';
    expect(results(['crit', 'hit', 'blank', 'hit'], ['evade', 'blank', 'focus'], engine, engine)).toEqual({
      ...hit,
      hits: 1,
      crits: 1,
      cancelled: ['hit'],
    });
    expect(results(['crit', 'hit', 'crit', 'hit'], ['evade', 'evade', 'evade'], engine)).toEqual({
      ...hit,
      hits: 0,
      crits: 1,
      cancelled: ['hit', 'hit', 'crit'],
    });
    expect(results(['crit', 'hit', 'blank', 'focus'], ['evade', 'evade', 'blank'])).toEqual({
      ...miss,
      cancelled: ['hit', 'crit'],
    });
    expect(results(['crit', 'blank', 'blank', 'blank'], ['evade', 'evade', 'evade'])).toEqual({
      ...miss,
      cancelled: ['crit'],
    });
    expect(results(['focus', 'blank', 'blank', 'blank'], blanks(3))).toEqual({ ...miss, cancelled: [] });
  },
);

shows(
  ['xw.attack.compare.cancel-abilities-first', 'xw.attack.compare.cancelled-ignored'],
  'an ability that cancels results resolves before the evades do, and what it cancelled costs no evade',
  () => {
    const game = xwingWith({
      name: 'jamming',
      seat: 'p2',
      window: 'compareResults',
      effects: ({ attackDice }) => [
        {
          kind: 'cancelDice',
          pool: 'attack',
          dice: showing(attackDice, 'crit').slice(0, 1),
          source: 'jamming',
        },
      ],
    });
    const table = duel(game)
      .attack('rookie', 'academy', {
        attack: ['crit', 'hit', 'blank', 'blank'],
        defense: ['evade', 'blank', 'blank'],
      })
      .asksSeat('p2')
      .offers('jamming')
      .attackDice('crit', 'hit', 'blank', 'blank')
      .uses('jamming')
      .has('academy', { damage: [] })
      .ends();
    expect(table.events('dieCancelled').map(({ die, source }) => [die, source])).toEqual([
      [0, 'jamming'],
      [1, 'evade'],
    ]);
    expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'miss' }]);
    const declined = duel(game)
      .cards('core2-damagedengine')
      .attack('rookie', 'academy', {
        attack: ['crit', 'hit', 'blank', 'blank'],
        defense: ['evade', 'blank', 'blank'],
      })
      .passes()
      .ends();
    expect(declined.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 0, crits: 1 }]);
  },
);

shows(
  'xw.attack.compare.cancelled-ignored',
  'a cancelled result can no longer be rerolled, changed or counted',
  () => {
    const game = xwingWith({
      name: 'jamming',
      seat: 'p2',
      window: 'attackDiceRolled',
      optional: false,
      effects: () => [{ kind: 'cancelDice', pool: 'attack', dice: [0, 2], source: 'jamming' }],
    });
    const table = xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 300], tokens: { focus: 1 }, lock: 'academy' },
        academy: { pilot: 'academypilot', at: [450, 480, 180], hasFought: true },
      },
      {},
      game,
    )
      .attack('rookie', 'academy', { attack: ['hit', 'blank', 'focus'], defense: blanks(3) })
      .attackDice('blank')
      .offersExactly(
        { use: 'rookie.focus', choice: null },
        { use: 'rookie.targetLock', choice: [] },
        { use: 'rookie.targetLock', choice: [1] },
        { pass: true },
      )
      .uses('focus')
      .attackDice('blank')
      .passes()
      .has('academy', { damage: [] })
      .ends();
    expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'miss', hits: 0, crits: 0 }]);
  },
);

shows(
  ['xw.attack.damage.amount', 'xw.attack.damage.normal-first'],
  'a hit defender suffers each uncancelled hit, then each uncancelled critical',
  () => {
    const table = xwingTable({
      vader: { pilot: 'darthvader', at: [450, 400, 180], hasFought: true, shields: 1 },
      wedge: { pilot: 'wedgeantilles', faction: 'rebel', at: [450, 300], hasFought: false },
    })
      .cards('core2-structuraldamage', 'core2-damagedengine')
      .attack('wedge', 'vader', { attack: ['crit', 'hit', 'hit', 'hit'], defense: ['evade', 'blank'] })
      .ends();
    expect(table.events('resultsCompared')).toMatchObject([{ hits: 2, crits: 1 }]);
    const order = table.referee.log.flatMap((event) => {
      if (event.kind === 'shieldLost') return ['shield'];
      return event.kind === 'damageDealt' ? [event.faceup ? 'faceup' : 'facedown'] : [];
    });
    expect(order).toEqual(['shield', 'facedown', 'faceup']);
    expect(table.ship('vader').damage.map(({ card, faceup }) => [card, faceup])).toEqual([
      ['core2-structuraldamage', false],
      ['core2-damagedengine', true],
    ]);
  },
);

shows(
  ['xw.attack.compare.hit-or-miss', 'xw.attack.steps'],
  'an attack that hits is not one that misses as well',
  () => {
    const game = xwingWith({ name: 'mocks', seat: 'p2', window: 'attackMissed', effects: () => [] });
    const attacked = (...attack: readonly string[]) =>
      xwingTable(
        {
          rookie: { pilot: 'rookiepilot', at: [450, 400] },
          academy: { pilot: 'academypilot', at: [450, 560, 180] },
        },
        {},
        game,
      ).attack('rookie', 'academy', { attack, defense: ['blank', 'blank', 'blank'] });
    attacked('blank', 'blank', 'blank').offers('mocks');
    attacked('hit', 'blank', 'blank').asks('declareTarget', { ship: 'academy' }).ends();
  },
);
