export { type Foreseen, foreseeFlight } from './foresee-flight.ts';
