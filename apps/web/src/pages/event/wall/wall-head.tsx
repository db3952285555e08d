import { Elapsed } from '../hall/round-head.tsx';
import { useRoundName } from '../hall/round-name.ts';
import { latestRound, roundUnderWay, settledCount } from '../hall/rounds.ts';
import { useEvent } from '../parts/event-context.ts';
import { useWords } from './text/words.ts';

/** Which event, which round, which scenario. */
export function WallHead() {
  const say = useWords();
  const nameOf = useRoundName();
  const { view } = useEvent();
  const latest = latestRound(view);
  const round = roundUnderWay(view);
  const isOver = view.phase === 'over';
  return (
    <header className="wall-head">
      <h1>{latest && !isOver ? nameOf(latest) : view.settings.name}</h1>
      <p>
        {latest && !isOver && <span>{view.settings.name}</span>}
        {round?.scenario && <span>{round.scenario}</span>}
        {round && <span>{say('resultsIn', { done: settledCount(round), all: round.pairings.length })}</span>}
        {round && <Elapsed round={round} />}
        {isOver && <span>{say('isOver')}</span>}
      </p>
    </header>
  );
}
