import type { Plain, Refusal } from '@sortie/kernel';
import type { Update } from '@sortie/protocol';
import { useState } from 'react';
import { useStore } from '../../app/store.ts';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { Reply } from '../../live/live-game.ts';
import type { SeatLine } from '../../live/use-live-games.ts';
import { refusalSentence } from '../../table/refusal-sentence.ts';
import { GameDialog } from './game-dialog.tsx';
import { troubleOf } from './referee-line.ts';
import { type Given, givenAnswers, noteGivenAgain, noteTakenBack } from './undo/given-answers.ts';
import { useWords } from './undo/text/words.ts';

interface UndoButtonProps {
  readonly people: readonly SeatLine[];
  readonly asker: SeatLine | undefined;
  readonly update: Update;
  readonly game: PlayedGame;
}

const BACK = 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2';
const AGAIN = 'M15 6l5 5-5 5M20 11H10a6 6 0 0 0 0 12h2';

/** Takes back our last answer, or gives it again; when that concerns others, they are asked. */
export function UndoButton({ people, asker, update, game }: UndoButtonProps) {
  const say = useWords();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly at: number; readonly why: Refusal } | null>(null);
  const answers = useStore(givenAnswers);
  const by = asker ?? people.find(({ seat }) => seat === update.redo) ?? people[0];
  if (!by || update.status !== 'playing' || update.judged) return null;
  const last = answers[by.seat]?.given.at(-1);
  const next = answers[by.seat]?.back.at(-1);
  const ask = async (kind: 'undo' | 'redo') => {
    setAsking(false);
    setBusy(true);
    const reply = await by.line.ask(kind, { by: by.seat });
    const trouble = troubleOf(reply);
    setRefusal(trouble?.kind === 'refusal' ? { at: update.version, why: trouble.refusal } : null);
    if (isUndone(reply)) noteTakenBack(by.seat);
    else if (reply.kind === 'result' && kind === 'redo') noteGivenAgain(by.seat);
    setBusy(false);
  };
  const now = update.view ? game.roundOf(update.view.table) : undefined;
  const isFar = isAnotherRound(last, now);
  return (
    <>
      {refusal?.at === update.version && (
        <span className="game-bar-note" role="alert">
          {refusalSentence(refusal.why, game.text)}
        </span>
      )}
      <BarButton
        mark="undo"
        icon={BACK}
        label={say('undo')}
        title={last ? say('undoThis', { step: last.step }) : say('undo')}
        isShut={isBusy || update.undo !== null}
        onPress={() => (isFar ? setAsking(true) : void ask('undo'))}
      />
      {update.redo === by.seat && (
        <BarButton
          mark="redo"
          icon={AGAIN}
          label={say('redo')}
          title={next ? say('redoThis', { step: next.step }) : say('redo')}
          isShut={isBusy}
          onPress={() => void ask('redo')}
        />
      )}
      {isAsking && (
        <GameDialog title={say('sure')} onClose={() => setAsking(false)} closeWord={say('cancel')}>
          <p>{last ? say('sureWhy', { step: last.step }) : say('sureUnknown')}</p>
          <button type="button" className="primary" onClick={() => void ask('undo')}>
            {say('sureYes')}
          </button>
        </GameDialog>
      )}
    </>
  );
}

/** It is taken back at once; where others are asked, that comes later or never. */
function isUndone(reply: Reply): boolean {
  return reply.kind === 'result' && (reply.result as { readonly undo?: Plain }).undo === 'undone';
}

/** What nobody remembers may have been in an earlier round. */
function isAnotherRound(last: Given | undefined, now: number | undefined): boolean {
  if (now === undefined) return false;
  return last ? last.round !== now : now > 0;
}

interface BarButtonProps {
  readonly mark: 'undo' | 'redo';
  readonly icon: string;
  readonly label: string;
  readonly title: string;
  readonly isShut: boolean;
  readonly onPress: () => void;
}

function BarButton({ mark, icon, label, title, isShut, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      className="game-bar-button"
      title={title}
      disabled={isShut}
      data-undo={mark === 'undo' ? true : undefined}
      data-redo={mark === 'redo' ? true : undefined}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} transform="translate(0 -2)" />
      </svg>
      <span>{label}</span>
    </button>
  );
}
