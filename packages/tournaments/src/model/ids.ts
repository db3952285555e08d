import type { Id } from '@sortie/kernel';

export type PlayerId = Id<'event player'>;
export type JudgeId = Id<'event judge'>;
export type CallId = Id<'judge call'>;

/** The number painted on a table. */
export type TableNumber = number;

/** Milliseconds since 1970, given by whoever runs the event: the package has no clock of its own. */
export type Moment = number;
export type Minutes = number;
