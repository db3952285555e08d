import { useEffect, useRef, useState } from 'react';
import type { PlayedGame } from '../../games/load-game.tsx';
import { changeKeptGame, type KeptGame } from '../../live/kept-seats.ts';
import type { SeatLine } from '../../live/use-live-games.ts';
import { troubleOf } from './referee-line.ts';

/** Milliseconds before an answer that got lost on the way is given again. */
const PAUSE = 1000;

/** Answers the questions of set-up as the game suggests, through the same answers that people give. */
export function useQuickSetUp(game: PlayedGame, { id, quick }: KeptGame, people: readonly SeatLine[]): void {
  const answered = useRef(new Set<string>());
  const [, setAttempt] = useState(0);
  // After every rendering: an answer that got lost must be given again although nothing else has changed.
  useEffect(() => {
    if (quick !== true) return;
    for (const { seat, line, live } of people) {
      const view = live.update?.view;
      const decision = view?.decisions.find(({ settled }) => !settled);
      if (!view || !decision || live.connection !== 'here') continue;
      const answer = game.setUpAnswer(decision, view.table);
      if (answer === undefined) {
        changeKeptGame(id, { quick: false });
        return;
      }
      const key = `${seat} ${decision.id} ${decision.version}`;
      if (answered.current.has(key)) continue;
      answered.current.add(key);
      const { id: asked, version } = decision;
      void line.ask('answer', { seat, decision: asked, version, answer }).then((reply) => {
        if (reply.kind === 'result') return;
        // After a refusal the rest of set-up is left to the player.
        if (troubleOf(reply)?.kind === 'refusal') changeKeptGame(id, { quick: false });
        else {
          setTimeout(() => {
            answered.current.delete(key);
            setAttempt((attempt) => attempt + 1);
          }, PAUSE);
        }
      });
    }
  });
}
