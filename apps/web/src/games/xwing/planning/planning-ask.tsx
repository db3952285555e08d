import type { XwingView } from '@sortie/xwing/view';
import { useSettings } from '../../../app/settings.ts';
import { ReadyFoot, ReadyWaiting, usePlanning } from '../../../table/planning.tsx';
import { PracticeSwitch } from '../../../table/practice/practice-switch.tsx';
import { useIsPractice } from '../../../table/practice/with-practice.tsx';
import type { AskProps } from '../../../table/table-game.ts';
import { TimerBar } from '../../../table/timer-bar.tsx';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { DialNotes } from './dial-notes.tsx';
import { DialShips } from './dial-ships.tsx';
import { nextWithoutDial, openDials } from './dials.ts';
import { OpenDial } from './open-dial.tsx';
import './planning-ask.css';

/** All dials of a seat at once, each changed as often as one likes until everybody is ready. */
export function PlanningAsk(props: AskProps<XwingView>) {
  const { seen, referee } = props;
  const say = useWords();
  const isPractice = useIsPractice();
  const { practice } = useSettings();
  const names = namesFor(seen);
  const dials = openDials(seen);
  const { open, left, busy, show, canClose, closeWith } = usePlanning(props, dials, {
    isSet: ({ chosen }) => chosen !== undefined,
    closing: 'endPlanning',
    labelOf: ({ ship }) => say('dialOf', { ship: names.ship(ship.id) }),
  });
  if (!open) {
    return (
      <ReadyWaiting className="planning-ask" say={say} busy={busy} onBack={() => closeWith(false)}>
        {seen.timer && <TimerBar timer={seen.timer} />}
      </ReadyWaiting>
    );
  }
  const { id } = open.ship;
  return (
    <div className="planning-ask">
      {seen.timer && <TimerBar timer={seen.timer} />}
      <DialShips seen={seen} dials={dials} shown={id} onShow={show} />
      <OpenDial
        seen={seen}
        dial={open}
        referee={referee}
        onSet={(goesOn) => show(goesOn ? nextWithoutDial(dials, id) : id)}
      />
      {isPractice && <PracticeSwitch />}
      <DialNotes isStressed={open.ship.tokens.stress > 0} isShown={isPractice && practice} />
      <ReadyFoot
        className="planning-ask-foot"
        say={say}
        left={left}
        canClose={canClose}
        onReady={() => closeWith(true)}
      >
        {left > 0 ? say('dialsLeft', { count: left }) : say('allSet')}
      </ReadyFoot>
    </div>
  );
}
