import type { SeenRound } from '@sortie/tournaments/view';
import type { ReactNode } from 'react';
import { useEvent } from '../parts/event-context.ts';
import { useNow } from '../parts/use-now.ts';
import { elapsedMinutes } from './elapsed.ts';
import { useRoundName } from './round-name.ts';
import { settledCount } from './rounds.ts';
import { useWords } from './text/words.ts';
import './hall.css';

const SELDOM = 5000;

interface RoundHeadProps {
  readonly round: SeenRound;
  readonly children?: ReactNode;
}

/** Which round it is, its scenario, how far it has come. */
export function RoundHead({ round, children }: RoundHeadProps) {
  const say = useWords();
  const nameOf = useRoundName();
  const { pairings, scenario, clock, status } = round;
  const { phase } = useEvent().view;
  const done = settledCount(round);
  const isOpen = phase === 'running' && status === 'published' && done < pairings.length;
  return (
    <div className="round-head">
      <h2>{nameOf(round)}</h2>
      <p className="round-head-facts">
        {scenario !== null && <span>{say('scenarioIs', { scenario })}</span>}
        <span role="status">{say('resultsIn', { done, all: pairings.length })}</span>
        {isOpen && <Elapsed round={round} />}
        {isOpen && clock.isPaused && <span>{say('clockStands')}</span>}
      </p>
      {isOpen && clock.isUp && (
        <p className="hall-alarm" role="alert">
          {say('timeIsUp')}
        </p>
      )}
      {children}
    </div>
  );
}

/** Only where the organiser shows it. */
export function Elapsed({ round }: { readonly round: SeenRound }) {
  const say = useWords();
  const minutes = elapsedMinutes(round.clock, useNow(SELDOM));
  return minutes === null ? null : <span>{say('elapsed', { count: minutes })}</span>;
}
