import { shows } from '@sortie/testkit';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { attackDieFaces, defenseDieFaces } from '@sortie/xwing/model';
import { expect } from 'vitest';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

const duel = (tokens: { focus?: number; evade?: number } = {}, lock = false) =>
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 300], tokens, ...(lock ? { lock: 'academy' } : {}) },
    academy: { pilot: 'academypilot', at: [450, 480, 180], tokens },
  });

shows('xw.dice.faces.attack', 'an attack die shows hit, critical, focus or blank', () => {
  expect([...new Set(attackDieFaces)].sort()).toEqual(['blank', 'crit', 'focus', 'hit']);
  for (const face of ['hit', 'crit', 'focus', 'blank']) {
    const table = duel()
      .cards('core2-damagedengine')
      .attack('rookie', 'academy', { attack: [face, 'blank', 'blank'], defense: blanks(3) });
    expect(table.events('attackDiceRolled')).toMatchObject([{ faces: [face, 'blank', 'blank'] }]);
  }
  expect(() => duel().attack('rookie', 'academy', { attack: ['evade', 'blank', 'blank'] })).toThrow(
    'a attack die has no face evade',
  );
});

shows('xw.dice.faces.defense', 'a defense die shows evade, focus or blank', () => {
  expect([...new Set(defenseDieFaces)].sort()).toEqual(['blank', 'evade', 'focus']);
  for (const face of ['evade', 'focus', 'blank']) {
    const table = duel().attack('rookie', 'academy', {
      attack: blanks(3),
      defense: [face, 'blank', 'blank'],
    });
    expect(table.events('defenseDiceRolled')).toMatchObject([{ faces: [face, 'blank', 'blank'] }]);
  }
  expect(() =>
    duel().attack('rookie', 'academy', { attack: blanks(3), defense: ['hit', 'blank', 'blank'] }),
  ).toThrow('a defense die has no face hit');
});

shows(
  ['xw.dice.focus-inert', 'xw.dice.blank-inert'],
  'focus and blank results do nothing, unless the roller converts the focus results',
  () => {
    const inert = duel()
      .attack('rookie', 'academy', { attack: ['focus', 'focus', 'blank'], defense: blanks(3) })
      .has('academy', { damage: [] })
      .ends();
    expect(inert.events('resultsCompared')).toMatchObject([{ outcome: 'miss' }]);
    const guarded = duel()
      .cards('core2-damagedengine')
      .attack('rookie', 'academy', {
        attack: ['hit', 'blank', 'blank'],
        defense: ['focus', 'focus', 'blank'],
      })
      .ends();
    expect(guarded.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 1 }]);
    const converted = duel({ focus: 1 })
      .attack('rookie', 'academy', {
        attack: ['focus', 'focus', 'blank'],
        defense: ['focus', 'focus', 'blank'],
      })
      .asksSeat('p1')
      .uses('focus')
      .attackDice('hit', 'hit', 'blank')
      .asksSeat('p2')
      .uses('focus')
      .ends();
    expect(converted.events('dieChanged').map(({ pool, to }) => [pool, to])).toEqual([
      ['attack', 'hit'],
      ['attack', 'hit'],
      ['defense', 'evade'],
      ['defense', 'evade'],
    ]);
    expect(converted.events('resultsCompared')).toMatchObject([{ outcome: 'miss' }]);
  },
);

