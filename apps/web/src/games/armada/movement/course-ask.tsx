import type { CourseRegion } from '@sortie/armada/model';
import type { ForeseenCourse } from '@sortie/armada/practice';
import { texts } from '@sortie/armada/text';
import type { ArmadaView, ShipView } from '@sortie/armada/view';
import { type KeyboardEvent, useState } from 'react';
import { PracticeSwitch } from '../../../table/practice/practice-switch.tsx';
import { PracticeWarnings } from '../../../table/practice/practice-warnings.tsx';
import { useForesight, useIsPractice } from '../../../table/practice/with-practice.tsx';
import { SpotLine } from '../../../table/spot-line.tsx';
import { type AskProps, anySeen, type Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import type { ArmadaSay } from '../text/armada-say.ts';
import { useWords } from '../text/words.ts';
import './course-ask.css';
import { useCase } from '../why/use-case.ts';
import { type HeldCourse, useCourse } from './use-course.ts';

/** The manoeuvre tool: bent by hand on the table, by buttons, or by keys. */
export function CourseAsk(props: AskProps<ArmadaView>) {
  const { answers } = props.decision;
  const region = answers.kind === 'region' ? (answers.region as unknown as CourseRegion) : undefined;
  const ship = props.seen.table.ships.find(({ id }) => id === region?.ship);
  return region && ship ? <BentTool {...props} region={region} ship={ship} /> : null;
}

interface BentToolProps extends AskProps<ArmadaView> {
  readonly region: CourseRegion;
  readonly ship: ShipView;
}

function BentTool({ region, ship, ...props }: BentToolProps) {
  const say = useWords();
  const { seen } = props;
  const { held, spot, busy } = useCourse(props, ship, region);
  const { course, preview, lay } = held;
  const isPractice = useIsPractice();
  const caseOf = useCase(seen);
  const fire = useForesight(props.decision, { clicks: course.clicks, side: course.side });
  return (
    <div className="ar-course">
      <p className="ar-course-speed">
        {say('courseSpeed', { speed: region.speed })}
        {region.extraYaw > 0 && ` · ${say('extraYaw', { count: region.extraYaw })}`}
      </p>
      <Joints held={held} />
      <fieldset className="ar-course-side">
        <legend>{say('toolSide')}</legend>
        {(['left', 'right'] as const).map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={course.side === side}
            data-side-of-tool={side}
            onClick={() => lay(side)}
          >
            {say(side === 'left' ? 'toolLeft' : 'toolRight')}
          </button>
        ))}
      </fieldset>
      <Consequences seen={seen} preview={preview} speed={region.speed} />
      {isPractice && <PracticeSwitch />}
      {fire && fire.length > 0 && <PracticeWarnings warnings={fire} isChosen />}
      <SpotLine spot={spot} text={anySeen(seen).text} caseOf={caseOf} />
      <button
        type="button"
        className="primary"
        aria-disabled={busy || spot.standing === 'illegal' || undefined}
        data-commit="course"
        onClick={held.commit}
      >
        {say('fly')}
      </button>
      <p className="ar-course-hint soft">{say('courseHint')}</p>
    </div>
  );
}

/** Every joint with its clicks; arrow keys choose a joint and click it. */
function Joints({ held }: { readonly held: HeldCourse }) {
  const say = useWords();
  const { course, most, bend } = held;
  const [chosen, setChosen] = useState(0);
  const click = (joint: number, by: number) => {
    setChosen(joint);
    const to = (course.clicks[joint] ?? 0) + by;
    if (Math.abs(to) > (most[joint] ?? 0)) return;
    bend(course.clicks.with(joint, to));
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const last = course.clicks.length - 1;
    if (event.key === 'ArrowUp') setChosen(Math.min(last, chosen + 1));
    else if (event.key === 'ArrowDown') setChosen(Math.max(0, chosen - 1));
    else if (event.key === 'ArrowLeft') click(chosen, -1);
    else if (event.key === 'ArrowRight') click(chosen, 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <fieldset className="ar-course-joints" aria-label={say('joints')} onKeyDown={press}>
      {course.clicks.map((clicks, joint) => (
        <JointRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a joint is known by its place
          key={joint}
          joint={joint}
          clicks={clicks}
          most={most[joint] ?? 0}
          isChosen={joint === chosen}
          onClick={(by) => click(joint, by)}
        />
      ))}
    </fieldset>
  );
}

interface JointRowProps {
  readonly joint: number;
  readonly clicks: number;
  readonly most: number;
  readonly isChosen: boolean;
  readonly onClick: (by: number) => void;
}

function JointRow({ joint, clicks, most, isChosen, onClick }: JointRowProps) {
  const say = useWords();
  const number = joint + 1;
  return (
    <div className="ar-course-joint" data-joint-row={joint} data-chosen={isChosen}>
      <span className="ar-course-number" aria-hidden="true">
        {number}
      </span>
      <button
        type="button"
        aria-label={say('bendLeft', { joint: number })}
        disabled={clicks <= -most}
        onClick={() => onClick(-1)}
      >
        ↰
      </button>
      <output
        className="ar-course-clicks"
        aria-label={say('jointClicks', { joint: number, clicks: clickWords(clicks, say) })}
      >
        {clickWords(clicks, say)}
      </output>
      <button
        type="button"
        aria-label={say('bendRight', { joint: number })}
        disabled={clicks >= most}
        onClick={() => onClick(1)}
      >
        ↱
      </button>
    </div>
  );
}

function clickWords(clicks: number, say: ArmadaSay): string {
  if (clicks === 0) return say('straight');
  return say(clicks < 0 ? 'clicksLeft' : 'clicksRight', { count: Math.abs(clicks) });
}

interface ConsequencesProps {
  readonly seen: Seen<ArmadaView>;
  readonly preview: ForeseenCourse;
  readonly speed: number;
}

/** What the ship would run into, said before it is flown. */
function Consequences({ seen, preview, speed }: ConsequencesProps) {
  const say = useWords();
  const list = new Intl.ListFormat(seen.language);
  const names = namesFor(seen);
  const unitNames = (ids: readonly string[]) => list.format(ids.map((id) => names.unit(id)));
  const { wording } = texts(seen.language);
  const { ships, squadrons, obstacles, reached, leaves } = preview;
  const told = [
    ...(ships.length > 0 ? [say('wouldCollide', { ships: unitNames(ships), speed: reached })] : []),
    ...(squadrons.length > 0 ? [say('wouldDisplace', { squadrons: unitNames(squadrons) })] : []),
    ...(obstacles.length > 0
      ? [say('wouldOverlap', { obstacles: list.format(obstacles.map((id) => wording.source(id, names))) })]
      : []),
    ...(leaves ? [say('wouldLeave')] : []),
  ];
  return (
    <ul className="ar-course-consequences" aria-live="polite" data-reached={reached}>
      {told.length === 0 ? <li data-clear="">{say('wayIsClear', { speed })}</li> : null}
      {told.map((sentence) => (
        <li key={sentence} data-warning="">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
