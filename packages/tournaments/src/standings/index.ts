/** Who stands where, and how every figure came about. Figures are exact; decimals are for reading. */
export { type FinalPlace, finalPlaces } from './final-places.ts';
export { type PlayedEvent, type RoundRecord, recordsOf } from './records.ts';
export { type Figure, type Standing, standingsOf } from './standings.ts';
export { type FigureWorking, type OpponentShare, type Working, workingOf } from './working.ts';
