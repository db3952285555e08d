import { armada } from '@sortie/armada/rules';
import { anyGame, type RulesEngine, rulesEngine } from '@sortie/kernel';

/** Armada by today's rules. */
export const armadaEngine: RulesEngine = rulesEngine(anyGame(armada));
