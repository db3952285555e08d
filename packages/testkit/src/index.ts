export { shows } from './shows.ts';
