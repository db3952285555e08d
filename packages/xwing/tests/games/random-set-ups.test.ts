import type { Plain, Request } from '@sortie/kernel';
import { isRefusal, Referee, randomBelow, seededRandom } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { xwing } from '../../src/game.ts';
import type { Squad } from '../../src/lists/index.ts';
import { presets } from '../../src/lists/index.ts';
import type { XwingSetup } from '../../src/setup/index.ts';
import { ACADEMY, PROTOTYPE, seated } from '../rules/seated.ts';

const swarm = (count: number) =>
  seated('x', 0, 'imperial', ...Array.from({ length: count }, () => ACADEMY)).squad;
const squads: readonly Squad[] = [...presets.map(({ squad }) => squad), swarm(8), swarm(12), swarm(20)];
const larger = seated(
  'x',
  0,
  'rebel',
  ...Array.from({ length: 3 }, () => 'rebel:yt1300:outerrimsmuggler'),
  PROTOTYPE,
);

/** Players who put things down anywhere and anyhow, whoever is in the way of whom. */
class Hands {
  private random;

  constructor(seed: string) {
    this.random = seededRandom(seed);
  }

  below(limit: number): number {
    const { value, to } = randomBelow(this.random, limit);
    this.random = to;
    return value;
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  answer({ answers }: Request, area: { readonly width: number; readonly depth: number }): Plain {
    if (answers.kind === 'offers') return this.one(answers.offers);
    if (answers.kind === 'picks') throw new Error('set-up picks nothing');
    const suggested = this.one([...answers.suggest()]);
    for (let attempt = 0; attempt < 12; attempt++) {
      const anywhere = {
        ...(suggested as { readonly [field: string]: Plain }),
        x: this.below(area.width + 1),
        y:
          attempt % 2 === 0
            ? this.below(area.depth + 1)
            : this.one([30, 50, area.depth - 50, area.depth - 30]),
        heading: this.below(360),
      };
      if (answers.refuse(anywhere) === undefined) return anywhere;
    }
    return suggested;
  }
}

/** Sets up a game on an area of any size; what got stuck, if anything. */
function setUp(index: number): string | undefined {
  const hands = new Hands(`set-up ${index}`);
  const area = {
    width: 500 + hands.below(26) * 100,
    depth: 500 + hands.below(index % 3 === 0 ? 26 : 5) * 100,
  };
  const variant = index % 4 === 0 ? ('core2012' as const) : ('standard' as const);
  const pool = [...squads, larger.squad].filter(
    ({ faction }) => variant === 'standard' || faction !== 'scum',
  );
  const first = hands.one(pool);
  const second = hands.one(pool.filter(({ faction }) => variant === 'standard' || faction !== first.faction));
  const setup: XwingSetup = {
    options: { points: 300, area, variant },
    players: [
      { seat: 'p1' as never, side: 0, squad: first },
      { seat: 'p2' as never, side: 1, squad: second },
    ],
  };
  const opened = Referee.open(xwing, {
    game: 'xwing',
    rules: xwing.rules,
    setup: setup as unknown as Plain,
    seed: `set-up ${index}`,
  });
  if (isRefusal(opened)) return opened.rule === 'xw.setup.area.scalable' ? undefined : opened.rule;
  for (let turn = 0; turn < 100 && opened.state.phase === 'setup'; turn++) {
    const open = opened.requests()[0]!;
    const answer = hands.answer(open.request, area);
    const done = opened.answer(open.request.seat, { decision: open.id, version: opened.version, answer });
    if (isRefusal(done)) return `${done.rule} ${opened.bugs[0]?.message ?? ''}`;
    const [fault] = xwing.faults(opened.state);
    if (fault !== undefined) return fault;
  }
  if (opened.state.phase !== 'planning') return 'set-up does not end';
  return opened.state.ships.every(({ pose }) => pose !== null) ? undefined : 'a ship is not deployed';
}

test('a set-up never gets stuck, whatever the area, the squads and the whims of the players', () => {
  const stuck = Array.from({ length: 120 }, (_, index) => setUp(index)).flatMap((fault) => fault ?? []);
  expect(stuck).toEqual([]);
});
