import { type Flight, flightCost } from './flight.ts';

/** The rules that a flight breaks in a game of so many points. */
export function judgeFlight(flight: Flight, points: number): readonly string[] {
  const { wisps } = flight;
  return [
    ...(wisps.length === 0 ? ['wi.flight.some'] : []),
    ...(wisps[0]?.isFollower ? ['wi.flight.leader'] : []),
    ...(flightCost(flight) > points ? ['wi.flight.points'] : []),
  ];
}
