import type { LiveView } from '@sortie/protocol';
import { useEffect, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { SeatLine } from '../../live/use-live-games.ts';

/** Is no longer asked where nothing that could be used would change anything, for the whole game. */
const PASS = { kind: 'passWindows', when: 'idle', scope: 'game' } as const;
const ASK = { kind: 'askAgain' } as const;

/** Keeps the standing pass of every seat of this device as the reader's settings want it. */
export function useStandingPass(people: readonly SeatLine[]): void {
  const { passesAlone } = useSettings();
  const asked = useRef(new Map<string, boolean>());
  // After every rendering: a command that got lost must be given again although nothing else has changed.
  useEffect(() => {
    for (const { seat, line, live } of people) {
      const view = live.update?.view;
      if (!view || view.outcome || live.connection !== 'here') continue;
      if (hasPass(view) === passesAlone) asked.current.delete(seat);
      else if (asked.current.get(seat) !== passesAlone) {
        asked.current.set(seat, passesAlone);
        void line.ask('command', { from: seat, command: passesAlone ? PASS : ASK }).then(({ kind }) => {
          if (kind === 'error') asked.current.delete(seat);
        });
      }
    }
  });
}

function hasPass({ passes }: LiveView): boolean {
  return passes.some(({ window, when, until }) => window === null && when === 'idle' && until === null);
}
