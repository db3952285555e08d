import type { Plain } from '@sortie/kernel';
import { hash, isRefusal, Referee, randomBelow, seededRandom } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { xwing } from '../../src/game.ts';
import { findPreset } from '../../src/lists/index.ts';
import type { MissionId, XwingState } from '../../src/model/index.ts';
import type { XwingSetup } from '../../src/setup/index.ts';
import { presetMission, squadMission } from './mission-setup.ts';

const squads = {
  rebel: findPreset('x-wing-flight')!.squad,
  imperial: findPreset('tie-swarm')!.squad,
};

/** What no mission may ever look like. */
function missionFaults({ mission, ships, obstacles, options, round }: XwingState): string[] {
  if (!mission) return ['the mission is gone'];
  const faults: string[] = [];
  if (obstacles.length !== (options.mission === 'mission2' ? 6 : 0)) faults.push('strange obstacles');
  for (const { id, at, scannedBy, returned } of mission.satellites) {
    const scanner = ships.find((ship) => ship.id === scannedBy);
    if (at && scannedBy) faults.push(`${id} is scanned and in the play area`);
    if (scanner && returned !== (scanner.gone !== null && scanner.gone !== 'escaped'))
      faults.push(`${id} is lost`);
  }
  const lost = ships.filter((ship) => ship.gone === 'destroyed' || ship.gone === 'fled').length;
  if (ships.filter((ship) => ship.reinforcement).length > lost) faults.push('too many reinforcements');
  if (mission.id === 'mission2' && round > 0 && mission.disabledShip === null)
    faults.push('no disabled ship');
  return faults;
}

/** Plays with random answers until somebody wins; what was broken, and how it ended. */
function playRandomly(
  setup: XwingSetup,
  seed: string,
): { readonly faults: readonly string[]; readonly rule: string } {
  const referee = Referee.open(
    xwing,
    { game: 'xwing', rules: xwing.rules, setup: setup as unknown as Plain, seed },
    { keepLog: false },
  );
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  let random = seededRandom(`${seed} players`);
  const pick = <T>(list: readonly T[]): T => {
    const { value, to } = randomBelow(random, list.length);
    random = to;
    return list[value]!;
  };
  for (let turn = 0; turn < 4000 && !referee.outcome; turn++) {
    const open = referee.decisions().filter((each) => !each.settled);
    if (open.length === 0) return { faults: ['nobody is asked'], rule: '' };
    const { seat, id, answers } = pick(open);
    const list = answers.kind === 'offers' ? answers.offers : answers.suggestions;
    const result = referee.answer(seat, { decision: id, version: referee.version, answer: pick(list) });
    if (isRefusal(result))
      return { faults: [`refused by ${result.rule}`, ...referee.bugs.map((bug) => bug.message)], rule: '' };
    const faults = [...xwing.faults(referee.state), ...missionFaults(referee.state)];
    if (faults.length > 0) return { faults, rule: '' };
  }
  expect(hash(JSON.parse(JSON.stringify(referee.state)))).toBe(referee.hash());
  return { faults: [], rule: referee.outcome?.rule ?? 'unfinished' };
}

const GAMES = 30;

for (const mission of ['mission1', 'mission2', 'mission3'] as const satisfies readonly MissionId[]) {
  test(`${GAMES} games of ${mission} by random players end with an objective, and nothing breaks`, () => {
    const ends = Array.from({ length: GAMES }, (_, game) => {
      // Every fifth game with squads of 100 points.
      const setup = game % 5 === 4 ? squadMission(mission, squads) : presetMission(mission);
      return playRandomly(setup, `${mission} ${game}`);
    });
    expect(ends.flatMap(({ faults }) => faults)).toEqual([]);
    const rules = new Set(ends.map(({ rule }) => rule));
    expect([...rules].filter((rule) => !rule.startsWith(`xw.${mission}.win.`))).toEqual([]);
  });
}
