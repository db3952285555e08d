import { Link } from '../../app/link.tsx';
import type { PageProps } from '../../app/page.ts';
import { Waiting } from '../../app/waiting.tsx';
import { useSite } from '../../games/site.ts';
import { LessonTable } from './lesson-table.tsx';
import { useWords } from './text/words.ts';
import { useTutorial } from './use-tutorial.ts';

/** A game is learned here by playing it: `/learn/<game>`, or `/learn` for the first game that has a tutorial. */
export function TutorialPage({ parts }: PageProps) {
  const { kits } = useSite().games;
  const name = parts[0] ?? kits.find(({ tutorial }) => tutorial)?.name ?? '';
  return <Tutorial key={name} name={name} />;
}

function Tutorial({ name }: { readonly name: string }) {
  const say = useWords();
  const { state, again } = useTutorial(name);
  switch (state.kind) {
    case 'waiting':
      return <Waiting />;
    case 'here':
      return <LessonTable {...state} />;
    case 'missing':
    case 'failed':
      return (
        <div className="panel">
          <h1>{say(state.kind)}</h1>
          <p className="row">
            {state.kind === 'failed' && (
              <button type="button" className="primary" onClick={again}>
                {say('tryAgain')}
              </button>
            )}
            <Link className="button" href="/">
              {say('home')}
            </Link>
          </p>
        </div>
      );
  }
}
