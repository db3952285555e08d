import type { Pose } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import type { MoveRegion, MoveType } from '@sortie/legion/model';
import type { LegionView, UnitView } from '@sortie/legion/view';
import { useMemo, useState } from 'react';
import type { Layer } from '../../../table/layer.ts';
import { useLayer } from '../../../table/layers.tsx';
import type { AskProps, Seen } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { type HeldAnswer, useHeldAnswer } from '../../../table/use-held-answer.ts';
import { type Formation, formationNow } from '../formation/formation.ts';
import { cohesionMark, heldUnit, nearestMarks } from '../formation/held-unit.ts';
import {
  firstMove,
  formationAfter,
  freedomOf,
  isPivot,
  isToolMove,
  ledTo,
  type Moved,
  movesAmong,
  withOther,
  withTool,
} from './held-move.ts';
import { type LaidTool, type Mover, toolInHand } from './tool.ts';

type Props = AskProps<LegionView> & { readonly region: MoveRegion; readonly unit: UnitView };

/** A move in the hand: the tool, the leader at its end, and everybody else around the leader. */
export function useMove({ seen, decision, referee, region, unit }: Props) {
  const { busy, send } = useAnswer(referee, decision);
  const suggestions = decision.answers.kind === 'region' ? decision.answers.suggestions : [];
  const moves = useMemo(() => movesAmong(suggestions), [suggestions]);
  const types = region.types.filter((type) => moves.some((move) => move.type === type));
  const [count, setCount] = useState(0);
  const first = firstMove(moves, types[0] ?? region.types[0]!);
  const answer = useHeldAnswer(referee, decision, (first ?? { decline: true }) as unknown as Plain);
  const move = answer.held as unknown as Moved;
  const { from, maxSpeed } = region;
  const mover: Mover = { table: seen.table, unit, type: move.type, from, maxSpeed };

  const hold = (next: Moved, letGo: boolean) => answer.hold(next as unknown as Plain, letGo);
  const bend = (tool: LaidTool, letGo: boolean) => {
    if (isToolMove(move)) hold(withTool(mover, move, tool), letGo);
  };
  const commit = () => {
    if (answer.sent !== undefined) send(answer.sent);
  };
  const choose = (type: MoveType) => {
    const next = firstMove(moves, type);
    if (next) hold(next, true);
  };
  const suggest = () => {
    const own = moves.filter(({ type }) => type === move.type);
    const next = own[count % Math.max(1, own.length)];
    setCount(count + 1);
    if (next) hold(next, true);
  };

  const { spot, sent } = answer;
  const key = JSON.stringify([answer.held, sent, spot.standing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when what is held or what is said of it changes.
  const layer = useMemo(
    () => (first ? layerOf({ seen, mover, move, moves, answer, hold, bend, commit }) : undefined),
    [key, busy, seen.version, seen.language],
  );
  useLayer(layer);
  const now: Formation = formationNow(unit) ?? { leader: region.from, others: [] };
  const formation = first ? formationAfter(mover, now, move) : now;
  return { move, mover, formation, types, spot, sent, busy, bend, choose, suggest, commit, send };
}

interface HeldMove {
  readonly seen: Seen<LegionView>;
  readonly mover: Mover;
  readonly move: Moved;
  readonly moves: readonly Moved[];
  readonly answer: HeldAnswer;
  readonly hold: (next: Moved, letGo: boolean) => void;
  readonly bend: (tool: LaidTool, letGo: boolean) => void;
  readonly commit: () => void;
}

/** The unit where the move leads, and where it would be put down instead. */
function layerOf({ seen, mover, move, moves, answer, hold, bend, commit }: HeldMove): Layer {
  const { table, unit } = mover;
  const { spot, sent } = answer;
  const now: Formation = formationNow(unit) ?? { leader: mover.from, others: [] };
  const formation = formationAfter(mover, now, move);
  const nearest = spot.standing === 'illegal' ? (sent as unknown as Moved | undefined) : undefined;
  const end = nearest && formationAfter(mover, now, nearest);
  const follow = (miniature: string, pose: Pose, letGo: boolean) =>
    hold(withOther(mover, now, move, miniature, pose), letGo);
  return {
    marks: [...cohesionMark(mover, formation), ...nearestMarks(unit, end)],
    ghost: heldUnit({
      seen,
      table,
      unit,
      formation,
      standing: spot.standing,
      freedom: freedomOf(mover, now, move, moves),
      onLead: (wanted, letGo) => hold(ledTo(mover, move, wanted, moves), letGo),
      ...(isPivot(move) ? {} : { onFollow: follow }),
      onPut: commit,
      ...(isToolMove(move) ? { tool: toolInHand(mover, move, bend) } : {}),
    }),
  };
}
