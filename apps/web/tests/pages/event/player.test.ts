import type { JudgeCall, JudgeId, PlayerId, Result } from '@sortie/tournaments/model';
import { aces } from '@sortie/tournaments/scoring';
import { describe, expect, test } from 'vitest';
import { callQueue, mayDecideAppeals, proposedForRemoval } from '../../../src/pages/event/judge/calls.ts';
import { callsAt, mayAppeal } from '../../../src/pages/event/player/calls.ts';
import { gameAddress } from '../../../src/pages/event/player/game-address.ts';
import { myMoment } from '../../../src/pages/event/player/my-table.ts';
import {
  blankReport,
  formOf,
  needsWinner,
  pointsIn,
  resultFrom,
} from '../../../src/pages/event/player/report.ts';
import { faultsIn } from '../../../src/pages/event/register/faults-in.ts';
import { SmallEvent } from './small-event.ts';

const noDraw = { ...aces, eventPoints: { kind: 'byResult', win: 1, draw: null, loss: 0 } } as const;
const reaching = { ...aces, concession: { ...aces.concession, atLeast: true } };

describe('a report', () => {
  test('is told in the order of the pairing, whoever tells it', () => {
    const form = { ...blankReport, mine: '12', theirs: '5' };
    const result: Result = { kind: 'played', missionPoints: [12, 5], winner: 0 };
    expect(resultFrom(form, 0, aces)).toEqual(result);
    expect(resultFrom(form, 1, aces)).toEqual({ kind: 'played', missionPoints: [5, 12], winner: 1 });
    expect(formOf(result, 0)).toEqual(form);
    expect(formOf(result, 1)).toEqual({ ...form, mine: '5', theirs: '12' });
  });

  test('is not sent before both numbers are there', () => {
    expect(resultFrom({ ...blankReport, mine: '12' }, 0, aces)).toBeUndefined();
    expect([pointsIn(''), pointsIn('1.5'), pointsIn('-3'), pointsIn(' 7 ')]).toEqual([
      undefined,
      undefined,
      undefined,
      7,
    ]);
  });

  test('names who has won by the game’s own rules', () => {
    const form = { ...blankReport, mine: '3', theirs: '9', winner: 'me' } as const;
    const result = { kind: 'played', missionPoints: [9, 3], winner: 1 } as const;
    expect(resultFrom(form, 1, aces)).toEqual(result);
    expect(formOf(result, 1)).toEqual(form);
  });

  test('of level points is a draw, where the game knows one', () => {
    const form = { ...blankReport, mine: '8', theirs: '8' };
    expect(resultFrom(form, 0, aces)).toEqual({ kind: 'played', missionPoints: [8, 8], winner: null });
    expect([needsWinner(form, aces), needsWinner(form, noDraw)]).toEqual([false, true]);
    expect(needsWinner({ ...form, winner: 'me' }, noDraw)).toBe(false);
  });

  test('of a concession keeps the points that stood where they can count', () => {
    const form = { ...blankReport, end: 'theyConceded', mine: '150' } as const;
    expect(resultFrom(form, 0, aces)).toEqual({ kind: 'conceded', by: 1, missionPoints: null });
    expect(resultFrom(form, 0, reaching)).toEqual({ kind: 'conceded', by: 1, missionPoints: 150 });
    expect(formOf({ kind: 'conceded', by: 1, missionPoints: 150 }, 0)).toEqual(form);
    expect(resultFrom({ ...blankReport, end: 'iConceded' }, 1, aces)).toEqual({
      kind: 'conceded',
      by: 1,
      missionPoints: null,
    });
    expect(resultFrom({ ...blankReport, end: 'notPlayed' }, 1, aces)).toEqual({ kind: 'notPlayed' });
  });
});

