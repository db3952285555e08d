import { useEvent } from '../parts/event-context.ts';
import { ClockPanel } from './clock/clock-panel.tsx';
import { DraftBoard } from './draft/draft-board.tsx';
import { KeepLink } from './people/keep-link.tsx';
import { RoundBoard } from './results/round-board.tsx';
import { SetupOverview } from './setup-overview.tsx';
import { useWords } from './text/words.ts';
import { Winners } from './winners.tsx';

/** What the event is busy with: its set-up, a draft, the round under way, or nothing. */
export function FrontDesk() {
  const say = useWords();
  const { phase, draft, rounds } = useEvent().view;
  if (phase === 'setup') {
    return (
      <>
        <KeepLink />
        <SetupOverview />
      </>
    );
  }
  const last = rounds.at(-1);
  const isUnderWay = last?.status === 'published';
  const isPlayed = last?.pairings.some(({ result }) => result === null);
  return (
    <>
      <Winners />
      {draft && <DraftBoard draft={draft} />}
      {!draft && isUnderWay && isPlayed && <ClockPanel round={last} />}
      {!draft && last && <RoundBoard round={last} />}
      {!draft && !last && <p>{say('noRoundYet')}</p>}
      <KeepLink />
    </>
  );
}
