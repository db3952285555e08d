import { cardShelf } from '@sortie/cards';
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

export const {
  all: allSquadrons,
  card: squadronCard,
  find: findSquadron,
  findLater: findLaterSquadron,
} = cardShelf(squadrons, laterSquadrons);

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
