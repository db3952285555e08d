export type { BookIndex, CardRuling } from './book-index.ts';
export { booksOf, type KeptBook } from './books.ts';
export type { BotKit } from './bot-kit.ts';
export { engineOf } from './engine-of.ts';
export type { CardReport, GameKit } from './game-kit.ts';
export { anyGameText, type GameText, type Language } from './game-text.ts';
export { games } from './games.ts';
export { anyJudgedKit, type JudgedKit, type JudgedLimits, type JudgedScore } from './judged-kit.ts';
export { anyListKit, type List, type ListFault, type ListKit, type Preset } from './list-kit.ts';
export { type LoadedEngines, loadedEngines } from './loaded-engines.ts';
export { matches } from './matches.ts';
export { pinnedEngine } from './pinned-engine.ts';
export { figureSourcesOf } from './preset-sources.ts';
export { presetLine, presetTitle } from './preset-words.ts';
export { type Registry, registryOf } from './registry.ts';
export { releasedEngines } from './released-engines.ts';
export { anyReplayKit, type ReplayKit, type Series } from './replay-kit.ts';
export { type RulebookKit, type RuleId, rulebookKit } from './rulebook-kit.ts';
export { anySceneKit, type SceneKit } from './scene-kit.ts';
export { scoringPresets } from './scoring-presets.ts';
export {
  type AgreedOptions,
  acceptedChoices,
  anySetupKit,
  type Force,
  type SeatedForce,
  type SetupChoices,
  type SetupKit,
  type SetupOption,
  usualChoices,
} from './setup-kit.ts';
export type { Headline, Story } from './story/story.ts';
export {
  type Deed,
  lastDeedIn,
  type Sentence,
  type StoryText,
  type ToldBefore,
  tellDeeds,
} from './story/tell-deeds.ts';
export type { Subject } from './subject.ts';
export { withTableWords } from './table-text/index.ts';
export { anyTallyKit, type DieKind, type Roll, type TallyKit } from './tally-kit.ts';
export { anyTerminalKit, type PieceLine, type TerminalKit } from './terminal-kit.ts';
export type { Pointer, StepWords, Tutorial, TutorialStep, TutorialWords } from './tutorial-kit.ts';
export { type DoneStep, TutorialRun } from './tutorial-run.ts';
