import { ability } from '../../card-words.ts';

/** The free action may itself be declined. xw.action.may-pass, xw.cards.ability.example-night-beast */
export const nightbeast = ability('imperial:tiefighter:nightbeast', {
  window: 'afterManeuver',
  optional: false,
  applies: ({ self, execution }) => execution.ship === self && execution.difficulty === 'green',
  resolve: ({ self }) => [{ kind: 'offerFreeAction', ship: self, actions: ['focus'], source: 'nightbeast' }],
});
