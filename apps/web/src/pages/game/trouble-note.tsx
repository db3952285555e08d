import type { PlayedGame } from '../../games/load-game.tsx';
import { refusalSentence } from '../../table/refusal-sentence.ts';
import type { Seen } from '../../table/table-game.ts';
import { Case } from '../../table/why-not.tsx';
import type { Trouble } from './referee-line.ts';
import { useWords } from './text/words.ts';
import './trouble-note.css';

interface TroubleNoteProps {
  readonly trouble: Trouble | null;
  readonly game: PlayedGame;
  readonly seen: Seen;
  readonly onRule: (rule: string) => void;
}

/** Why the last answer was not taken. */
export function TroubleNote({ trouble, game, seen, onRule }: TroubleNoteProps) {
  const say = useWords();
  return (
    <div role="alert">
      {trouble && (
        <p className="trouble-note">
          {trouble.kind === 'offline' && say('offline')}
          {trouble.kind === 'unknown' && say('doubtful')}
          {trouble.kind === 'problem' && say('problem', { message: trouble.message })}
          {trouble.kind === 'refusal' && (
            <>
              <Case told={game.caseOf(trouble.refusal, seen)} />
              {refusalSentence(trouble.refusal, game.text)}{' '}
              {!trouble.refusal.rule.startsWith('table.') && (
                <button
                  type="button"
                  className="trouble-note-rule"
                  onClick={() => onRule(trouble.refusal.rule)}
                >
                  {say('whichRule')}
                </button>
              )}
            </>
          )}
        </p>
      )}
    </div>
  );
}
