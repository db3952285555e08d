import { expect, test } from 'vitest';
import { focusOf } from '../../../src/games/xwing/scene-focus.ts';
import { answer, seenBy, tableAt } from './seen-table.ts';

/** Everybody flies towards the others. */
const straightOn: Parameters<typeof tableAt>[1] = {
  choose: ({ kind }) => (kind === 'setDial' ? { speed: 3, bearing: 'straight' } : undefined),
};

test('the whole table matters while it is set up and while all plan', () => {
  expect(focusOf(tableAt('placeObstacle').seen)).toBeNull();
  expect(focusOf(tableAt('setDial').seen)).toBeNull();
});

test('the ship that flies matters, with where it came from and what is around it', () => {
  const { seen } = tableAt('performAction');
  const focus = focusOf(seen)!;
  expect(focus.pieces).toEqual([seen.table.activeShip]);
  const moved = seen.log.findLast(({ kind }) => kind === 'shipMoved') as unknown as { readonly from: object };
  expect(focus.points).toContainEqual(moved.from);
  expect(focus.points).toHaveLength(3);
});

test('whoever is about to shoot matters with all whom it may shoot at, for everybody else itself alone', () => {
  const { referee, seen, decision } = tableAt('declareTarget', straightOn);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const targets = new Set(offers.flatMap((offer) => (offer as { readonly target?: string }).target ?? []));
  expect(targets.size).toBeGreaterThan(0);
  expect(focusOf(seen)!.pieces).toEqual([seen.table.activeShip, ...targets]);
  const other = seen.as === 'p1' ? 'p2' : 'p1';
  expect(focusOf(seenBy(referee, other))!.pieces).toEqual([seen.table.activeShip]);
});

test('an attack under way is its two ships and its line, for both sides and whoever looks on', () => {
  const { referee, seen, decision } = tableAt('declareTarget', straightOn);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  answer(
    referee,
    decision,
    offers.find((offer) => typeof offer === 'object' && offer !== null && 'target' in offer)!,
  );
  for (const as of ['p1', 'p2', 'spectator']) {
    const now = seenBy(referee, as);
    const { attack } = now.table;
    expect(attack?.attacker).toBe(seen.table.activeShip);
    expect(focusOf(now)).toEqual({ pieces: [attack!.attacker, attack!.defender], points: attack!.line });
  }
});
