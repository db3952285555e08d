import type { EventRuleId } from '@sortie/rulebook/events';
import { showsRulesOf } from '@sortie/testkit';

/** A test that shows rules of events; a misspelt id does not compile. */
export const shows = showsRulesOf<EventRuleId>();
