import { isForbidden } from '../abilities/questions.ts';
import type { Token, XwingEffect } from '../model/index.ts';
import { seatsByInitiative, shipsInPlay } from './in-play.ts';
import { verdict } from './winning.ts';
import { flow, opens, run, step } from './words.ts';

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };
/** xw.later.tractor.end, xw.later.disabled.end, xw.later.reinforce.end */
const REMOVED: readonly Token[] = [
  'focus',
  'evade',
  'reinforceFore',
  'reinforceAft',
  'tractorBeam',
  'weaponsDisabled',
];

/** End phase. rulebook: end */
export const endPhase = flow('endPhase', [
  step('start', () => [{ kind: 'startPhase', phase: 'end' }]),
  opens('startOfEnd', initiativeFirst),
  // xw.end.remove-focus-evade, xw.end.other-tokens-stay
  step('removeTokens', (state) =>
    shipsInPlay(state).flatMap((ship) =>
      REMOVED.filter(
        (token) => ship.tokens[token] > 0 && !isForbidden(state, { kind: 'removeAtEnd', ship, token }),
      ).map(
        (token): XwingEffect => ({ kind: 'removeTokens', ship: ship.id, token, count: ship.tokens[token] }),
      ),
    ),
  ),
  opens('endPhase', initiativeFirst),
  step('mission', () => [run('missionEnd', { called: 0, declined: [] })]),
  opens('endOfRound', initiativeFirst),
  // xw.damage.deck.both-empty-counters
  step('endRound', () => [{ kind: 'endLasting', until: 'endOfRound' }, { kind: 'renewDecks' }]),
  step('winning', (state) => {
    const outcome = verdict(state);
    return outcome ? [{ kind: 'endGame', outcome }] : [];
  }),
]);
