import { anyGame, type RulesEngine, rulesEngine } from '@sortie/kernel';
import { legion } from '@sortie/legion/rules';

/** Legion by today's rules. */
export const legionEngine: RulesEngine = rulesEngine(anyGame(legion));
