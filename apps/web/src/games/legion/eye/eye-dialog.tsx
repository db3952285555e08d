import type { LegionView } from '@sortie/legion/view';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useModal } from '../../../app/use-modal.ts';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { EyeCanvas } from './eye-canvas.tsx';
import './eye-dialog.css';
import { type Looking, type Step, stepOfKey, stepped, turned } from './looking.ts';
import { enemiesInSight, type FigureOnTable, figuresOn, seenBy } from './seen-by.ts';
import { useWords } from './text/words.ts';

export interface EyeDialogProps {
  readonly seen: Seen<LegionView>;
  /** The miniature that looks first; null for nobody. */
  readonly eye: string | null;
  readonly onClose: () => void;
}

/** What a miniature sees, and the battlefield to be turned round. It decides nothing. */
export function EyeDialog({ seen, eye: first, onClose }: EyeDialogProps) {
  const say = useWords();
  const modal = useModal(onClose);
  const names = namesFor(seen);
  const { table } = seen;
  const figures = useMemo(() => figuresOn(table), [table]);
  const [who, setWho] = useState(first);
  const [isThroughEye, setThroughEye] = useState(first !== null);
  const looker = figures.find(({ figure }) => figure.id === who);
  const [looking, setLooking] = useState<Looking>(() => beginning(looker));
  const inSight = useMemo(() => (looker ? seenBy(table, looker.figure) : null), [table, looker]);
  const title = looker
    ? say('eyeTitle', { miniature: names.miniature(looker.figure.id), unit: names.unit(looker.unit) })
    : say('fieldTitle');
  const choose = (id: string | null) => {
    const next = figures.find(({ figure }) => figure.id === id);
    const isThrough = next !== undefined && isThroughEye;
    setWho(id);
    setThroughEye(isThrough);
    setLooking(beginning(isThrough ? next : undefined));
  };
  const press = (event: KeyboardEvent) => {
    const step = stepOfKey[event.key];
    if (!step || (event.target as Element).closest('select')) return;
    event.preventDefault();
    setLooking(stepped(looking, step));
  };
  return (
    <dialog {...modal} className="lg-eye" aria-label={title} data-eye={who ?? 'nobody'} onKeyDown={press}>
      <header className="lg-eye-head">
        <h2>{title}</h2>
        <button type="button" onClick={onClose}>
          {say('close')}
        </button>
      </header>
      <EyeCanvas
        seen={seen}
        figures={figures}
        watched={{ table, eye: looker?.figure ?? null, seen: inSight, isThroughEye, looking }}
        label={title}
        onDrag={(by, up) => setLooking((before) => turned(before, by, up))}
        onWheel={(step) => setLooking((before) => stepped(before, step))}
      />
      <Controls
        isThroughEye={isThroughEye}
        hasEye={looker !== undefined}
        onStep={(step) => setLooking(stepped(looking, step))}
        onView={(isThrough) => {
          setThroughEye(isThrough);
          setLooking(beginning(isThrough ? looker : undefined));
        }}
      />
      <Lookers seen={seen} figures={figures} who={who} onChoose={choose} />
      {looker && inSight && <InSight seen={seen} figures={figures} looker={looker} inSight={inSight} />}
      <p className="soft lg-eye-hint">{say('hint')}</p>
    </dialog>
  );
}

/** Ahead of the miniature, or from above the near edge. */
function beginning(looker: FigureOnTable | undefined): Looking {
  return looker
    ? { turn: looker.figure.stand.heading, pitch: -4, distance: 1 }
    : { turn: 0, pitch: 42, distance: 1 };
}

interface ControlsProps {
  readonly isThroughEye: boolean;
  readonly hasEye: boolean;
  readonly onStep: (step: Step) => void;
  readonly onView: (isThroughEye: boolean) => void;
}

const STEPS = [
  ['left', 'turnLeft', '⟲'],
  ['right', 'turnRight', '⟳'],
  ['up', 'lookUp', '↑'],
  ['down', 'lookDown', '↓'],
  ['nearer', 'nearer', '+'],
  ['farther', 'farther', '−'],
] as const;

function Controls({ isThroughEye, hasEye, onStep, onView }: ControlsProps) {
  const say = useWords();
  return (
    <div className="lg-eye-controls">
      {hasEye &&
        ([true, false] as const).map((isThrough) => (
          <button
            key={String(isThrough)}
            type="button"
            aria-pressed={isThrough === isThroughEye}
            onClick={() => onView(isThrough)}
          >
            {say(isThrough ? 'eyeView' : 'fieldView')}
          </button>
        ))}
      <span className="lg-eye-steps">
        {STEPS.map(([step, words, sign]) => (
          <button key={step} type="button" aria-label={say(words)} onClick={() => onStep(step)}>
            {sign}
          </button>
        ))}
      </span>
    </div>
  );
}

interface LookersProps {
  readonly seen: Seen<LegionView>;
  readonly figures: readonly FigureOnTable[];
  readonly who: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** Everybody whose eyes can be looked through. */
function Lookers({ seen, figures, who, onChoose }: LookersProps) {
  const say = useWords();
  const names = namesFor(seen);
  const units = [...new Set(figures.map(({ unit }) => unit))];
  return (
    <label className="lg-eye-who">
      {say('whoLooks')}
      <select value={who ?? ''} onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}>
        <option value="">{say('nobodyLooks')}</option>
        {units.map((unit) => (
          <optgroup key={unit} label={names.unit(unit)}>
            {figures
              .filter((each) => each.unit === unit)
              .map(({ figure }) => (
                <option key={figure.id} value={figure.id}>
                  {names.unit(unit)}: {names.miniature(figure.id)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

interface InSightProps {
  readonly seen: Seen<LegionView>;
  readonly figures: readonly FigureOnTable[];
  readonly looker: FigureOnTable;
  readonly inSight: ReadonlySet<string>;
}

/** The same in words: how much of each enemy is seen. */
function InSight({ seen, figures, looker, inSight }: InSightProps) {
  const say = useWords();
  const names = namesFor(seen);
  return (
    <section className="lg-eye-sees" aria-label={say('seesTitle')}>
      <h3>{say('seesTitle')}</h3>
      <ul>
        {enemiesInSight(figures, looker.side, inSight).map(({ unit, seen: count, all }) => (
          <li key={unit} data-seen={count} data-unit={unit}>
            {count === 0
              ? say('seesNobody', { unit: names.unit(unit) })
              : say('sees', { unit: names.unit(unit), seen: count, all })}
          </li>
        ))}
      </ul>
    </section>
  );
}
