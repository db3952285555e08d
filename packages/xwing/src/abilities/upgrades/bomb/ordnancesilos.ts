import { card } from '../../card-words.ts';

/** It lies in a bomb's place and is none. */
export const ordnanceSilos = card('bomb:ordnancesilos', {
  equips: ({ slot }, isOwn) => (isOwn && slot === 'bomb' ? 3 : 0),
});
