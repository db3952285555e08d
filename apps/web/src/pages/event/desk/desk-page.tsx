import { Suspense } from 'react';
import { lazyPart } from '../../../app/lazy-part.ts';
import type { PageProps } from '../../../app/page.ts';
import { Waiting } from '../../../app/waiting.tsx';
import { FrontDesk } from './front-desk.tsx';
import { NextStepPanel } from './next-step-panel.tsx';
import './desk.css';

/** Everything but the front comes when it is first opened. */
const sections = {
  players: lazyPart(async () => (await import('./players/players-section.tsx')).PlayersSection),
  settings: lazyPart(async () => (await import('./settings/settings-section.tsx')).SettingsSection),
  judges: lazyPart(async () => (await import('./people/people-section.tsx')).PeopleSection),
  rounds: lazyPart(async () => (await import('./results/rounds-section.tsx')).RoundsSection),
  log: lazyPart(async () => (await import('./files/log-section.tsx')).LogSection),
  files: lazyPart(async () => (await import('./files/files-section.tsx')).FilesSection),
} as const;

/** The organiser's desk: what comes next is always above, whatever is open below. */
export function DeskPage({ parts }: PageProps) {
  const [, name = ''] = parts;
  const Section = Object.hasOwn(sections, name) ? sections[name as keyof typeof sections] : FrontDesk;
  return (
    <div className="desk">
      <NextStepPanel />
      <Suspense fallback={<Waiting />}>
        <Section key={name} />
      </Suspense>
    </div>
  );
}
