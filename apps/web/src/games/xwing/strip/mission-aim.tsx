import { texts } from '@sortie/xwing/text';
import { objectives, type XwingView } from '@sortie/xwing/view';
import { RuleLink } from '../../../rules/rule-link.tsx';
import type { SeenProps } from '../../../table/table-game.ts';
import '../../../table/strip/strip-aim.css';

/** The mission that is played; opened, what it is about and how each side wins it. */
export function MissionAim({ seen }: SeenProps<XwingView>) {
  const { mission } = seen.table.options;
  if (mission === null) return null;
  const { values, notes } = texts(seen.language).setupWords;
  return (
    <details className="strip-aim" data-mission={mission}>
      <summary>{values[mission]}</summary>
      <div className="strip-aim-words">
        <p>{notes[mission]}</p>
        <ul>
          {objectives[mission]?.map((rule) => (
            <li key={rule}>
              <RuleLink inNewTab rule={rule} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
