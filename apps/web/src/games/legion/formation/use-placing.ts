import type { Pose } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import { unitCard } from '@sortie/legion/catalogue';
import { isNotched } from '@sortie/legion/measuring';
import type { LegionView, UnitView } from '@sortie/legion/view';
import type { Mark } from '@sortie/scene';
import { useMemo } from 'react';
import type { Layer } from '../../../table/layer.ts';
import { useLayer } from '../../../table/layers.tsx';
import type { AskProps, Seen } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { type HeldAnswer, useHeldAnswer } from '../../../table/use-held-answer.ts';
import { carriedTo, type Formation, standOver, withOneAt } from './formation.ts';
import { cohesionMark, heldUnit, nearestMarks } from './held-unit.ts';

/** How the answers to a question put a unit down. */
export interface PlacingTerms {
  readonly first: Plain;
  /** The unit that an answer places, and where; undefined for an answer that places nobody. */
  readonly read: (answer: Plain) => { readonly unit: UnitView; readonly formation: Formation } | undefined;
  readonly write: (unit: UnitView, formation: Formation) => Plain;
  /** The leader stays where it is, and the others are placed around it. */
  readonly isLeaderFixed: boolean;
  readonly marks: readonly Mark[];
}

/** A whole unit, or part of one, in the hand until it is put down. */
export function usePlacing({ seen, decision, referee }: AskProps<LegionView>, terms: PlacingTerms) {
  const { busy, send } = useAnswer(referee, decision);
  const answer = useHeldAnswer(referee, decision, terms.first);
  const { spot, sent, held, hold } = answer;
  const put = () => {
    if (sent !== undefined) send(sent);
  };
  const key = JSON.stringify([held, sent, spot.standing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when what is held or what is said of it changes.
  const layer = useMemo(
    () => layerOf({ seen, terms, answer, put }),
    [key, busy, seen.version, seen.language],
  );
  useLayer(layer);
  return { held, placed: terms.read(held), spot, sent, busy, hold, put, send };
}

interface Held {
  readonly seen: Seen<LegionView>;
  readonly terms: PlacingTerms;
  readonly answer: HeldAnswer;
  readonly put: () => void;
}

function layerOf({ seen, terms, answer, put }: Held): Layer {
  const { held, hold, spot, sent } = answer;
  const placed = terms.read(held);
  if (!placed) return { marks: terms.marks };
  const { unit, formation } = placed;
  const standing = { table: seen.table, unit };
  const nearest = spot.standing === 'illegal' && sent !== undefined ? terms.read(sent) : undefined;
  const bring = (next: Formation, letGo: boolean) => hold(terms.write(unit, next), letGo);
  const turns = isNotched(unitCard(unit.card).base);
  return {
    marks: [...terms.marks, ...cohesionMark(standing, formation), ...nearestMarks(unit, nearest?.formation)],
    ghost: heldUnit({
      ...standing,
      seen,
      formation,
      standing: spot.standing,
      freedom: terms.isLeaderFixed ? { kind: 'none' } : { kind: 'free', turns },
      onLead: (pose: Pose, letGo) =>
        bring(carriedTo(standing, formation, standOver(standing, pose, pose.heading)), letGo),
      onFollow: (miniature, pose, letGo) => bring(withOneAt(standing, formation, miniature, pose), letGo),
      onPut: put,
    }),
  };
}
