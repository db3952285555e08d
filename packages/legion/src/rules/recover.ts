import { seatsFrom, unitOf } from './in-play.ts';
import { flow, opens } from './words.ts';

/** Abilities that answer a recovery, by an action or by an effect. lg.actions.recover.effect-not-action */
export const recover = flow('recover', [
  opens('recovered', {
    rule: 'lg.timing.after',
    order: (state, { unit }) => seatsFrom(state, unitOf(state, unit).seat),
  }),
]);
