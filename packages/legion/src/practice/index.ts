export { type ForeseenSight, foreseeSight } from './foresee-stand.ts';
