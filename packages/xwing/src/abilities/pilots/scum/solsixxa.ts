import { card } from '../../card-words.ts';

export const solsixxa = card('scum:scurrgh6bomber:solsixxa', { dropWays: () => ['turnLeft1', 'turnRight1'] });
