import type { Draft } from '@sortie/kernel';
import { hash, Referee } from '@sortie/kernel';
import type { WispState } from '@sortie/wisps/model';
import { wisps } from '@sortie/wisps/rules';
import type { WispReferee } from '@sortie/wisps/table';
import { ANN, BEA, bids, CAL, OMENS, open, playOn, plays } from '@sortie/wisps/table';
import { describe, expect, test } from 'vitest';

/** The same table with something secret changed under it. */
function twin(referee: WispReferee, change: (state: Draft<WispState>) => void): WispReferee {
  const saved = referee.save();
  const state = saved.state as unknown as Draft<WispState>;
  change(state);
  const other = Referee.resume(wisps, { ...saved, state: state as never, hash: hash(state) });
  if (!(other instanceof Referee)) throw new Error(other.rule);
  expect(other.hash()).not.toBe(referee.hash());
  return other;
}

const bytes = (referee: WispReferee, viewer: Parameters<WispReferee['view']>[0]) =>
  JSON.stringify([referee.view(viewer), referee.decisions(viewer as never)]);

describe('two states that differ only in a secret look the same to those who may not know it', () => {
  const midBids = () => {
    const referee = open();
    plays(referee, CAL, 'bid', 2);
    return referee;
  };

  test('a bid', () => {
    const [one, two] = [
      midBids(),
      twin(midBids(), (state) => {
        state.bids[CAL] = 3;
      }),
    ];
    for (const viewer of [ANN, BEA, 'spectator'] as const)
      expect(bytes(one, viewer)).toBe(bytes(two, viewer));
    for (const viewer of [CAL, 'referee'] as const) expect(bytes(one, viewer)).not.toBe(bytes(two, viewer));
  });

  test('a hand, the order of the deck, the generator, the script', () => {
    const table = open();
    bids(table, 1, 0, 0);
    const changes: ((state: Draft<WispState>) => void)[] = [
      (state) => {
        state.hands[CAL] = ['calm 5'];
      },
      (state) => {
        state.omens.draw.reverse();
      },
      (state) => {
        state.engine.random = { key: '9'.repeat(64), drawn: 9 };
      },
      (state) => {
        state.engine.script.dice = { flash: ['flare'] };
      },
    ];
    for (const change of changes) {
      const other = twin(table, change);
      for (const viewer of [ANN, BEA, 'spectator'] as const)
        expect(bytes(table, viewer)).toBe(bytes(other, viewer));
    }
  });
});

test('a seat sees its own questions, a spectator none, the referee all', () => {
  const referee = open();
  expect(referee.view(ANN)).toMatchObject({
    decisions: [{ seat: ANN, kind: 'bid' }],
    waitingFor: [ANN, BEA, CAL],
  });
  expect(referee.view('spectator')).toMatchObject({ decisions: [], waitingFor: [ANN, BEA, CAL] });
  expect(referee.view('referee')).toMatchObject({ decisions: [{ seat: ANN }, { seat: BEA }, { seat: CAL }] });
});

test('a view is plain data and holds no part of the engine', () => {
  const referee = open();
  for (let made = 0; made < 40; made++) {
    playOn(referee, 1, made + 1);
    for (const viewer of [ANN, BEA, CAL, 'spectator'] as const) {
      const view = referee.view(viewer);
      const text = JSON.stringify(view);
      expect(JSON.parse(text)).toEqual(view);
      expect(text).not.toContain('random');
      expect(text).not.toContain('stack');
    }
  }
});

test('the log is filtered for each viewer like the view', () => {
  const referee = open();
  bids(referee, 1, 0, 2);
  const bid = (viewer: Parameters<WispReferee['logFor']>[0]) =>
    referee.logFor(viewer).flatMap((event) => (event.kind === 'bidMade' ? [event.bid] : []));
  const drawn = (viewer: Parameters<WispReferee['logFor']>[0]) =>
    referee.logFor(viewer).flatMap((event) => (event.kind === 'omenDrawn' ? [event.omen] : []));
  expect(bid(ANN)).toEqual([1, null, null]);
  expect(bid('spectator')).toEqual([null, null, null]);
  expect(bid('referee')).toEqual([1, 0, 2]);
  expect(drawn(CAL)).toEqual([null, null, OMENS[2]]);
  expect(drawn('referee')).toEqual(OMENS.slice(0, 3));
});

test('a log may be read on from where one stopped', () => {
  const referee = open();
  plays(referee, ANN, 'bid', 1);
  const read = referee.log.length;
  plays(referee, CAL, 'bid', 2);
  expect(referee.logFor('referee', read)).toEqual([{ kind: 'bidMade', seat: CAL, bid: 2 }]);
});

test('no event of the kernel itself is in a log that leaves the referee', () => {
  const referee = open();
  playOn(referee);
  const kinds = new Set(referee.logFor('spectator').map(({ kind }) => kind as string));
  for (const kind of ['asked', 'answered', 'randomAdvanced', 'abilityUsed', 'noted'])
    expect(kinds).not.toContain(kind);
});
