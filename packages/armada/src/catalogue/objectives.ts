import { laterObjectiveFacts } from './data/later-objectives.ts';
import { objectiveFacts } from './data/objectives.ts';
import type { LaterObjectiveCard } from './later-cards.ts';
import type { ObjectiveCard, ObjectiveCardId } from './objective-card.ts';
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

export const allObjectives: readonly (ObjectiveCard | LaterObjectiveCard)[] = [
  ...objectives,
  ...laterObjectives,
];

const byId: ReadonlyMap<string, ObjectiveCard> = new Map(objectives.map((each) => [each.id, each]));

const laterById: ReadonlyMap<string, LaterObjectiveCard> = new Map(
  laterObjectives.map((each) => [each.id, each]),
);

export function objectiveCard(id: ObjectiveCardId): ObjectiveCard {
  const found = findObjective(id);
  if (found === undefined) throw new Error(`no objective card ${id}`);
  return found;
}

/** An objective that can be played. */
export function findObjective(id: string): ObjectiveCard | undefined {
  return byId.get(id);
}

export function findLaterObjective(id: string): LaterObjectiveCard | undefined {
  return laterById.get(id);
}
