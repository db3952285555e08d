import { useEffect, useRef } from 'react';
import type { TableGame } from '../../games/table-game.ts';
import { changeKeptGame, type KeptGame } from '../../live/kept-seats.ts';
import type { SeatLine } from '../../live/use-live-games.ts';

/** Answers the questions of set-up as the game suggests, through the same answers that people give. */
export function useQuickSetUp(game: TableGame, { id, quick }: KeptGame, people: readonly SeatLine[]): void {
  const answered = useRef(new Set<string>());
  useEffect(() => {
    if (quick !== true) return;
    for (const { seat, line, live } of people) {
      const view = live.update?.view;
      const decision = view?.decisions.find(({ settled }) => !settled);
      if (!view || !decision || live.connection !== 'here') continue;
      const answer = game.setUpAnswer?.(decision, view.table);
      if (answer === undefined) {
        changeKeptGame(id, { quick: false });
        return;
      }
      const key = `${seat} ${decision.id} ${decision.version}`;
      if (answered.current.has(key)) continue;
      answered.current.add(key);
      const { id: asked, version } = decision;
      void line.ask('answer', { seat, decision: asked, version, answer }).then((reply) => {
        // Somebody must look at it themselves, unless the line broke or the question has passed.
        if (reply.kind === 'refused' && reply.rule !== 'table.stale-answer')
          changeKeptGame(id, { quick: false });
      });
    }
  }, [game, id, quick, people]);
}
