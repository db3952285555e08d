import { unreachable } from '@sortie/kernel';
import type { JudgeDeed } from '@sortie/protocol';
import { useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { JudgeActs, RequestAnswers } from './judge-acts.tsx';
import type { JudgedBarProps } from './order-as.ts';
import { PlayerActs } from './player-acts.tsx';
import { useWords } from './text/words.ts';
import './judged-bar.css';

/** A game that is part of an event: which table it is, what the judge does, and how to reach the judge. */
export function JudgedBar(props: JudgedBarProps) {
  const { update, judged, judge } = props;
  const say = useWords();
  const { name, round, table, address } = judged.occasion;
  const isPlayed = update.status === 'playing' && !judged.isClosed;
  return (
    <section className="judged-bar" aria-label={say('table', { name })} data-judged>
      <p className="judged-bar-place">
        <strong>{name}</strong> <span>{say('place', { round, table })}</span>
      </p>
      <div className="judged-bar-acts">
        {isPlayed && judge && <JudgeActs {...props} judge={judge} />}
        {isPlayed && <PlayerActs {...props} />}
        <Link className="button" href={address}>
          {say('toEvent')}
        </Link>
      </div>
      <JudgedNotes {...props} />
    </section>
  );
}

/** What holds the game up, and what the judge did last. */
function JudgedNotes(props: JudgedBarProps) {
  const { game, update, judged, people, judge, nameOf } = props;
  const say = useWords();
  const isOver = update.status === 'over';
  const step = (question: string) => game.stepName(question) ?? say('anAnswer');
  const { paused, isClosed, timeIsUp, requests } = judged;
  return (
    <div className="judged-notes" aria-live="polite">
      {judged.isClosed && <p className="judged-note judged-note-stop">{say('closed')}</p>}
      {paused && !isClosed && !isOver && (
        <p className="judged-note judged-note-stop" data-paused>
          {say('paused', { name: paused.by })}
        </p>
      )}
      {timeIsUp && !isClosed && !isOver && (
        <p className="judged-note judged-note-time" data-time-up>
          {say('timeUp')}
        </p>
      )}
      {!isClosed &&
        !isOver &&
        requests.map(({ seat, question }) => (
          <div className="judged-note" key={seat} data-request={seat}>
            <span>
              {people.some((each) => each.seat === seat)
                ? say('askedByMe', { step: step(question) })
                : say('asked', { name: nameOf(seat), step: step(question) })}
            </span>
            {judge && <RequestAnswers judge={judge} seat={seat} />}
          </div>
        ))}
      <LastDeed deed={lastToTell(judged.deeds)} step={step} nameOf={nameOf} />
    </div>
  );
}

const SEEN_OTHERWISE: ReadonlySet<JudgeDeed['kind']> = new Set(['paused', 'wentOn', 'closed']);

/** Of what a judge did, what cannot be seen otherwise. */
function lastToTell(deeds: readonly JudgeDeed[]): JudgeDeed | undefined {
  return deeds.findLast(({ kind }) => !SEEN_OTHERWISE.has(kind));
}

interface LastDeedProps {
  readonly deed: JudgeDeed | undefined;
  readonly step: (question: string) => string;
  readonly nameOf: (seat: string) => string;
}

function LastDeed({ deed, step, nameOf }: LastDeedProps) {
  const say = useWords();
  const [read, setRead] = useState(0);
  if (!deed || deed.number <= read) return null;
  return (
    <div className="judged-note judged-note-deed" data-deed={deed.kind}>
      <span>{deedSentence(deed, say, { step, nameOf })}</span>
      <button type="button" onClick={() => setRead(deed.number)}>
        {say('understood')}
      </button>
    </div>
  );
}

function deedSentence(
  deed: JudgeDeed,
  say: ReturnType<typeof useWords>,
  { step, nameOf }: Pick<LastDeedProps, 'step' | 'nameOf'>,
): string {
  const { by } = deed;
  if (!('seat' in deed)) return say('deedTime', { by });
  const about = { by, name: nameOf(deed.seat), step: step(deed.question) };
  switch (deed.kind) {
    case 'rewound':
      return deed.round > 0
        ? say('deedRewound', { ...about, round: deed.round })
        : say('deedRewoundSetUp', about);
    case 'granted':
      return say('deedGranted', about);
    case 'refused':
      return say('deedRefused', about);
    default:
      return unreachable(deed);
  }
}
