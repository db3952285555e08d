import { on } from './card-words.ts';

/** As the Activation phase starts the card may be turned to its other side. xw.later.dual.flip */
export const flipsAtActivation = on('startOfActivation', {
  optional: true,
  applies: () => true,
  resolve: ({ self, key }) => [{ kind: 'flipUpgrade', ship: self, key }],
});
