import { card } from '../card-words.ts';

/** Deployment cards that say nothing but where the zones lie. lg.setup.deploy.zones-from-card */
export const zonesAlone = [
  card('battle-lines', {}),
  card('the-long-march', {}),
  card('major-offensive', {}),
] as const;
