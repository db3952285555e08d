import { card } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';

export const autoblaster = card('cannon:autoblaster', { weapon: {}, hitsResistDice: firesThis });
