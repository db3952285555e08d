import { card } from '../card-words.ts';

/** One or two trooper units of each player come later. lg.battle-card.rapid-reinforcements.set-aside */
export const rapidReinforcements = card('rapid-reinforcements', { battle: { setsAside: [1, 2] } });
