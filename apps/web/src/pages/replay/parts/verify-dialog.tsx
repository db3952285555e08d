import { type DiceTrust, isRefusal } from '@sortie/kernel';
import { useEffect, useState } from 'react';
import type { PlayedGame } from '../../../games/load-game.tsx';
import { useSite } from '../../../games/site.ts';
import { seenDice } from '../../../live/kept-seats.ts';
import { refusalSentence } from '../../../table/refusal-sentence.ts';
import type { Opened } from '../film/opened.ts';
import { type Checked, type Standing, standingOf, trustIn } from '../film/verdict.ts';
import { verifyBeside } from '../film/verify-beside.ts';
import { useWords } from '../text/words.ts';
import { ReplayDialog } from './replay-dialog.tsx';
import './verify-dialog.css';

interface Props {
  readonly opened: Opened;
  readonly game: PlayedGame;
  readonly onClose: () => void;
}

const signs: Readonly<Record<Standing, string>> = {
  good: 'M4 12.5L10 18L20 6',
  unknown: 'M8 8.5A4 4 0 1 1 12 12.5V15M12 18.5V19.5',
  bad: 'M5 5L19 19M19 5L5 19',
};

/** Whether the dice were fair and the file tells what happened. */
export function VerifyDialog({ opened, game, onClose }: Props) {
  const say = useWords();
  const { startVerifier } = useSite();
  const [result, setResult] = useState<Checked | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    const { replay } = opened;
    // A file of a game that was played here is known by what was promised for it.
    const seen = opened.seen ?? seenDice(replay.fairness?.commitment ?? '');
    verifyBeside(startVerifier, game.kit, { replay, seen }).then(
      (found) => {
        if (!isGone) setResult(found);
      },
      () => {
        if (!isGone) setResult('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [startVerifier, game.kit, opened]);
  return (
    <ReplayDialog title={say('verifyTitle')} onClose={onClose}>
      <div aria-live="polite" aria-busy={result === null}>
        {result === null && (
          <p>
            <progress className="verify-progress" aria-label={say('verifying')} /> {say('verifying')}
          </p>
        )}
        {result === 'failed' && <p role="alert">{say('problem_unreadable')}</p>}
        {result !== null && result !== 'failed' && <Findings found={result} game={game} />}
      </div>
      <div className="replay-dialog-foot">
        <button type="button" className="primary" onClick={onClose}>
          {say('close')}
        </button>
      </div>
    </ReplayDialog>
  );
}

const verdicts = {
  fair: 'verdictFair',
  unseen: 'verdictUnseen',
  scripted: 'verdictScripted',
  'known-start': 'verdictKnown',
  'seeds-missing': 'verdictMissing',
  unpromised: 'verdictSame',
  'not-as-seen': 'verdictOther',
  broken: 'verdictBad',
} as const satisfies Readonly<Record<DiceTrust, string>>;

function Findings({ found, game }: { readonly found: Checked; readonly game: PlayedGame }) {
  const say = useWords();
  const { again } = found;
  const trust = trustIn(found);
  const reason = (rule: string) => refusalSentence({ kind: 'refused', rule, about: null }, game.text);
  return (
    <>
      <p className="verify-verdict" data-trust={trust} data-standing={standingOf(trust)}>
        {say(verdicts[trust])}
      </p>
      <ul className="verify-list">
        <DiceFinding found={found} game={game} />
        {again.kind === 'verified' && (
          <>
            <Finding standing="good" title={say('rolls')} why={say('rollsWhy', { count: again.entries })} />
            <Finding
              standing="good"
              title={say('marks')}
              why={say('marksWhy', { count: again.milestones })}
            />
          </>
        )}
        {again.kind === 'differs' && (
          <Finding
            standing="bad"
            title={say('differs')}
            why={say(`differs_${again.at}`, {
              entry: again.entries + 1,
              reason: reason(typeof again.found === 'string' ? again.found : ''),
            })}
          />
        )}
        {isRefusal(again) && (
          <Finding standing="bad" title={say('differs')} why={refusalSentence(again, game.text)} />
        )}
      </ul>
    </>
  );
}

/** What is to be said of the dice alone. */
function DiceFinding({ found, game }: { readonly found: Checked; readonly game: PlayedGame }) {
  const say = useWords();
  const { trust, fault } = found.dice;
  const standing = standingOf(trust);
  if (fault === null) {
    return trust === 'fair' ? (
      <Finding standing={standing} title={say('promise')} why={say('promiseWhy')} />
    ) : (
      <Finding standing={standing} title={say('promiseUnseen')} why={say('promiseUnseenWhy')} />
    );
  }
  const title =
    standing === 'bad' ? 'promiseBroken' : trust === 'unpromised' ? 'promiseNone' : 'promiseShort';
  return <Finding standing={standing} title={say(title)} why={refusalSentence(fault, game.text)} />;
}

interface FindingProps {
  readonly standing: Standing;
  readonly title: string;
  readonly why: string;
}

function Finding({ standing, title, why }: FindingProps) {
  return (
    <li className="verify-finding" data-standing={standing}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[standing]} />
      </svg>
      <div>
        <strong>{title}</strong>
        <p>{why}</p>
      </div>
    </li>
  );
}
