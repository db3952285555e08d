import { useEffect, useRef } from 'react';
import { changeKeptGame } from '../../live/kept-seats.ts';
import type { SeatLine } from '../../live/use-live-games.ts';
import { isSettingUp, suggestedAnswer } from './quick-set-up.ts';

/** Answers the questions of set-up as the referee suggests, through the same answers that people give. */
export function useQuickSetUp(game: string, people: readonly SeatLine[], isWanted: boolean): void {
  const answered = useRef(new Set<string>());
  useEffect(() => {
    if (!isWanted) return;
    for (const { seat, line, live } of people) {
      const view = live.update?.view;
      if (!view || live.connection !== 'here') continue;
      if (!isSettingUp(view.table)) {
        changeKeptGame(game, { quick: false });
        return;
      }
      const decision = view.decisions.find(({ settled }) => !settled);
      const answer = decision && suggestedAnswer(decision);
      const key = `${seat} ${decision?.id} ${decision?.version}`;
      if (!decision || answer === undefined || answered.current.has(key)) continue;
      answered.current.add(key);
      const { id, version } = decision;
      void line.ask('answer', { seat, decision: id, version, answer }).then((reply) => {
        // Somebody must look at it themselves, unless the line broke or the question has passed.
        if (reply.kind === 'refused' && reply.rule !== 'table.stale-answer')
          changeKeptGame(game, { quick: false });
      });
    }
  }, [game, people, isWanted]);
}
