import { type Refusal, rulesOf } from '@sortie/kernel';
import { WithLayers } from '../../../table/layers.tsx';
import { refusalSentence } from '../../../table/refusal-sentence.ts';
import type { Opened } from '../film/opened.ts';
import { useWords } from '../text/words.ts';
import { problemWords } from './problem-words.ts';
import { Theatre } from './theatre.tsx';
import { useFilm } from './use-film.ts';

/** Plays the game once more in the page, then shows it. */
export function Screening({ opened }: { readonly opened: Opened }) {
  const say = useWords();
  const making = useFilm(opened.replay);
  const reason = (refusal: Refusal) =>
    making.kind === 'refused' ? refusalSentence(refusal, making.game.text) : refusal.rule;
  switch (making.kind) {
    case 'ready':
      return (
        <WithLayers>
          <Theatre opened={opened} film={making.film} game={making.game} />
        </WithLayers>
      );
    case 'refused':
      return (
        <Problem text={say('problem_refused', { reason: reason(making.refusal) })} title={opened.title} />
      );
    case 'failed':
      return (
        <Problem
          text={problemWords(say, making.problem, {
            game: opened.replay.opening.game,
            rules: rulesOf(opened.replay.opening),
            message: making.message,
          })}
          title={opened.title}
        />
      );
    case 'making':
      return (
        <div className="replay-making" role="status">
          <h1>{opened.title || say('replayTitle')}</h1>
          <p>{say('making')}</p>
          <progress
            aria-label={say('making')}
            max={opened.replay.journal.length || 1}
            value={making.entries}
          />
        </div>
      );
  }
}

function Problem({ text, title }: { readonly text: string; readonly title: string }) {
  const say = useWords();
  return (
    <>
      <h1>{title || say('replayTitle')}</h1>
      <p className="panel replay-problem" role="alert">
        {text}
      </p>
    </>
  );
}
