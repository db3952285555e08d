import { cardShelf } from '@sortie/cards';
import type { BattleCard, BattleCardId, DeploymentZones, TablePoint } from './battle-card.ts';
import type { BattleFacts, InchPoint, ZoneFacts } from './battle-facts.ts';
import { battleFacts } from './data/battle-cards.ts';
import { productsOf } from './products.ts';
import { readWeapon } from './read-weapon.ts';

/** The battle cards that can be played; the data knows no later ones. lg.battle-card.types */
export const battleCards: readonly BattleCard[] = battleFacts.map((facts) => readBattle(facts, facts.id));

export const { card: battleCard, find: findBattleCard } = cardShelf(battleCards, []);

function readBattle(
  { name, category, zones, tokens, places, weapon, product }: BattleFacts,
  id: BattleCardId,
) {
  return {
    id,
    name,
    category,
    zones: zones === undefined ? null : readZones(zones),
    tokens: tokens ?? 0,
    places: (places ?? []).map(readPoint),
    weapon: weapon === undefined ? null : readWeapon(weapon),
    product: productsOf([product])[0]!,
  };
}

function readZones({ blue, red }: ZoneFacts): DeploymentZones {
  return { blue: blue.map((zone) => zone.map(readPoint)), red: red.map((zone) => zone.map(readPoint)) };
}

/** A range segment is six inches. lg.setup.battlefield-mm */
function readPoint([x, y]: InchPoint): TablePoint {
  return { x: (x * 254) / 10, y: (y * 254) / 10 };
}
