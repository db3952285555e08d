import type { CreateEvent } from '@sortie/tournaments/wire';
import { type FormEvent, useState } from 'react';
import { goTo } from '../../app/router.ts';
import { createEvent } from '../../live/event-lobby.ts';
import { keepVisit } from '../../live/kept-events.ts';

/** Makes an event, keeps its organiser's token and goes to its desk. */
export function useNewEvent(): {
  readonly isBusy: boolean;
  readonly problem: unknown;
  readonly make: (event: FormEvent, wanted: CreateEvent) => Promise<void>;
} {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const make = async (event: FormEvent, wanted: CreateEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const { id, token } = await createEvent(wanted);
      const { name, date = '' } = wanted.settings;
      keepVisit({ id, name, date, role: 'organiser', token });
      goTo(`/event/${encodeURIComponent(id)}?as=organiser`);
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return { isBusy, problem, make };
}