shows(
  ['xw.dice.non-attack-rolls', 'xw.dice.non-attack-no-token-mods'],
  'a roll outside an attack does what its text says, and no token is spent on it',
  () => {
    const through = (face: string, cards: readonly string[] = [], game?: ReturnType<typeof xwingWith>) =>
      xwingTable(
        {
          academy: {
            pilot: 'academypilot',
            at: [450, 300],
            dial: { speed: 4, bearing: 'straight' },
            tokens: { focus: 1, evade: 1 },
            lock: 'rookie',
          },
          rookie: { pilot: 'rookiepilot', at: [450, 850, 180], lock: 'academy' },
        },
        {
          phase: 'activation',
          obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 390] }],
          attackDice: [face],
          cards,
        },
        game,
      );
    for (const face of ['focus', 'blank']) {
      const table = through(face).until('setDial');
      expect(table.events('rolledFor')).toMatchObject([{ pool: 'attack', faces: [face] }]);
      table.has('academy', { damage: [] }).ends();
    }
    const speaking = xwingWith({ name: 'spoken', seat: 'p1', window: 'beforeSuffering', effects: () => [] });
    for (const [face, faceup] of [
      ['hit', false],
      ['crit', true],
    ] as const) {
      // Between the roll and the damage it deals there is nothing that a token could be spent on.
      through(face, [], speaking)
        .offers('spoken')
        .refuses({ use: 'academy.focus', choice: null }, 'xw.cards.ability.no-header-no-action')
        .refuses({ use: 'academy.evade', choice: null }, 'xw.action.evade.spend')
        .refuses({ use: 'academy.targetLock', choice: [0] }, 'xw.action.lock.spend-reroll');
      const table = through(face, ['core2-damagedengine']);
      expect(table.ship('academy').damage).toMatchObject([{ faceup }]);
      expect(table.events('tokensRemoved').filter(({ spent }) => spent)).toEqual([]);
      table.ends();
    }
  },
);

shows(
  ['xw.dice.modify.add', 'xw.dice.modify.added-is-normal'],
  'an added result is one more die, which can be changed and cancelled like a rolled one',
  () => {
    const game = xwingWith(
      {
        name: 'addsFocus',
        seat: 'p1',
        window: 'modifyAttackDice',
        effects: () => [{ kind: 'addDie', pool: 'attack', face: 'focus', source: 'addsFocus' }],
      },
      {
        name: 'addsHit',
        seat: 'p1',
        window: 'modifyAttackDice',
        effects: () => [{ kind: 'addDie', pool: 'attack', face: 'hit', source: 'addsHit' }],
      },
    );
    const table = xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 300], tokens: { focus: 1 }, lock: 'academy' },
        academy: { pilot: 'academypilot', at: [450, 480, 180] },
      },
      {},
      game,
    )
      .attack('rookie', 'academy', {
        attack: ['blank', 'blank', 'blank', 'crit', 'hit'],
        defense: ['evade', 'evade', 'evade'],
      })
      .uses('addsFocus')
      .attackDice('blank', 'blank', 'blank', 'focus')
      .uses('addsHit')
      .attackDice('blank', 'blank', 'blank', 'focus', 'hit')
      .uses('focus')
      .attackDice('blank', 'blank', 'blank', 'hit', 'hit')
      .uses('targetLock', [3, 4])
      .has('academy', { damage: [] })
      .ends();
    expect(table.events('dieRerolled')).toMatchObject([
      { die: 3, to: 'crit' },
      { die: 4, to: 'hit' },
    ]);
    expect(table.events('dieCancelled').map(({ die }) => die)).toEqual([4, 3]);
  },
);

shows(
  ['xw.dice.modify.change', 'xw.dice.modify.old-result-gone', 'xw.dice.modify.repeatable'],
  'a changed die shows its new face only, and may be modified again',
  () => {
    const changes = (name: string, to: 'crit' | 'focus') => ({
      name,
      seat: 'p1',
      window: 'modifyAttackDice',
      effects: () => [{ kind: 'changeDice', pool: 'attack', dice: [0], to, source: name } as const],
    });
    const table = xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 300], tokens: { focus: 1 } },
        academy: { pilot: 'academypilot', at: [450, 480, 180] },
      },
      {},
      xwingWith(changes('first', 'crit'), changes('second', 'focus')),
    )
      .cards('core2-damagedengine')
      .attack('rookie', 'academy', { attack: ['blank', 'blank', 'blank'], defense: blanks(3) })
      .uses('first')
      .attackDice('crit', 'blank', 'blank')
      .uses('second')
      .attackDice('focus', 'blank', 'blank')
      .uses('focus');
    expect(table.events('dieChanged')[0]).toStrictEqual({
      kind: 'dieChanged',
      pool: 'attack',
      die: 0,
      to: 'crit',
      source: 'first',
    });
    expect(table.events('resultsCompared')).toMatchObject([{ hits: 1, crits: 0 }]);
    table.ends();
  },
);

