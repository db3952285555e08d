import { randomPlayer } from '@sortie/bots';
import {
  anyGameText,
  anyListKit,
  anyReplayKit,
  anySceneKit,
  anySetupKit,
  anyTerminalKit,
  type GameKit,
  rulebookKit,
  withTableWords,
} from '@sortie/games';
import { anyGame, rulesEngine } from '@sortie/kernel';
import { bookIn } from '@sortie/rulebook';

const RULES = 'wisps-1';

/** Wisps, a game for tests, as everybody outside it knows it. */
export const wispsKit: GameKit = {
  name: 'wisps',
  title: 'Wisps',
  listsAreCalled: 'flights',
  prefix: 'wi',
  rules: RULES,
  levels: ['easy'],
  async engine(rules = RULES) {
    if (rules !== RULES) return undefined;
    return rulesEngine(anyGame((await import('@sortie/wisps/rules')).wisps));
  },
  lists: async () => anyListKit((await import('@sortie/wisps/kit/lists')).wispsLists),
  setup: async () => anySetupKit((await import('@sortie/wisps/kit/setup')).wispsSetup),
  text: async (language) =>
    withTableWords(anyGameText((await import('@sortie/wisps/kit/text')).wispsText(language))),
  scene: async (language) => anySceneKit((await import('@sortie/wisps/kit/scene')).wispsScene(language)),
  async rulebook(language) {
    const { writtenBook } = await import('@sortie/wisps/rulebook');
    return rulebookKit(bookIn(writtenBook, language));
  },
  async chapterWith(rule, language) {
    const { writtenBook } = await import('@sortie/wisps/rulebook');
    const { kinds, areas } = writtenBook;
    const chapter = Object.entries(areas).find(([, { rules }]) => Object.hasOwn(rules, rule));
    return chapter && rulebookKit(bookIn({ kinds, areas: Object.fromEntries([chapter]) }, language));
  },
  replay: async () => anyReplayKit((await import('@sortie/wisps/kit/replay')).wispsReplay),
  bots: async () => ({ player: (_level, seed) => randomPlayer(seed) }),
  async cards() {
    const { talents } = await import('@sortie/wisps/lists');
    return { talents: { written: talents.length, plain: 0, missing: [] } };
  },
  terminal: async () => anyTerminalKit((await import('@sortie/wisps/kit/terminal')).wispsTerminal),
  tutorial: async (language) => (await import('./tutorial/index.ts')).wispsTutorial(language),
};
