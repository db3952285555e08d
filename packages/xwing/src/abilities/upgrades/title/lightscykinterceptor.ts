import { card } from '../../card-words.ts';
import { isBank } from '../../is-bank.ts';

export const lightScykInterceptor = card('title:lightscykinterceptor', {
  dealtFaceup: () => true,
  sets: { difficulty: ({ maneuver }) => (isBank(maneuver) ? 'green' : undefined) },
});
