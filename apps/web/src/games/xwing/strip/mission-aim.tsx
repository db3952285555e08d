import { texts } from '@sortie/xwing/text';
import { objectives, type XwingView } from '@sortie/xwing/view';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../app/lazy-part.ts';
import { RuleLink } from '../../../rules/rule-link.tsx';
import type { SeenProps } from '../../../table/table-game.ts';
import type { PictureId } from '../pictures/pictured-rules.ts';
import '../../../rules/picture.css';
import '../../../table/strip/strip-aim.css';

const PictureBoard = lazyPart(async () => (await import('../pictures/picture-board.tsx')).PictureBoard);

const aimPictures = {
  mission1: 'safePassage',
  mission2: 'longWayHome',
  mission3: 'silentListeners',
} as const satisfies Readonly<Record<NonNullable<XwingView['options']['mission']>, PictureId>>;

/** The mission that is played; opened, what it is about and how each side wins it. */
export function MissionAim({ seen }: SeenProps<XwingView>) {
  const { mission } = seen.table.options;
  const [isOpen, setOpen] = useState(false);
  if (mission === null) return null;
  const { values, notes } = texts(seen.language).setupWords;
  return (
    <details
      className="strip-aim"
      data-mission={mission}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{values[mission]}</summary>
      <div className="strip-aim-words">
        <p>{notes[mission]}</p>
        {isOpen && (
          <figure className="picture strip-aim-picture" data-picture={aimPictures[mission]}>
            <Suspense>
              <PictureBoard picture={aimPictures[mission]} />
            </Suspense>
          </figure>
        )}
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
