/**
 * An event is its log. `openTournament` makes it, `attempt` says what a command comes to or why not, `enter`
 * writes an entry that is stored; `replayLog` makes the event again from its log, `verifyTournament` draws every
 * draw again.
 *
 * How a server runs it: keep `{ opening, entries }` and the state. For a request, in turn:
 * `const entry = attempt(state, request)`; if it is a refusal, answer with it; otherwise store the entry under its
 * number (a key, so of two processes one is second), then `enter(state, entry)`, acknowledge, and send everybody
 * their `viewOf`. Send `passTime` as `{ role: 'desk' }` when `nextMoment(roundUnderWay(state))` has come.
 */
export { enter } from './apply.ts';
export { attempt } from './attempt.ts';
export { nextMoment } from './clock.ts';
export { roundUnderWay } from './find.ts';
export { openTournament, replayLog, usualSettings } from './open-tournament.ts';
export { type Verdict, verifyTournament } from './verify-tournament.ts';
