import type { PlayedGame } from '../../games/load-game.tsx';
import { refusalSentence } from '../../table/refusal-sentence.ts';
import type { Trouble } from './referee-line.ts';
import { useWords } from './text/words.ts';
import './trouble-note.css';

interface TroubleNoteProps {
  readonly trouble: Trouble | null;
  readonly game: PlayedGame;
  readonly onRule: (rule: string) => void;
}

/** Why the last answer was not taken. */
export function TroubleNote({ trouble, game, onRule }: TroubleNoteProps) {
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
