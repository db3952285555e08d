import { laterSquadronFacts } from './data/later-squadrons.ts';
import { squadronFacts } from './data/squadrons.ts';
import { dicePool } from './dice.ts';
import type { LaterSquadronCard } from './later-cards.ts';
import { playedWaveOfPack, waveOfPack } from './packs.ts';
import type { SquadronCard, SquadronCardId } from './squadron-card.ts';
import type { SquadronFacts } from './squadron-facts.ts';

/** The squadrons that can be played. */
export const squadrons: readonly SquadronCard[] = squadronFacts.map((facts) => readSquadron(facts, facts.id));

export const laterSquadrons: readonly LaterSquadronCard[] = laterSquadronFacts.map((facts) => ({
  ...facts,
  unique: facts.unique ?? false,
  wave: waveOfPack(facts.pack),
}));

export const allSquadrons: readonly (SquadronCard | LaterSquadronCard)[] = [...squadrons, ...laterSquadrons];

const byId: ReadonlyMap<string, SquadronCard> = new Map(squadrons.map((each) => [each.id, each]));

const laterById: ReadonlyMap<string, LaterSquadronCard> = new Map(
  laterSquadrons.map((each) => [each.id, each]),
);

export function squadronCard(id: SquadronCardId): SquadronCard {
  const found = findSquadron(id);
  if (found === undefined) throw new Error(`no squadron card ${id}`);
  return found;
}

/** A squadron that can be played. */
export function findSquadron(id: string): SquadronCard | undefined {
  return byId.get(id);
}

export function findLaterSquadron(id: string): LaterSquadronCard | undefined {
  return laterById.get(id);
}

function readSquadron({ pack, ...facts }: SquadronFacts, id: SquadronCardId): SquadronCard {
  return {
    ...facts,
    id,
    unique: facts.unique ?? false,
    antiSquadron: dicePool(facts.antiSquadron),
    battery: dicePool(facts.battery),
    defenseTokens: facts.defenseTokens ?? [],
    wave: playedWaveOfPack(pack),
  };
}
