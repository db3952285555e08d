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

const RULES = 'armada-2';

/** Armada, by its first Rules Reference: the core set and the first wave. */
export const armadaKit: GameKit = {
  name: 'armada',
  title: 'Armada',
  listsAreCalled: 'fleets',
  prefix: 'ar',
  rules: RULES,
  levels,
  engine: (rules = RULES) => (rules === RULES ? engineOfToday() : pinnedEngine(rules)),
  lists: async () => anyListKit((await import('@sortie/armada/kit/lists')).armadaLists),
  setup: async () => anySetupKit((await import('@sortie/armada/kit/setup')).armadaSetup),
  async text(language) {
    const [{ armadaText }] = await Promise.all([import('@sortie/armada/kit/text'), loadWords(language)]);
    return withTableWords(anyGameText(armadaText(language)));
  },
  async scene(language) {
    const [{ armadaScene }] = await Promise.all([import('@sortie/armada/kit/scene'), loadWords(language)]);
    return anySceneKit(armadaScene(language));
  },
  async rulebook(language) {
    const { armadaRulebook } = await import('@sortie/rulebook/armada');
    return rulebookKit(await armadaRulebook.load(language));
  },
  async bookIndex(language) {
    const [{ armadaRulebook }, { loadCardRulings }] = await Promise.all([
      import('@sortie/rulebook/armada'),
      import('@sortie/armada/kit/rulings'),
    ]);
    const [sayings, cards] = await Promise.all([
      armadaRulebook.loadSayings(language),
      loadCardRulings(language),
    ]);
    return { sayings, cards };
  },
  async chapterWith(rule, language) {
    const { armadaRulebook } = await import('@sortie/rulebook/armada');
    const chapter = await armadaRulebook.loadChapterWith(rule, language);
    return chapter && rulebookKit(chapter);
  },
  replay: async () => anyReplayKit((await import('@sortie/armada/kit/replay')).armadaReplay),
  async bots() {
    const { armadaPlanner } = await import('@sortie/bots/armada');
    return { player: (level, seed) => armadaPlanner(levelNamed(level), seed) };
  },
  cards: async () => (await import('@sortie/armada/coverage')).cardCoverage(),
  async terminal() {
    const [{ armadaTerminal }] = await Promise.all([import('@sortie/armada/kit/terminal'), loadWords('en')]);
    return anyTerminalKit(armadaTerminal);
  },
  tally: async () => anyTallyKit((await import('@sortie/armada/kit/tally')).armadaTally),
  judged: async () => anyJudgedKit((await import('@sortie/armada/kit/judged')).armadaJudged),
  tutorial: async (language) => (await import('@sortie/armada/kit/tutorial')).loadTutorial(language),
};

async function loadWords(language: Language): Promise<void> {
  await (await import('@sortie/armada/text')).loadTexts(language);
}

async function engineOfToday(): Promise<RulesEngine> {
  return (await import('./armada-engine.ts')).armadaEngine;
}
