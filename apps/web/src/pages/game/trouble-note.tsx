import { useLanguage } from '../../app/settings.ts';
import type { TableGame } from '../../games/table-game.ts';
import type { Trouble } from './hand-of.ts';
import { useWords } from './text/words.ts';
import './trouble-note.css';

interface TroubleNoteProps {
  readonly trouble: Trouble | null;
  readonly game: TableGame;
  readonly onRule: (rule: string) => void;
}

/** Why the last answer was not taken. */
export function TroubleNote({ trouble, game, onRule }: TroubleNoteProps) {
  const say = useWords();
  const language = useLanguage();
  return (
    <div role="alert">
      {trouble && (
        <p className="trouble-note">
          {trouble.kind === 'offline' && say('offline')}
          {trouble.kind === 'problem' && say('problem', { message: trouble.message })}
          {trouble.kind === 'refusal' && (
            <>
              {game.reason(trouble.refusal, language)}{' '}
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
