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

const RULES = 'legion-1';

/** Legion, by its Rules Reference 1.3.0 with the cards of February 2019. */
export const legionKit: GameKit = {
  name: 'legion',
  title: 'Legion',
  listsAreCalled: 'armies',
  prefix: 'lg',
  rules: RULES,
  levels,
  engine: (rules = RULES) => (rules === RULES ? engineOfToday() : pinnedEngine(rules)),
  lists: async () => anyListKit((await import('@sortie/legion/kit/lists')).legionLists),
  setup: async () => anySetupKit((await import('@sortie/legion/kit/setup')).legionSetup),
  async text(language) {
    const [{ legionText }] = await Promise.all([import('@sortie/legion/kit/text'), loadWords(language)]);
    return withTableWords(anyGameText(legionText(language)));
  },
  async scene(language) {
    const [{ legionScene }] = await Promise.all([import('@sortie/legion/kit/scene'), loadWords(language)]);
    return anySceneKit(legionScene(language));
  },
  async rulebook(language) {
    const { legionRulebook } = await import('@sortie/rulebook/legion');
    return rulebookKit(await legionRulebook.load(language));
  },
  async bookIndex(language) {
    const { legionRulebook } = await import('@sortie/rulebook/legion');
    return { sayings: await legionRulebook.loadSayings(language), cards: [] };
  },
  async chapterWith(rule, language) {
    const { legionRulebook } = await import('@sortie/rulebook/legion');
    const chapter = await legionRulebook.loadChapterWith(rule, language);
    return chapter && rulebookKit(chapter);
  },
  replay: async () => anyReplayKit((await import('@sortie/legion/kit/replay')).legionReplay),
  async bots() {
    const { legionPlanner } = await import('@sortie/bots/legion');
    return { player: (level, seed) => legionPlanner(levelNamed(level), seed) };
  },
  cards: async () => (await import('@sortie/legion/coverage')).cardCoverage(),
  async terminal() {
    const [{ legionTerminal }] = await Promise.all([import('@sortie/legion/kit/terminal'), loadWords('en')]);
    return anyTerminalKit(legionTerminal);
  },
  tally: async () => anyTallyKit((await import('@sortie/legion/kit/tally')).legionTally),
  judged: async () => anyJudgedKit((await import('@sortie/legion/kit/judged')).legionJudged),
  tutorial: async (language) => (await import('@sortie/legion/kit/tutorial')).loadTutorial(language),
};

async function loadWords(language: Language): Promise<void> {
  await (await import('@sortie/legion/text')).loadTexts(language);
}

async function engineOfToday(): Promise<RulesEngine> {
  return (await import('./legion-engine.ts')).legionEngine;
}
