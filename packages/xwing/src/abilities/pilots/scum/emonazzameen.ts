import { card } from '../../card-words.ts';

export const emonazzameen = card('scum:firespray31:emonazzameen', {
  dropWays: () => ['turnLeft3', 'straight3', 'turnRight3'],
});
