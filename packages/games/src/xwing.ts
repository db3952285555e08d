import { levels } from '@sortie/bots';
import type { RulesEngine } from '@sortie/kernel';
import type { GameKit } from './game-kit.ts';
import { anyGameText, type Language } from './game-text.ts';
import { anyJudgedKit } from './judged-kit.ts';
import { levelNamed } from './level-named.ts';
import { anyListKit } from './list-kit.ts';
import { pinnedEngine } from './pinned-engine.ts';
import { anyReplayKit } from './replay-kit.ts';
import { rulebookKit } from './rulebook-kit.ts';
import { anySceneKit } from './scene-kit.ts';
import { anySetupKit } from './setup-kit.ts';
import { withTableWords } from './table-text/index.ts';
import { anyTallyKit } from './tally-kit.ts';
import { anyTerminalKit } from './terminal-kit.ts';

const RULES = 'xwing-4';

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
  async text(language) {
    const [{ xwingText }] = await Promise.all([import('@sortie/xwing/kit/text'), loadWords(language)]);
    return withTableWords(anyGameText(xwingText(language)));
  },
  async scene(language) {
    const [{ xwingScene }] = await Promise.all([import('@sortie/xwing/kit/scene'), loadWords(language)]);
    return anySceneKit(xwingScene(language));
  },
  async rulebook(language) {
    const { xwingRulebook } = await import('@sortie/rulebook/xwing');
    return rulebookKit(await xwingRulebook.load(language));
  },
  async bookIndex(language) {
    const [{ xwingRulebook }, { loadCardRulings }] = await Promise.all([
      import('@sortie/rulebook/xwing'),
      import('@sortie/xwing/kit/rulings'),
    ]);
    const [sayings, cards] = await Promise.all([
      xwingRulebook.loadSayings(language),
      loadCardRulings(language),
    ]);
    return { sayings, cards };
  },
  async chapterWith(rule, language) {
    const { xwingRulebook } = await import('@sortie/rulebook/xwing');
    const chapter = await xwingRulebook.loadChapterWith(rule, language);
    return chapter && rulebookKit(chapter);
  },
  replay: async () => anyReplayKit((await import('@sortie/xwing/kit/replay')).xwingReplay),
  async bots() {
    const { xwingPlanner } = await import('@sortie/bots/xwing');
    return { player: (level, seed) => xwingPlanner(levelNamed(level), seed) };
  },
  cards: async () => (await import('@sortie/xwing/coverage')).cardCoverage(),
  terminal: async () => anyTerminalKit((await import('@sortie/xwing/kit/terminal')).xwingTerminal),
  tally: async () => anyTallyKit((await import('@sortie/xwing/kit/tally')).xwingTally),
  judged: async () => anyJudgedKit((await import('@sortie/xwing/kit/judged')).xwingJudged),
  tutorial: async (language) => (await import('@sortie/xwing/kit/tutorial')).loadTutorial(language),
};

async function loadWords(language: Language): Promise<void> {
  await (await import('@sortie/xwing/text')).loadTexts(language);
}

async function engineOfToday(): Promise<RulesEngine> {
  return (await import('./xwing-engine.ts')).xwingEngine;
}
