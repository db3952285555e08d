import { card } from '../../card-words.ts';

export const hotshotBlaster = card('illicit:hotshotblaster', { weapon: { turret: true, discards: true } });
