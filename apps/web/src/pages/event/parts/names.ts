import type { JudgeId, PlayerId } from '@sortie/tournaments/model';
import type { EventView } from '@sortie/tournaments/view';
import { useMemo } from 'react';
import { useEvent } from './event-context.ts';

/** What people of an event are called. */
export interface EventNames {
  readonly player: (id: PlayerId) => string;
  readonly judge: (id: JudgeId) => string;
  /** The two of a pairing, in their order. */
  readonly two: (players: readonly [PlayerId, PlayerId]) => readonly [string, string];
}

export function namesOf({ players, judges }: Pick<EventView, 'players' | 'judges'>): EventNames {
  const byPlayer = new Map(players.map(({ id, name }) => [id, name]));
  const byJudge = new Map(judges.map(({ id, name }) => [id, name]));
  // Somebody who is gone from the event is still called something.
  const player = (id: PlayerId) => byPlayer.get(id) ?? id;
  return {
    player,
    judge: (id) => byJudge.get(id) ?? id,
    two: ([one, other]) => [player(one), player(other)],
  };
}

export function useNames(): EventNames {
  const { players, judges } = useEvent().view;
  return useMemo(() => namesOf({ players, judges }), [players, judges]);
}
