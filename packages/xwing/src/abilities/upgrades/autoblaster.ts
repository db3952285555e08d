import { card } from '../card-rules.ts';
import { firesThis } from '../fires-this.ts';

export const autoblaster = card('cannon:autoblaster', { weapon: {}, hitsResistDice: firesThis });
