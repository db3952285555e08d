import { playGame, randomPlayer } from '@sortie/bots';
import { shows } from '@sortie/testkit';
import { xwingGame } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { ACADEMY, BEAST, game, LUKE, OBSIDIAN, ROOKIE, seated } from './seated.ts';

const luke = seated('p1', 0, 'rebel', LUKE);
const rookies = seated('p1', 0, 'rebel', ROOKIE, [ROOKIE, 'amd:r2astromech']);
const cheap = seated('p2', 1, 'imperial', ACADEMY);
/** 15 and 13 points: as many as Luke Skywalker. */
const equal = seated('p2', 1, 'imperial', BEAST, OBSIDIAN);
const dear = seated('p2', 1, 'imperial', BEAST, OBSIDIAN, ACADEMY);

shows(
  'xw.timing.initiative.lowest-total-chooses',
  'the player with the lower point total names who holds initiative',
  () => {
    for (const side of [0, 1] as const) {
      const table = game({}, luke, cheap).asks('chooseInitiative').asksSeat('p2');
      expect(table.question.rule).toBe('xw.timing.initiative.lowest-total-chooses');
      table.offersExactly({ side: 0 }, { side: 1 }).answers({ side });
      expect(table.state.initiative).toBe(side);
    }
    game({}, luke, dear).asks('chooseInitiative').asksSeat('p1').offersExactly({ side: 0 }, { side: 1 });
    const upgraded = seated('p1', 0, 'rebel', [ROOKIE, 'amd:r2astromech']);
    game({}, upgraded, seated('p2', 1, 'imperial', ACADEMY, ACADEMY)).asksSeat('p1');
  },
);

shows(
  'xw.timing.initiative.tie-roll',
  'on equal totals a hit or critical lets the roller name the holder, a focus or blank the opponent',
  () => {
    for (const [face, chooser] of [
      ['hit', 'p1'],
      ['crit', 'p1'],
      ['focus', 'p2'],
      ['blank', 'p2'],
    ] as const) {
      const table = xwingGame({ players: [luke, equal] }, { attackDice: [face] });
      expect(table.events('initiativeRolled')).toEqual([
        { kind: 'initiativeRolled', roller: 0, face, chooser: chooser === 'p1' ? 0 : 1 },
      ]);
      table.asks('chooseInitiative').asksSeat(chooser).offersExactly({ side: 0 }, { side: 1 });
      expect(table.question.rule).toBe('xw.timing.initiative.tie-roll');
      table.answers({ side: 1 }).ends();
      expect(table.state.initiative).toBe(1);
    }
  },
);

shows(
  ['xw.timing.initiative.core2012-lowest-has', 'xw.timing.initiative.core2012-tie-imperial'],
  'in the older book the lower total has initiative without a choice, and the Imperial player on equal totals',
  () => {
    const holder = (...players: Parameters<typeof game> extends [unknown, ...infer Rest] ? Rest : never) => {
      const table = game({ variant: 'core2012' }, ...players).asks('deployShip');
      expect(table.events('initiativeRolled')).toEqual([]);
      return table.state.initiative;
    };
    expect(holder(luke, cheap)).toBe(1);
    expect(holder(luke, dear)).toBe(0);
    expect(holder(luke, equal)).toBe(1);
    expect(holder({ ...equal, side: 0 }, { ...luke, side: 1 })).toBe(0);
  },
);

shows(
  'xw.timing.initiative.fixed-for-game',
  'one player holds initiative from set-up to the end of the game',
  () => {
    for (const side of [0, 1] as const) {
      const table = game({ timeLimit: true }, rookies, dear).answers({ side });
      const { referee } = table;
      referee.command('judge', { kind: 'script', strict: false });
      const players = { p1: randomPlayer('one'), p2: randomPlayer('two') };
      const held = new Set<unknown>();
      playGame(referee, players, {
        limit: 4000,
        inspect: () => {
          held.add(referee.state.initiative);
          if (referee.state.round === 4) referee.command('clock', { kind: 'timeExpired' });
          return undefined;
        },
      });
      expect(referee.outcome).not.toBeNull();
      expect(referee.state.round).toBeGreaterThan(1);
      expect([...held]).toEqual([side]);
      expect(table.events('initiativeGiven')).toEqual([{ kind: 'initiativeGiven', side }]);
    }
  },
);
