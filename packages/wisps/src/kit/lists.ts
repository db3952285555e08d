import type { Plain } from '@sortie/kernel';
import {
  type Flight,
  flightCost,
  folks,
  judgeFlight,
  looksLikeFlight,
  presets,
  readFlight,
} from '../lists/index.ts';
import { usualOptions, type WispOptions } from '../setup/options.ts';

/** Flights as lists of a game. */
export const wispsLists = {
  presets: presets.map(({ id, points, flight }) => ({ id, points, list: flight })),
  firstGame: ['sparks', 'embers'],
  kinds: folks,
  kindOf: ({ folk }: Flight) => folk,
  blank(kind: string): Flight {
    const folk = folks.find((each) => each === kind);
    if (folk === undefined) throw new Error(`there is no folk ${kind}`);
    return { folk, wisps: [] };
  },
  isBlank: ({ wisps }: Flight) => wisps.length === 0,
  recognises: looksLikeFlight,
  read: readFlight,
  write: (flight: Flight) => flight as unknown as Plain,
  cost: flightCost,
  nameOf: ({ name }: Flight) => name?.trim() || undefined,
  summary: ({ wisps }: Flight) => wisps.map(({ talents }) => talents.join(' + ') || '·').join(', '),
  judge(flight: Flight, options: Readonly<Record<string, Plain>>) {
    const { points }: WispOptions = { ...usualOptions, ...(options as Partial<WispOptions>) };
    return judgeFlight(flight, points).map((rule) => ({ rule }));
  },
} as const;
