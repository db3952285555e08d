import type { XwingView } from '@sortie/xwing/view';
import { useMemo, useState } from 'react';
import { useSettings } from '../../../app/settings.ts';
import { useAskStep } from '../../../table/asking/asking.tsx';
import { useLayer } from '../../../table/layers.tsx';
import { PracticeSwitch } from '../../../table/practice/practice-switch.tsx';
import { useIsPractice } from '../../../table/practice/with-practice.tsx';
import type { AskProps, Seen } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { DialNotes } from './dial-notes.tsx';
import { DialShips } from './dial-ships.tsx';
import { type OpenDial as Dial, nextWithoutDial, openDials } from './dials.ts';
import { OpenDial } from './open-dial.tsx';
import './planning-ask.css';

/** All dials of a seat at once, each changed as often as one likes until everybody is ready. */
export function PlanningAsk({ seen, decision, referee }: AskProps<XwingView>) {
  const say = useWords();
  const isPractice = useIsPractice();
  const { practice } = useSettings();
  const dials = openDials(seen);
  const [wanted, setWanted] = useState<string | undefined>(undefined);
  const open =
    dials.find(({ ship }) => ship.id === wanted) ?? dials.find(({ chosen }) => !chosen) ?? dials[0];
  const closing = seen.decisions.find(({ kind }) => kind === 'endPlanning');
  const left = dials.filter(({ chosen }) => !chosen).length;
  useAskStep(open?.ship.id);
  useDialPicks(seen, dials, open?.ship.id, setWanted);
  const { busy, send } = useAnswer(referee, closing ?? decision);
  const close = (ready: boolean) => send({ ready });

  if (!open) {
    return (
      <div className="planning-ask">
        <p role="status">{say('readyWaiting')}</p>
        <button type="button" disabled={busy} onClick={() => close(false)}>
          {say('notReady')}
        </button>
      </div>
    );
  }
  const { id } = open.ship;
  return (
    <div className="planning-ask">
      <DialShips seen={seen} dials={dials} shown={id} onShow={setWanted} />
      <OpenDial
        seen={seen}
        dial={open}
        referee={referee}
        onSet={(goesOn) => setWanted(goesOn ? nextWithoutDial(dials, id) : id)}
      />
      {isPractice && <PracticeSwitch />}
      <DialNotes isStressed={open.ship.tokens.stress > 0} isShown={isPractice && practice} />
      <div className="planning-ask-foot" data-left={left}>
        <p>{left > 0 ? say('dialsLeft', { count: left }) : say('allSet')}</p>
        <button
          type="button"
          className="primary"
          disabled={busy || left > 0 || !closing}
          onClick={() => close(true)}
        >
          {say('ready')}
        </button>
      </div>
    </div>
  );
}

/** Ships on the table are picked to show their dials. */
function useDialPicks(
  seen: Seen<XwingView>,
  dials: readonly Dial[],
  shown: string | undefined,
  onPick: (ship: string) => void,
): void {
  const say = useWords();
  const names = namesFor(seen);
  const ids = dials.map(({ ship }) => ship.id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when another dial is shown.
  const layer = useMemo(
    () => ({
      picks: dials.map(({ ship }) => ({
        piece: ship.id,
        label: say('dialOf', { ship: names.ship(ship.id) }),
        chosen: ship.id === shown,
      })),
      onPick,
    }),
    [ids, shown, seen.language],
  );
  useLayer(layer);
}
