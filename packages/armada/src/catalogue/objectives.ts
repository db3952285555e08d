import { cardShelf } from '@sortie/cards';
import { laterObjectiveFacts } from './data/later-objectives.ts';
import { objectiveFacts } from './data/objectives.ts';
import type { LaterObjectiveCard } from './later-cards.ts';
import type { ObjectiveCard } from './objective-card.ts';
import { playedWaveOfPack, waveOfPack } from './packs.ts';

/** The objectives that can be played. */
export const objectives: readonly ObjectiveCard[] = objectiveFacts.map(({ pack, ...facts }) => ({
  ...facts,
  wave: playedWaveOfPack(pack),
}));

export const laterObjectives: readonly LaterObjectiveCard[] = laterObjectiveFacts.map((facts) => ({
  ...facts,
  wave: waveOfPack(facts.pack),
}));

export const {
  all: allObjectives,
  card: objectiveCard,
  find: findObjective,
  findLater: findLaterObjective,
} = cardShelf(objectives, laterObjectives);
