import type { Pose } from '@sortie/geometry';
import type { Piece } from '@sortie/scene';
import { expect, test } from 'vitest';
import { GhostHand } from '../../src/table/ghost-hand.ts';
import type { Ghost } from '../../src/table/layer.ts';

const area = { width: 900, depth: 900 };
const camera = { roomBeside: () => 'below', toTable: (x: number, y: number) => ({ x, y }) };

const piece = (id: string, pose: Pose): Piece => ({
  id,
  kind: 'mini',
  side: 0,
  pose,
  shapes: [],
  reach: 10,
  name: id,
});

const leader = { x: 100, y: 100, heading: 0 };

function held(change: Partial<Ghost> = {}) {
  const moves: (readonly [Pose, boolean])[] = [];
  const ghost: Ghost = {
    piece: piece('leader', leader),
    standing: 'legal',
    freedom: { kind: 'free', turns: true },
    onMove: (pose, letGo) => moves.push([pose, letGo]),
    onPut: () => undefined,
    ...change,
  };
  const hand = new GhostHand(camera as unknown as ConstructorParameters<typeof GhostHand>[0]);
  hand.receive(ghost, area);
  hand.show('leader', ghost.piece.pose);
  return { hand, ghost, moves };
}

test('keys move and turn what is held, and each step is told as let go', () => {
  const { hand, moves } = held();
  hand.step({ x: 0, y: 10 });
  hand.turn(15);
  expect(moves).toEqual([
    [{ x: 100, y: 110, heading: 0 }, true],
    [{ x: 100, y: 110, heading: 15 }, true],
  ]);
  expect(hand.now()).toEqual({ x: 100, y: 110, heading: 15 });
});

test('a pose that comes back as it was told leaves the hand where it is', () => {
  const { hand } = held();
  hand.step({ x: 0, y: 10 });
  hand.step({ x: 0, y: 10 });
  hand.show('leader', { x: 100, y: 110, heading: 0 });
  expect(hand.now()).toEqual({ x: 100, y: 120, heading: 0 });
  hand.show('leader', { x: 5, y: 5, heading: 0 });
  expect(hand.now()).toEqual({ x: 5, y: 5, heading: 0 });
});

test('a piece that is held fast by its tool is neither moved nor turned', () => {
  const { hand } = held({ freedom: { kind: 'none' } });
  hand.step({ x: 0, y: 10 });
  hand.turn(15);
  expect(hand.now()).toEqual(leader);
});
