import { xwingPlanner } from '@sortie/bots/xwing';
import type { Plain } from '@sortie/kernel';
import { xwingTable } from '@sortie/testkit/xwing';
import { describe, expect, test } from 'vitest';

type Table = ReturnType<typeof xwingTable>;

/** What a hard planner answers to the question that is open. */
function chosen(table: Table): Plain {
  const { seat } = table.open[0]!;
  const player = xwingPlanner('hard', 'a test', (fault) => {
    throw fault;
  });
  const { decision, answer } = player.choose(table.referee.decisions(seat), () => table.referee.view(seat));
  expect(table.open.map(({ id }) => id)).toContain(decision);
  return answer;
}

/** Range 2: three attack dice against three defense dice. */
const duel = (rookie: object = {}, academy: object = {}) =>
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 300], ...rookie },
    academy: { pilot: 'academypilot', at: [450, 480, 180], ...academy },
  });

describe('a planner spends tokens', () => {
  test('on focus results, and not when there is none', () => {
    const focused = duel({ tokens: { focus: 1 } });
    focused.attack('rookie', 'academy', { attack: ['hit', 'focus', 'focus'], defense: [] });
    expect(chosen(focused)).toEqual({ use: 'rookie.focus', choice: null });
    const hit = duel({ tokens: { focus: 1 } });
    hit.attack('rookie', 'academy', { attack: ['hit', 'hit', 'blank'], defense: [] });
    expect(chosen(hit)).toEqual({ pass: true });
  });

  test('in the order that loses nothing: the lock on blanks before the focus', () => {
    const table = duel({ tokens: { focus: 1 }, lock: 'academy' });
    table.attack('rookie', 'academy', { attack: ['focus', 'blank', 'blank'], defense: [] });
    expect(chosen(table)).toEqual({ use: 'rookie.targetLock', choice: [1, 2] });
  });

  test('without a lock on focus results that a focus token turns', () => {
    const table = duel({ tokens: { focus: 1 }, lock: 'academy' });
    table.attack('rookie', 'academy', { attack: ['focus', 'focus', 'hit'], defense: [] });
    expect(chosen(table)).toEqual({ use: 'rookie.focus', choice: null });
  });

  test('in defense only as far as something is cancelled', () => {
    const defended = (attack: readonly string[], defense: readonly string[]) => {
      const table = duel({}, { tokens: { evade: 1, focus: 1 } });
      table.attack('rookie', 'academy', { attack, defense });
      return chosen(table);
    };
    expect(defended(['hit', 'blank', 'blank'], ['evade', 'focus', 'blank'])).toEqual({ pass: true });
    expect(defended(['hit', 'hit', 'blank'], ['evade', 'blank', 'blank'])).toEqual({
      use: 'academy.evade',
      choice: null,
    });
    expect(defended(['hit', 'hit', 'crit'], ['focus', 'focus', 'focus'])).toEqual({
      use: 'academy.focus',
      choice: null,
    });
  });
});

describe('a card that is used up', () => {
  const ace = (y: number) =>
    xwingTable({
      ace: { pilot: 'blacksunace', at: [450, 200], upgrades: ['glitterstim'] },
      enemy: { pilot: 'academypilot', faction: 'imperial', at: [450, y, 180] },
    });

  test('is used when there is somebody to fight', () => {
    expect(chosen(ace(360))).toEqual({ use: 'ace.u1', choice: null });
  });

  test('is kept while nobody is in reach', () => {
    expect(chosen(ace(700))).toEqual({ pass: true });
  });
});

describe('a planner knows cards', () => {
  test('a friend lends its focus token or its lock where that helps', () => {
    const lent = (pilot: string, holds: object, attack: readonly string[]) => {
      const table = xwingTable({
        rookie: { pilot: 'rookiepilot', at: [450, 300] },
        friend: { pilot, at: [600, 300], hasFought: true, ...holds },
        academy: { pilot: 'academypilot', at: [450, 480, 180], hasFought: true },
      });
      return chosen(table.attack('rookie', 'academy', { attack, defense: [] }));
    };
    const focus = { tokens: { focus: 1 } };
    expect(lent('esegetuketu', focus, ['focus', 'focus', 'hit'])).toEqual({
      use: 'friend.pilot',
      choice: null,
    });
    expect(lent('esegetuketu', focus, ['hit', 'hit', 'blank'])).toEqual({ pass: true });
    expect(lent('sharabey', { lock: 'academy' }, ['blank', 'blank', 'hit'])).toEqual({
      use: 'friend.pilot',
      choice: [0, 1],
    });
  });

  test('a dial that was planned stays, and a ship does not turn about by the way', () => {
    const flying = (pilot: string, upgrades: readonly string[]) =>
      xwingTable(
        {
          ace: { pilot, at: [450, 200], upgrades, dial: { speed: 3, bearing: 'straight' } },
          foe: { pilot: 'rookiepilot', at: [450, 650, 180] },
        },
        { phase: 'activation' },
      );
    expect(chosen(flying('junoeclipse', []))).toEqual({ pass: true });
    expect(chosen(flying('soontirfel', ['stayontarget']))).toEqual({ pass: true });
    expect(chosen(flying('soontirfel', ['lightningreflexes']))).toEqual({ pass: true });
  });
});

