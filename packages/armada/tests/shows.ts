import type { ArmadaRuleId } from '@sortie/rulebook/armada';
import { showsRulesOf } from '@sortie/testkit';

/** A test that shows rules of Armada; a misspelt id does not compile. */
export const shows = showsRulesOf<ArmadaRuleId>();
