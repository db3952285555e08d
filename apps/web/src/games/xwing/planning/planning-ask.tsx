import type { Refusal } from '@sortie/kernel';
import type { Maneuver } from '@sortie/xwing/catalogue';
import { shipShapes } from '@sortie/xwing/scene';
import type { XwingView } from '@sortie/xwing/view';
import { useMemo, useState } from 'react';
import { keep, readKept } from '../../../app/kept.ts';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { useLayer } from '../../../table/layers.tsx';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import { SpotLine } from '../../../table/spot-line.tsx';
import { type AskProps, anySeen } from '../../../table/table-game.ts';
import { maneuverName } from '../maneuver-name.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { nextUnset, openDials } from './dials.ts';
import { ManeuverGrid } from './maneuver-grid.tsx';
import './planning-ask.css';
import { RoundDial } from './round-dial.tsx';

type View = 'round' | 'grid';

const isView = (value: unknown): boolean => value === 'round' || value === 'grid';

/** All dials of a seat at once, each changed as often as one likes until everybody is ready. */
export function PlanningAsk({ seen, decision, referee }: AskProps<XwingView>) {
  const say = useWords();
  const names = namesFor(seen);
  const dials = openDials(seen);
  const [wanted, setWanted] = useState<string | undefined>(undefined);
  const [view, setView] = useState<View>(() => readKept<View>('xwing.dial', 'round', isView));
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  const open =
    dials.find(({ ship }) => ship.id === wanted) ?? dials.find(({ chosen }) => !chosen) ?? dials[0];
  const closing = seen.decisions.find(({ kind }) => kind === 'endPlanning');
  const left = dials.filter(({ chosen }) => !chosen).length;

  const ids = dials.map(({ ship }) => ship.id).join(' ');
  const shownId = open?.ship.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when another dial is shown.
  const layer = useMemo(
    () => ({
      picks: dials.map(({ ship }) => ({
        piece: ship.id,
        label: say('dialOf', { ship: names.ship(ship.id) }),
        chosen: ship.id === shownId,
      })),
      onPick: setWanted,
    }),
    [ids, shownId, seen.language],
  );
  useLayer(layer);

  const show = (next: View) => {
    setView(next);
    keep('xwing.dial', next);
  };
  const choose = (maneuver: Maneuver) => {
    if (!open) return;
    setRefusal(undefined);
    const { speed, bearing } = maneuver;
    void referee.answer(open.decision, { speed, bearing });
    // From the table one goes on to the next ship at a tap; a dial that is spun may be spun further.
    setWanted(view === 'grid' && !open.chosen ? nextUnset(dials, open.ship.id) : open.ship.id);
  };
  const askWhy = (maneuver: Maneuver) => {
    if (!open) return;
    const { speed, bearing } = maneuver;
    void referee.whyNot(open.decision, { speed, bearing }).then(setRefusal);
  };
  const close = (ready: boolean) => {
    if (closing) void referee.answer(closing, { ready });
  };

  if (!open) {
    return (
      <div className="planning-ask">
        <p role="status">{say('readyWaiting')}</p>
        <button type="button" onClick={() => void referee.answer(closing ?? decision, { ready: false })}>
          {say('notReady')}
        </button>
      </div>
    );
  }

  const label = say('dialOf', { ship: names.ship(open.ship.id) });
  const nameOf = (maneuver: Maneuver) => maneuverName(maneuver, open.ship.id, names, seen.language);
  const isStressed = open.ship.tokens.stress > 0;
  const redWarning = isStressed ? say('stressedRed') : undefined;
  return (
    <div className="planning-ask">
      <fieldset className="planning-ask-ships">
        <legend>{say('dialShips')}</legend>
        {dials.map(({ ship, chosen }) => (
          <button
            key={ship.id}
            type="button"
            className="planning-ask-ship"
            aria-pressed={ship.id === open.ship.id}
            data-set={chosen !== undefined}
            data-dial={ship.id}
            onClick={() => setWanted(ship.id)}
          >
            <PieceFigure shapes={shipShapes(ship)} side={ship.side} size={28} />
            <span>{names.ship(ship.id)}</span>
            <span className="planning-ask-state">
              {chosen ? maneuverName(chosen, ship.id, names, seen.language) : say('dialUnset')}
              {ship.tokens.stress > 0 && ` · ${say('stressed')}`}
            </span>
          </button>
        ))}
      </fieldset>
      <div className="planning-ask-head">
        <h3>{label}</h3>
        <fieldset className="planning-ask-views" aria-label={say('dialView')}>
          {(['round', 'grid'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={view === each} onClick={() => show(each)}>
              {say(each === 'round' ? 'roundDial' : 'gridDial')}
            </button>
          ))}
        </fieldset>
      </div>
      {redWarning && (
        <p className="planning-ask-warning">
          {redWarning} <RuleLink inNewTab rule="xw.stress.red-revealed-opponent-picks" />
        </p>
      )}
      {view === 'round' ? (
        <RoundDial
          key={open.ship.id}
          label={label}
          maneuvers={open.maneuvers}
          offered={open.offered}
          chosen={open.chosen}
          redWarning={redWarning}
          nameOf={nameOf}
          onChoose={choose}
        />
      ) : (
        <ManeuverGrid
          label={label}
          maneuvers={open.maneuvers}
          offered={open.offered}
          chosen={open.chosen}
          redWarning={redWarning}
          nameOf={nameOf}
          onChoose={choose}
          onWhy={askWhy}
        />
      )}
      {refusal && <SpotLine text={anySeen(seen).text} spot={{ standing: 'illegal', refusal }} />}
      <p className="planning-ask-now" aria-live="polite">
        {open.chosen ? say('isSet', { maneuver: nameOf(open.chosen) }) : say('dialUnset')}
      </p>
      <p className="planning-ask-hint">
        {say('noPreview')} <RuleLink inNewTab rule="xw.planning.no-template-testing" />
      </p>
      <div className="planning-ask-foot" data-left={left}>
        <p>{left > 0 ? say('dialsLeft', { count: left }) : say('allSet')}</p>
        <button type="button" className="primary" disabled={left > 0 || !closing} onClick={() => close(true)}>
          {say('ready')}
        </button>
      </div>
    </div>
  );
}
