export { type Flight, type FlightWisp, type Folk, flightCost, folks, talents } from './flight.ts';
export { judgeFlight } from './judge-flight.ts';
export { presets } from './presets.ts';
export { looksLikeFlight, readFlight } from './read-flight.ts';
