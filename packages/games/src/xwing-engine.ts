import { anyGame, type RulesEngine, rulesEngine } from '@sortie/kernel';
import { xwing } from '@sortie/xwing/rules';

/** X-Wing by today's rules. */
export const xwingEngine: RulesEngine = rulesEngine(anyGame(xwing));
