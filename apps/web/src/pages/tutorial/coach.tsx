import type { Tutorial } from '@sortie/games';
import type { Ref } from 'react';
import type { PlayedGame } from '../../games/load-game.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import type { Lesson, LessonNow } from './lesson.ts';
import { LessonEnd } from './lesson-end.tsx';
import { useWords } from './text/words.ts';
import { useStepFocus } from './use-step-focus.ts';
import './coach.css';

interface CoachProps {
  readonly ref: Ref<HTMLElement>;
  readonly game: PlayedGame;
  readonly tutorial: Tutorial;
  readonly lesson: Lesson;
  readonly now: LessonNow;
  /** What the step brought is still being played. */
  readonly isWatching: boolean;
  readonly onRule: (rule: string) => void;
}

/** Says what to do, beside the table and never upon it. */
export function Coach({ ref, game, tutorial, lesson, now, isWatching, onRule }: CoachProps) {
  const say = useWords();
  const { step, number, astray } = now;
  const count = tutorial.steps.length;
  const { title, text, instead } = tutorial.words.steps[step.id]!;
  const onward = useStepFocus(step.id, isWatching);
  return (
    <section className="coach" ref={ref} aria-label={say('coach')} data-step={step.id}>
      <div className="coach-said">
        <div aria-live="polite">
          <h2>{title}</h2>
          <p className="coach-text">{text}</p>
          {astray > 0 && instead !== undefined && (
            <p className="coach-instead" key={astray} data-instead>
              {instead}
            </p>
          )}
        </div>
        <p className="coach-rules">
          {step.rules.map((rule) => (
            <RuleLink key={rule} rule={rule} onRule={onRule} />
          ))}
        </p>
      </div>
      <div className="coach-steps">
        <p className="coach-progress">
          {say('progress', { number, count })}
          <progress value={number} max={count} aria-label={say('progressOf')} />
        </p>
        <p className="coach-buttons">
          <button type="button" disabled={number === 1} onClick={() => lesson.back()}>
            {say('back')}
          </button>
          {isWatching ? (
            <span className="coach-watch">{say('watch')}</span>
          ) : step.asks ? (
            <button type="button" onClick={() => lesson.skip()}>
              {say('skip')}
            </button>
          ) : now.isAtEnd ? (
            <LessonEnd ref={onward} game={game} tutorial={tutorial} lesson={lesson} />
          ) : (
            <button type="button" className="primary" ref={onward} onClick={() => lesson.goOn()}>
              {say('next')}
            </button>
          )}
        </p>
      </div>
    </section>
  );
}
