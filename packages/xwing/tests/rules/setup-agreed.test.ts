import type { Plain } from '@sortie/kernel';
import { seededRandom } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { xwingGame } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { xwing } from '../../src/game.ts';
import { ACADEMY, BEAST, game, LUKE, OBSIDIAN, ROOKIE, refusalOf, seated } from './seated.ts';

const rebel = seated('p1', 0, 'rebel', [LUKE, 'amd:r2d2', 'torpedo:protontorpedoes'], ROOKIE);
const imperial = seated('p2', 1, 'imperial', BEAST, OBSIDIAN, OBSIDIAN);

shows(
  ['xw.setup.area.scalable', 'xw.squad.format.epic', 'xw.squad.points.default-100'],
  'the total is 100 points where none was agreed on, in Epic play 300, which has its own area even at 100',
  () => {
    expect(game({}, rebel, imperial).state.options.points).toBe(100);
    expect(game({ format: 'epic' }, rebel, imperial).state.options.points).toBe(300);
    const area = { width: 1828.8, depth: 914.4 };
    expect(refusalOf({ points: 100, area }, rebel, imperial)).toBe('xw.setup.area.size');
    expect(refusalOf({ points: 100, format: 'epic', area }, rebel, imperial)).toBeUndefined();
  },
);

shows(
  ['xw.setup.area.size', 'xw.squad.points.default-100', 'xw.setup.damage-deck.newer-preferred'],
  'where nothing was agreed on 100 points play on 90 by 90 cm with the newer deck, without limits or disputes',
  () => {
    const { state } = xwingGame({ players: [rebel, imperial] });
    expect(state.options).toMatchObject({
      variant: 'standard',
      points: 100,
      area: { width: 900, depth: 900 },
      guides: 1.5,
      damageDeck: 'core2',
      ownDecks: false,
      roundLimit: null,
      timeLimit: false,
      disputes: false,
    });
  },
);

shows(
  'xw.setup.gather.complete-ship',
  'a ship comes to the table fresh, and what comes later gets an id of its own',
  () => {
    const { ships, nextId } = game({}, rebel, imperial).state;
    for (const ship of ships) {
      expect(ship).toMatchObject({
        dial: null,
        dialRevealed: false,
        activated: false,
        hasFought: false,
        bombDropped: false,
        doomed: false,
        damage: [],
      });
    }
    expect(ships.map(({ id }) => id)).not.toContain(`s${nextId}`);
  },
);

shows(
  ['xw.squad.format.epic', 'xw.ship.size.huge', 'xw.squad.format.cinematic'],
  'a huge ship is refused by its own rule, in a mission and in Epic play too: its rules are in neither book',
  () => {
    const huge = seated('p1', 0, 'rebel', 'rebel:gr75mediumtransport:gr75mediumtransport');
    const epic = { format: 'epic' };
    expect(refusalOf({}, huge, imperial)).toBe('xw.ship.size.huge');
    expect(refusalOf(epic, huge, imperial)).toBe('xw.ship.size.huge');
    expect(refusalOf({ ...epic, points: 100, mission: 'mission1' }, huge, imperial)).toBe(
      'xw.ship.size.huge',
    );
  },
);

shows('xw.setup.sides.two', 'between 2 and 16 players take part', () => {
  const opened = (players: Plain) => xwing.begin({ options: {}, players }, seededRandom('a set-up'));
  const refusal = { kind: 'refused', rule: 'xw.setup.sides.two', about: { field: 'players' } };
  const crowd = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const side = index % 2 === 0 ? 0 : 1;
      return seated(`p${index}`, side, 'imperial', ACADEMY);
    });
  expect(opened('two')).toEqual(refusal);
  expect(opened(crowd(1) as unknown as Plain)).toEqual(refusal);
  expect(refusalOf({}, ...crowd(16))).toBeUndefined();
  expect(opened(crowd(17) as unknown as Plain)).toEqual(refusal);
  expect(refusalOf({}, { ...rebel, side: 1 }, imperial)).toBe('xw.setup.sides.two');
});

shows('xw.setup.gather.reveal', 'without squads there is no game', () => {
  for (const setup of [null, 'a game']) {
    expect(xwing.begin(setup, seededRandom('a set-up'))).toMatchObject({
      kind: 'refused',
      rule: 'table.malformed-setup',
    });
  }
});

shows(
  ['xw.optional.team.equal-points', 'xw.squad.points.limit'],
  'a squad of one player is judged by itself, without the number that it would have in a team',
  () => {
    const dear = seated('p1', 0, 'rebel', LUKE, ROOKIE);
    const state = xwing.begin(
      { options: { points: 40 }, players: [dear, imperial] } as unknown as Plain,
      seededRandom('a set-up'),
    );
    expect(state).toEqual({
      kind: 'refused',
      rule: 'xw.squad.points.limit',
      about: {
        side: 0,
        fault: { rule: 'xw.squad.points.limit', reason: { kind: 'overPoints', cost: 49, ceiling: 40 } },
      },
    });
  },
);

shows(
  'xw.setup.obstacle.edge-choice',
  'the player without initiative chooses an edge by the rule of this book',
  () => {
    const table = game({}, rebel, imperial).answers({ side: 0 }).until('chooseEdge').asksSeat('p2');
    expect(table.question.rule).toBe('xw.setup.obstacle.edge-choice');
  },
);
