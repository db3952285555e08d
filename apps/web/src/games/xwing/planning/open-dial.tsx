import type { Refusal } from '@sortie/kernel';
import type { Maneuver } from '@sortie/xwing/catalogue';
import type { XwingView } from '@sortie/xwing/view';
import { useState } from 'react';
import { keep, readKept } from '../../../app/kept.ts';
import { PracticeWarnings } from '../../../table/practice/practice-warnings.tsx';
import { useForesight } from '../../../table/practice/with-practice.tsx';
import { SpotLine } from '../../../table/spot-line.tsx';
import { anySeen, type RefereeLine, type SeenProps } from '../../../table/table-game.ts';
import { maneuverName } from '../maneuver-name.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { useCase } from '../why/use-case.ts';
import type { OpenDial as Dial } from './dials.ts';
import { ManeuverGrid } from './maneuver-grid.tsx';
import { RoundDial } from './round-dial.tsx';

type View = 'round' | 'grid';

const views: readonly View[] = ['round', 'grid'];

interface Props extends SeenProps<XwingView> {
  readonly dial: Dial;
  readonly referee: RefereeLine;
  /** Called after a maneuver was set; a tap in the table of maneuvers is meant to go on to the next ship. */
  readonly onSet: (goesOn: boolean) => void;
}

/** One dial, round or as a table, and what is set on it. */
export function OpenDial({ seen, dial, referee, onSet }: Props) {
  const say = useWords();
  const names = namesFor(seen);
  const caseOf = useCase(seen);
  const [view, setView] = useState<View>(() => readKept<View>('xwing.dial', 'round', isView));
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  const { ship, decision, chosen } = dial;
  const [pointed, setPointed] = useState<Maneuver | undefined>(undefined);
  const foreseen = pointed ?? chosen;
  const warnings = useForesight(decision, foreseen && answerOf(foreseen));
  const show = (next: View) => {
    setView(next);
    keep('xwing.dial', next);
  };
  const choose = (maneuver: Maneuver) => {
    setRefusal(undefined);
    void referee.answer(decision, answerOf(maneuver));
    // A dial that is spun may be spun further; a finger cannot point, so it sees where its choice leads.
    onSet(view === 'grid' && !chosen && (warnings === null || canPoint()));
  };
  const askWhy = (maneuver: Maneuver) => void referee.whyNot(decision, answerOf(maneuver)).then(setRefusal);
  const nameOf = (maneuver: Maneuver) => maneuverName(maneuver, ship.id, names, seen.language);
  const label = say('dialOf', { ship: names.ship(ship.id) });
  const redWarning = ship.tokens.stress > 0 ? say('stressedRed') : undefined;
  const shown = { label, redWarning, nameOf, onChoose: choose, chosen };
  const { maneuvers, offered } = dial;
  return (
    <>
      <div className="planning-ask-head">
        <h3>{label}</h3>
        <fieldset className="planning-ask-views" aria-label={say('dialView')}>
          {views.map((each) => (
            <button key={each} type="button" aria-pressed={view === each} onClick={() => show(each)}>
              {say(each === 'round' ? 'roundDial' : 'gridDial')}
            </button>
          ))}
        </fieldset>
      </div>
      {warnings && <PracticeWarnings warnings={warnings} isChosen={foreseen !== undefined} />}
      {view === 'round' ? (
        <RoundDial key={ship.id} {...shown} maneuvers={maneuvers} offered={offered} />
      ) : (
        <ManeuverGrid
          {...shown}
          maneuvers={maneuvers}
          offered={offered}
          onPoint={setPointed}
          onWhy={askWhy}
        />
      )}
      {refusal && (
        <SpotLine text={anySeen(seen).text} spot={{ standing: 'illegal', refusal }} caseOf={caseOf} />
      )}
      <p className="planning-ask-now" aria-live="polite">
        {chosen ? say('isSet', { maneuver: nameOf(chosen) }) : say('dialUnset')}
      </p>
    </>
  );
}

function answerOf({ speed, bearing }: Maneuver) {
  return { speed, bearing };
}

function canPoint(): boolean {
  return window.matchMedia('(hover: hover)').matches;
}

function isView(value: unknown): boolean {
  return views.some((view) => view === value);
}
