import { isRefusal, Referee } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import type { ScratchReferee } from './scratch.ts';
import { A, asksFor, B, C, gives, openScratch, say, words } from './scratch.ts';

const { flow, step } = words;

/** Questions in turn: to A, A, B, C, then A in the next round, for ever. */
const turns = {
  flows: [
    flow('main', [
      asksFor(A, 'one', ['x', 'secret', 'y'], take),
      asksFor(A, 'two', ['x', 'roll'], take),
      asksFor(B, 'three', ['x'], take),
      asksFor(C, 'four', ['x'], take),
      step('round', () => [say('round'), { kind: 'goTo', step: 'one' }]),
    ]),
  ],
};

function take(answer: string) {
  return answer === 'roll' ? [{ kind: 'roll' } as const] : [say(answer)];
}

const opened = (): ScratchReferee => openScratch(turns, {});

describe('dice after an undo', () => {
  /** What so many rolls show, one after the other. */
  const rolls = (referee: ScratchReferee, count: number) => {
    for (let roll = 0; roll < count; roll++) {
      if (roll > 0) {
        gives(referee, B, 'x');
        gives(referee, C, 'x');
      }
      gives(referee, A, 'x');
      gives(referee, A, 'roll');
    }
    return referee.state.said.filter((word) => /\d/.test(word));
  };
  const takeBackAll = (referee: ScratchReferee) => {
    while (referee.undo('judge') === 'undone');
  };

  test('go another way each time, also where an undo takes back no more than one before it', () => {
    const referee = opened();
    const ways = [rolls(referee, 12).join()];
    for (let time = 0; time < 4; time++) {
      takeBackAll(referee);
      gives(referee, A, 'x');
      referee.undo('judge');
      ways.push(rolls(referee, 12).join());
    }
    expect(new Set(ways).size).toBe(5);
  });

  test('stay as they were when nothing had been shown', () => {
    const [referee, other] = [opened(), opened()];
    gives(referee, A, 'x');
    referee.undo(A);
    expect(rolls(referee, 12)).toEqual(rolls(other, 12));
  });

  test('go the same way when the journal is entered again, and from a save', () => {
    const referee = opened();
    rolls(referee, 3);
    referee.undo('judge');
    gives(referee, A, 'roll');
    referee.command(B, { kind: 'say', text: 'again?' });
    referee.undo('judge');
    const entered = opened();
    expect(entered.enter(referee.journal)).toBeUndefined();
    expect(entered.hash()).toBe(referee.hash());
    const resumed = Referee.resume(referee.game, referee.save());
    if (isRefusal(resumed)) throw new Error(resumed.rule);
    for (const each of [referee, entered, resumed]) {
      gives(each, A, 'roll');
      each.undo('judge');
      gives(each, A, 'roll');
    }
    expect(entered.hash()).toBe(referee.hash());
    expect(resumed.hash()).toBe(referee.hash());
  });
});
