import type { Talent } from '../model/model.ts';
import type { Flight, FlightWisp } from './flight.ts';

function leader(...talents: readonly Talent[]): FlightWisp {
  return { talents, isFollower: false };
}

function follower(...talents: readonly Talent[]): FlightWisp {
  return { talents, isFollower: true };
}

export interface FlightPreset {
  readonly id: string;
  readonly points: number;
  readonly flight: Flight;
}

/** Flights ready to play, the two usual opponents first. */
export const presets: readonly FlightPreset[] = [
  {
    id: 'lanterns',
    points: 12,
    flight: { folk: 'fen', wisps: [leader('hex'), follower('lens'), leader('ember')] },
  },
  {
    id: 'watch',
    points: 12,
    flight: { folk: 'moor', wisps: [leader('vigil'), leader('grudge'), leader('lens')] },
  },
  { id: 'sparks', points: 8, flight: { folk: 'fen', wisps: [leader('ember'), leader('lens')] } },
  { id: 'embers', points: 8, flight: { folk: 'moor', wisps: [leader('vigil'), leader('ember')] } },
];
