import { isRefusal, type Plain, Referee, randomBelow, seededRandom } from '@sortie/kernel';
import { legion } from '@sortie/legion/rules';
import { positionOf } from '@sortie/testkit/legion';
import { expect, test } from 'vitest';

const units = {
  luke: { unit: 'luke-skywalker', at: [500, 250] },
  rebels: { unit: 'rebel-troopers', at: [700, 250] },
  fleet: { unit: 'fleet-troopers', at: [900, 300] },
  walker: { unit: 'at-rt', at: [600, 350, 0] },
  cannon: { unit: '1-4-fd-laser-cannon-team', at: [1100, 250, 0] },
  vader: { unit: 'darth-vader', at: [600, 700] },
  storm: { unit: 'stormtroopers', at: [800, 650] },
  snow: { unit: 'snowtroopers', at: [900, 700] },
  bikes: { unit: '74-z-speeder-bikes', at: [1100, 700, 180] },
  atst: { unit: 'at-st', at: [400, 700, 180] },
} as const;

const terrain = [
  { id: 'house', piece: 'house-small', at: [750, 450, 10] },
  { id: 'woods', piece: 'rock-spire', at: [500, 500, 0] },
  { id: 'wall', piece: 'container', at: [950, 500, 30] },
] as const;

function play(seed: string, most: number) {
  const opened = Referee.open(legion, {
    game: legion.name,
    rules: legion.rules,
    setup: null,
    position: positionOf(units as never, { terrain } as never),
    seed,
  });
  if (isRefusal(opened)) throw new Error(JSON.stringify(opened));
  let random = seededRandom(seed);
  const kinds: Record<string, number> = {};
  for (let turn = 0; turn < most && !opened.outcome; turn++) {
    const open = opened.decisions().filter(({ settled }) => !settled);
    const decision = open[0];
    if (!decision) throw new Error(`nobody is asked at turn ${turn}`);
    const { answers } = decision;
    const list = answers.kind === 'offers' ? answers.offers : answers.suggestions;
    if (list.length === 0) throw new Error(`no answer to ${JSON.stringify(decision)}`);
    const [value, next] = pick(random, list.length);
    random = next;
    const answer = list[value] as Plain;
    const kind = `${decision.kind} ${(answer as { type?: string })?.type ?? ''}`;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const done = opened.answer(decision.seat, { decision: decision.id, version: opened.version, answer });
    if (isRefusal(done)) {
      throw new Error(
        `${JSON.stringify(done)} ${JSON.stringify(decision.about)} ${JSON.stringify(answer)} ${opened.bugs.at(-1)?.message}`,
      );
    }
    expect(legion.faults(opened.state), `turn ${turn} ${kind} ${JSON.stringify(answer)}`).toEqual([]);
  }
  return kinds;
}

function pick(random: ReturnType<typeof seededRandom>, below: number) {
  const { value, to } = randomBelow(random, below);
  return [value, to] as const;
}

test.each(['one', 'two', 'three'])('nothing breaks when random players move: %s', (seed) => {
  expect(play(seed, 250)['move standard']).toBeGreaterThan(0);
});