shows(
  ['xw.dice.modify.reroll', 'xw.dice.modify.old-result-gone', 'xw.dice.modify.reroll-once'],
  'a reroll replaces the result, even by a worse one, and no die is rerolled twice in an attack',
  () => {
    const table = xwingTable({
      howl: { pilot: 'howlrunner', at: [400, 300], hasFought: true },
      wing: { pilot: 'obsidiansquadronpilot', at: [480, 300], lock: 'rookie', tokens: { focus: 1 } },
      rookie: { pilot: 'rookiepilot', at: [480, 480, 180] },
    })
      .attack('wing', 'rookie', { attack: ['hit', 'blank', 'focus', 'blank'], defense: blanks(2) })
      .uses('targetLock', [0])
      .attackDice('focus', 'blank')
      .offersExactly({ use: 'wing.focus', choice: null }, { use: 'howl.pilot', choice: [1] }, { pass: true })
      .uses('focus')
      .attackDice('hit', 'blank')
      .offersExactly({ use: 'howl.pilot', choice: [1] }, { pass: true })
      .uses('howlrunner', [1])
      .ends();
    expect(table.events('dieRerolled').map(({ die, to }) => [die, to])).toEqual([
      [0, 'focus'],
      [1, 'blank'],
    ]);
    expect(table.events('resultsCompared')).toMatchObject([{ hits: 1, crits: 0 }]);
  },
);

shows('xw.dice.modify.repeatable', 'a die that was rerolled may still be changed, and changed again', () => {
  const table = xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300], tokens: { focus: 1 }, lock: 'academy' },
      academy: { pilot: 'academypilot', at: [450, 480, 180] },
    },
    {},
    xwingWith({
      name: 'sharpens',
      seat: 'p1',
      window: 'modifyAttackDice',
      effects: () => [{ kind: 'changeDice', pool: 'attack', dice: [0], to: 'crit', source: 'sharpens' }],
    }),
  )
    .cards('core2-damagedengine')
    .attack('rookie', 'academy', { attack: ['blank', 'blank', 'blank', 'focus'], defense: blanks(3) })
    .uses('targetLock', [0])
    .uses('focus')
    .attackDice('hit', 'blank', 'blank')
    .uses('sharpens');
  expect(table.events('resultsCompared')).toMatchObject([{ hits: 0, crits: 1 }]);
  table.ends();
});

shows(
  'xw.dice.pool.too-few-dice',
  'however many dice are due, all of them are rolled and none counts as rerolled',
  () => {
    const table = xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 300], lock: 'academy' },
        academy: { pilot: 'academypilot', at: [450, 380, 180] },
      },
      {},
      xwingWith({
        name: 'salvo',
        seat: 'p1',
        window: 'attackDeclared',
        optional: false,
        effects: ({ attacker }) => [
          {
            kind: 'beginLasting',
            ship: attacker,
            lasting: { source: 'salvo', effect: { kind: 'attackDice', by: 6 }, until: 'endOfAttack' },
          },
        ],
      }),
    ).attack('rookie', 'academy', { attack: blanks(10) });
    expect(table.attackNow.attackDice).toHaveLength(10);
    expect(table.attackNow.attackDice.every(({ timesRerolled }) => timesRerolled === 0)).toBe(true);
    table.offersExactly(
      ...Array.from({ length: 11 }, (_, count) => ({
        use: 'rookie.targetLock',
        choice: Array.from({ length: count }, (_each, die) => die),
      })),
      { pass: true },
    );
  },
);