describe('where a player stands', () => {
  const event = new SmallEvent().starts(['Ana', 'Bea', 'Carl', 'Dora', 'Egon']);
  const kindOf = (id: PlayerId) => {
    const view = event.view();
    return myMoment(view, view.players.find((player) => player.id === id)!).kind;
  };
  const kinds = () => event.state.players.map(({ id }) => kindOf(id));

  test('is waiting, a table or a bye, and then the end', () => {
    expect(kinds()).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'waiting']);
    event.publishes();
    expect(kinds().toSorted()).toEqual(['bye', 'table', 'table', 'table', 'table']);
    const { players } = event.state.rounds[0]!.pairings[0]!;
    event.does({ kind: 'drop', player: players[0] });
    expect(kindOf(players[0])).toBe('out');
    expect(kindOf(players[1])).toBe('table');
    const view = event.view();
    const [first] = view.players;
    expect(myMoment({ ...view, phase: 'setup' }, { ...first!, presence: 'present' }).kind).toBe('setup');
    expect(myMoment({ ...view, phase: 'over' }, { ...first!, presence: 'dropped' }).kind).toBe('over');
    expect(myMoment(view, { ...first!, presence: 'registered' }).kind).toBe('late');
  });
});

describe('calls', () => {
  const head = { id: 'j1' as JudgeId, name: 'Hilda', isHead: true };
  const plain = { id: 'j2' as JudgeId, name: 'Jo', isHead: false };
  const ruling = { judge: plain.id, by: 'Jo', at: 5, why: 'So it is.' };
  const call = (id: string, at: number, more: Partial<JudgeCall> = {}): JudgeCall =>
    ({
      id,
      round: 1,
      table: at,
      by: 'p1',
      at,
      about: '',
      takenBy: null,
      ruling: null,
      appeal: null,
      ...more,
    }) as JudgeCall;
  const appeal = { by: 'p1' as PlayerId, at: 6, decision: null, isOverturned: false };

  test('wait in the order in which they came, appeals by themselves', () => {
    const calls = [
      call('c3', 3),
      call('c1', 1, { ruling }),
      call('c2', 2),
      call('c4', 4, { ruling, appeal }),
    ];
    const { open, appeals, done } = callQueue({ calls });
    expect([open, appeals, done].map((each) => each.map(({ id }) => id))).toEqual([
      ['c2', 'c3'],
      ['c4'],
      ['c1'],
    ]);
    expect(callsAt({ calls }, 1, 2).map(({ id }) => id)).toEqual(['c2']);
  });

  test('are appealed against once, to a head judge, against another’s ruling', () => {
    const both = { judges: [head, plain] };
    expect(mayAppeal(both, call('c1', 1))).toBe(false);
    expect(mayAppeal(both, call('c1', 1, { ruling }))).toBe(true);
    expect(mayAppeal({ judges: [plain] }, call('c1', 1, { ruling }))).toBe(false);
    expect(mayAppeal(both, call('c1', 1, { ruling: { ...ruling, judge: head.id } }))).toBe(false);
    expect(mayAppeal(both, call('c1', 1, { ruling, appeal }))).toBe(false);
    expect([mayDecideAppeals(both, head.id), mayDecideAppeals(both, plain.id)]).toEqual([true, false]);
  });

  test('a third warning proposes a removal', () => {
    const warning = { ground: 'smoothPlay', by: 'Jo', at: 1, why: 'slow' } as const;
    const [one] = new SmallEvent().starts(['Ana', 'Bea']).view().players;
    const player = { ...one!, warnings: [warning, warning] };
    expect(proposedForRemoval({ players: [player] })).toEqual([]);
    const third = { ...player, warnings: [warning, warning, warning] };
    expect(proposedForRemoval({ players: [third] })).toEqual([third]);
    expect(proposedForRemoval({ players: [{ ...third, presence: 'disqualified' }] })).toEqual([]);
  });
});

test('the faults of a list are read from a refusal, whatever else it may hold', () => {
  const fault = { rule: 'ev.squad-list.built-by-rulebook', what: '120 > 100' };
  expect(faultsIn({ where: 'list', faults: [fault, { rule: 3 }, null] })).toEqual([fault]);
  expect([faultsIn(null), faultsIn('list'), faultsIn({ faults: 'none' })]).toEqual([[], [], []]);
});

test('a table in Sortie is opened with the viewer’s own key', () => {
  expect(gameAddress('g1', 'abc')).toBe('/game/g1#key=abc');
  expect(gameAddress('g1', 'abc', 'Jo & Co')).toBe('/game/g1#key=abc&name=Jo%20%26%20Co');
});
