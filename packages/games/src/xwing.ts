import { type Level, levels } from '@sortie/bots';
import { anyGame, type RulesEngine, rulesEngine } from '@sortie/kernel';
import type { GameKit } from './game-kit.ts';
import { anyGameText } from './game-text.ts';
import { anyListKit } from './list-kit.ts';
import { pinnedEngine } from './pinned-engine.ts';
import { anyReplayKit } from './replay-kit.ts';
import { anySceneKit } from './scene-kit.ts';
import { anySetupKit } from './setup-kit.ts';
import { anyTerminalKit } from './terminal-kit.ts';

const RULES = 'xwing-1';

/** X-Wing, first edition. */
export const xwingKit: GameKit = {
  name: 'xwing',
  title: 'X-Wing',
  listsAreCalled: 'squads',
  prefix: 'xw',
  rules: RULES,
  levels,
  engine: (rules = RULES) => (rules === RULES ? engineOfToday() : pinnedEngine(rules)),
  lists: async () => anyListKit((await import('@sortie/xwing/kit/lists')).xwingLists),
  setup: async () => anySetupKit((await import('@sortie/xwing/kit/setup')).xwingSetup),
  text: async (language) => anyGameText((await import('@sortie/xwing/kit/text')).xwingText(language)),
  scene: async (language) => anySceneKit((await import('@sortie/xwing/kit/scene')).xwingScene(language)),
  async rulebook(language) {
    const { isRuleId, rule, ruleText, xwingRules } = await import('@sortie/rulebook');
    const rules = xwingRules.map((each) => ({ ...each, ...ruleText(each.id, language) }));
    return { rules, find: (id) => (isRuleId(id) ? { ...rule(id), ...ruleText(id, language) } : undefined) };
  },
  replay: async () => anyReplayKit((await import('@sortie/xwing/kit/replay')).xwingReplay),
  async bots() {
    const { xwingPlanner } = await import('@sortie/bots/xwing');
    return { player: (level, seed) => xwingPlanner(levelNamed(level), seed) };
  },
  cards: async () => (await import('@sortie/xwing/coverage')).cardCoverage(),
  terminal: async () => anyTerminalKit((await import('@sortie/xwing/kit/terminal')).xwingTerminal),
};

async function engineOfToday(): Promise<RulesEngine> {
  return rulesEngine(anyGame((await import('@sortie/xwing/rules')).xwing));
}

function levelNamed(wanted: string): Level {
  const level = levels.find((each) => each === wanted);
  if (level === undefined) throw new Error(`there is no level ${wanted}`);
  return level;
}