describe('a planner shoots', () => {
  test('at the target that it is likely to destroy', () => {
    const table = xwingTable({
      rookie: { pilot: 'rookiepilot', at: [450, 300] },
      whole: { pilot: 'academypilot', at: [420, 480, 180] },
      hurt: {
        pilot: 'academypilot',
        at: [480, 480, 180],
        facedown: ['core2-damagedengine', 'core2-consolefire'],
      },
    });
    table.until('declareTarget', 'rookie');
    expect(chosen(table)).toEqual({ weapon: 'primary', target: 'hurt' });
  });

  test('torpedoes when they hit harder', () => {
    const table = duel({ lock: 'academy', tokens: { focus: 1 }, upgrades: ['protontorpedoes'] });
    table.until('declareTarget', 'rookie');
    expect(chosen(table)).toMatchObject({ target: 'academy', weapon: table.ship('rookie').upgrades[0]!.key });
  });
});

describe('a planner flies', () => {
  const planning = (rookie: readonly [number, number, number], academy: readonly [number, number, number]) =>
    xwingTable(
      { rookie: { pilot: 'rookiepilot', at: rookie }, academy: { pilot: 'academypilot', at: academy } },
      { phase: 'planning' },
    );

  test('no ship off the table that can stay on it', () => {
    for (const [x, y, heading] of [
      [450, 770, 0],
      [130, 450, 270],
      [790, 110, 135],
    ] as const) {
      const table = planning([x, y, heading], [450, 450, 180]);
      const { speed, bearing } = chosen(table) as { readonly speed: number; readonly bearing: string };
      table.plans('rookie', speed, bearing);
      table.plans('academy', 2, 'straight').readies().readies();
      table.until('setDial', 'rookie');
      expect(table.ship('rookie').gone).toBeNull();
    }
  });

  test('towards an enemy that is far away', () => {
    const { bearing } = chosen(planning([450, 100, 0], [450, 800, 180])) as { readonly bearing: string };
    expect(bearing).toBe('straight');
  });
});

describe('a planner uses crew with sense', () => {
  const emperor = (ace: object = {}, x: object = {}) =>
    xwingTable({
      shuttle: {
        pilot: 'omicrongrouppilot',
        at: [100, 100],
        upgrades: ['emperorpalpatine'],
        hasFought: true,
      },
      ace: { pilot: 'alphasquadronpilot', at: [450, 400], ...ace },
      x: { pilot: 'rookiepilot', at: [450, 620, 180], ...x },
    });

  test('Emperor Palpatine makes a critical of a blank, and an evade in defense', () => {
    const table = emperor({}, { hasFought: true });
    table.attack('ace', 'x', { attack: ['hit', 'blank', 'focus'], defense: ['blank', 'blank'] });
    expect(chosen(table)).toEqual({ use: 'shuttle.u1', choice: 'crit' });
    table.uses('emperorpalpatine', 'crit');
    expect(chosen(table)).toEqual({ use: 'shuttle.u1', choice: 1 });
    const struck = emperor({ hasFought: true });
    struck.attack('x', 'ace', { attack: ['hit', 'hit', 'blank'], defense: ['evade', 'blank', 'blank'] });
    expect(chosen(struck)).toEqual({ use: 'shuttle.u1', choice: 'evade' });
  });

  test('weapons stay as they are for a Targeting Scrambler', () => {
    const table = xwingTable(
      {
        wing: { pilot: 'omicrongrouppilot', at: [450, 200], upgrades: ['targetingscrambler'] },
        near: { pilot: 'rookiepilot', at: [450, 400, 180] },
      },
      { phase: 'planning' },
    );
    expect(chosen(table)).toEqual({ pass: true });
  });
});
