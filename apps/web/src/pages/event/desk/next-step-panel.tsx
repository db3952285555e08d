import { useEvent } from '../parts/event-context.ts';
import { useEventTexts } from '../parts/event-texts.ts';
import { MissingList } from './missing-list.tsx';
import { NextStepButton } from './next-step-button.tsx';
import { useWords } from './text/words.ts';
import './next-step-panel.css';

/** What the organiser does next, with the button for it, and what is missing. */
export function NextStepPanel() {
  const say = useWords();
  const { words } = useEventTexts();
  const { desk } = useEvent().view;
  if (!desk) return null;
  return (
    <section className="next-step" aria-labelledby="next-step" data-next={desk.next}>
      <div className="next-step-what">
        <p className="soft" id="next-step">
          {say('next')}
        </p>
        <h2>{words.nextSteps[desk.next]}</h2>
        {desk.next === 'collectLists' && <p className="soft">{say('listsHow')}</p>}
      </div>
      <NextStepButton step={desk.next} />
      <MissingList />
    </section>
  );
}
