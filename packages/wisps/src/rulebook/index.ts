import drift from './drift.json';
import flash from './flash.json';
import flight from './flight.json';
import round from './round.json';
import talent from './talent.json';

/** The rules of Wisps, in the order of its chapters. Every rule is always in force, so no kind has a name. */
export const writtenBook = { kinds: {}, areas: { flight, round, drift, flash, talent } };

type Areas = typeof writtenBook.areas;

export type WispRuleId = { [Area in keyof Areas]: keyof Areas[Area]['rules'] }[keyof Areas];
