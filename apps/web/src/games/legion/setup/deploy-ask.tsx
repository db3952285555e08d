import type { Plain } from '@sortie/kernel';
import type { DeployAnswer, ZoneRegion } from '@sortie/legion/model';
import { briefName } from '@sortie/legion/scene';
import type { LegionView, UnitView } from '@sortie/legion/view';
import type { Mark } from '@sortie/scene';
import { useMemo, useState } from 'react';
import { isPass, Pass } from '../../../table/asking/pass.tsx';
import { capital } from '../../../table/capital.ts';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import { SpotLine } from '../../../table/spot-line.tsx';
import { subjectOf } from '../../../table/subject-of.ts';
import { type AskProps, anySeen } from '../../../table/table-game.ts';
import { formationOf, placementsOf } from '../formation/formation.ts';
import { Measured } from '../formation/measured.tsx';
import '../formation/placing.css';
import { usePlacing } from '../formation/use-placing.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { shapesOf, unitOf } from '../units.ts';

type Placed = Extract<DeployAnswer, { readonly placements: unknown }>;
type Aboard = Extract<DeployAnswer, { readonly aboard: unknown }>;

const NOBODY: Plain = { unit: '', placements: [] };

/** Whole units are taken from a tray, held over the zone, and put down. */
export function DeployAsk(props: AskProps<LegionView>) {
  const say = useWords();
  const { seen, decision } = props;
  const { table } = seen;
  const { answers } = decision;
  const suggestions = answers.kind === 'region' ? answers.suggestions : [];
  const { placed, aboard, decline } = useMemo(() => sorted(suggestions), [suggestions]);
  const [count, setCount] = useState(0);
  const held = usePlacing(props, {
    first: (placed[0] as unknown as Plain | undefined) ?? NOBODY,
    read: (answer) => readDeployed(table, answer),
    write: (unit, formation) =>
      ({ unit: unit.id, placements: placementsOf(unit, formation) }) as unknown as Plain,
    isLeaderFixed: false,
    marks: answers.kind === 'region' ? zoneMarks(answers.region as unknown as ZoneRegion) : [],
  });
  const { spot, sent, busy, hold, put, send } = held;
  const unitHeld = (held.held as { readonly unit?: string }).unit ?? '';
  const take = (unit: string, number: number) => {
    const own = placed.filter((each) => each.unit === unit);
    const next = own[number % Math.max(1, own.length)];
    setCount(number);
    if (next) hold(next as unknown as Plain, true);
  };
  const units = [...new Set(placed.map(({ unit }) => unit))].flatMap((id) => unitOf(table, id) ?? []);
  return (
    <div className="lg-placing">
      <UnitTray units={units} held={unitHeld} seen={seen} onTake={(unit) => take(unit, 0)} />
      <AboardChoices answers={aboard} busy={busy} onChoose={send} {...props} />
      <SpotLine spot={spot} text={anySeen(seen).text} />
      <div className="lg-placing-doing">
        <button
          type="button"
          className="primary"
          aria-disabled={busy || sent === undefined || undefined}
          data-commit="deploy"
          onClick={put}
        >
          {say(spot.standing === 'illegal' && sent !== undefined ? 'placeNearest' : 'placeHere')}
        </button>
        <button type="button" onClick={() => take(unitHeld, count + 1)}>
          {say('suggestPlace')}
        </button>
        {decline !== undefined && (
          <Pass
            answer={decline}
            label={capital(anySeen(seen).text.answer(decision, decline, subjectOf(anySeen(seen))))}
            busy={busy}
            onAnswer={send}
          />
        )}
      </div>
      {held.placed && <Measured seen={seen} {...held.placed} />}
      <p className="lg-placing-hint soft">{say('deployHint')}</p>
    </div>
  );
}

function sorted(suggestions: readonly Plain[]) {
  const answers = suggestions as unknown as readonly DeployAnswer[];
  return {
    placed: answers.filter((each): each is Placed => 'placements' in each),
    aboard: answers.filter((each): each is Aboard => 'aboard' in each),
    decline: suggestions.find(isPass),
  };
}

function readDeployed(table: LegionView, answer: Plain) {
  const { unit: id, placements } = answer as unknown as Placed;
  const unit = unitOf(table, id);
  const formation = unit && formationOf(unit, placements);
  return unit && formation ? { unit, formation } : undefined;
}

/** Where units may be put down now. lg.setup.deploy.zones-from-card */
function zoneMarks({ zones }: ZoneRegion): readonly Mark[] {
  return zones.map((points, place) => ({ kind: 'area', id: `deploy ${place}`, role: 'zone', points }));
}

interface AboardProps extends Pick<AskProps<LegionView>, 'seen' | 'decision'> {
  readonly answers: readonly Aboard[];
  readonly busy: boolean;
  readonly onChoose: (answer: Plain) => void;
}

/** A unit may begin inside a vehicle that stands there already. */
function AboardChoices({ answers, busy, onChoose, seen, decision }: AboardProps) {
  const say = useWords();
  if (answers.length === 0) return null;
  return (
    <fieldset>
      <legend>{say('deployAboard')}</legend>
      {(answers as unknown as readonly Plain[]).map((answer) => (
        <button
          key={JSON.stringify(answer)}
          type="button"
          className="lg-placing-unit"
          disabled={busy}
          data-answer={JSON.stringify(answer)}
          onClick={() => onChoose(answer)}
        >
          {capital(anySeen(seen).text.answer(decision, answer, subjectOf(anySeen(seen))))}
        </button>
      ))}
    </fieldset>
  );
}

interface UnitTrayProps {
  readonly units: readonly UnitView[];
  readonly held: string;
  readonly seen: AskProps<LegionView>['seen'];
  readonly onTake: (unit: string) => void;
}

function UnitTray({ units, held, seen, onTake }: UnitTrayProps) {
  const say = useWords();
  const names = namesFor(seen);
  return (
    <fieldset className="lg-placing-units">
      <legend>{say('unitsToDeploy')}</legend>
      {units.map((unit) => (
        <button
          key={unit.id}
          type="button"
          className="lg-placing-unit"
          aria-pressed={unit.id === held}
          data-place={unit.id}
          onClick={() => onTake(unit.id)}
        >
          <PieceFigure shapes={shapesOf(unit)} side={unit.side} size={28} />
          {briefName(names.unit(unit.id))}
        </button>
      ))}
    </fieldset>
  );
}
