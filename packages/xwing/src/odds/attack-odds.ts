import type { AttackOdds, AttackSituation, UnseenCards } from './attack-situation.ts';
import { attackResults, evadeChances } from './final-dice.ts';

const known = new Map<string, AttackOdds>();
const MOST_KNOWN = 20_000;

/**
 * The exact odds of an attack. Sensible play is assumed: the attacker rerolls with its lock what is no hit (focus
 * results only when it has no focus token) and then spends focus if there is a focus result; the defender spends
 * focus and evade tokens as far as they cancel something, which comes to the same as spending all that it has.
 * Evades cancel hits before criticals. What cards other than tokens would change is left out.
 * xw.attack.modify-attack.defender-first, xw.attack.compare.hits-before-crits
 */
export function attackOdds(situation: AttackSituation): AttackOdds {
  const key = keyOf(situation);
  let odds = known.get(key);
  if (!odds) {
    odds = workOut(situation);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, odds);
  }
  return odds;
}

/** Situations with the same counts have the same odds. */
function keyOf({ attack, defense, attacker, defender, shields, hull, deck }: AttackSituation): string {
  const faces = attack.faces.map((face, place) => (attacker.rerolled?.includes(place) ? `${face}!` : face));
  const own = `${faces.sort().join()} ${attack.toRoll} ${attacker.focus > 0} ${attacker.targetLock}`;
  const others = `${[...defense.faces].sort().join()} ${defense.toRoll} ${defender.focus > 0} ${defender.evade}`;
  return `${own} ${others} ${shields} ${hull} ${deck?.cards} ${deck?.directHits}`;
}

function workOut(situation: AttackSituation): AttackOdds {
  const { faces, toRoll } = situation.attack;
  const damage: number[] = Array.from({ length: faces.length + toRoll + 1 }, () => 0);
  let [expectedHits, expectedCrits, chanceToDestroy] = [0, 0, 0];
  const evades = evadeChances(situation);
  for (const result of attackResults(situation)) {
    for (const [cancelling, likely] of evades.entries()) {
      if (likely === 0) continue;
      const chance = result.chance * likely;
      const hits = Math.max(0, result.hits - cancelling);
      const crits = Math.max(0, result.crits - Math.max(0, cancelling - result.hits));
      damage[hits + crits] = damage[hits + crits]! + chance;
      expectedHits += hits * chance;
      expectedCrits += crits * chance;
      chanceToDestroy += chance * chanceThatItKills(situation, hits, crits);
    }
  }
  const expectedDamage = expectedHits + expectedCrits;
  const chanceToHit = damage.slice(1).reduce((sum, chance) => sum + chance, 0);
  return { expectedHits, expectedCrits, expectedDamage, chanceToHit, chanceToDestroy, damage };
}

/** Shields take hits before criticals; what goes past them is dealt as cards. xw.attack.damage.normal-first */
function chanceThatItKills({ shields, hull, deck }: AttackSituation, hits: number, crits: number): number {
  const cards = Math.max(0, hits + crits - shields);
  if (cards >= hull) return 1;
  if (!deck) return 0;
  return chanceOfDirectHits(deck, Math.min(crits, cards), hull - cards);
}

/** That at least so many of the cards dealt faceup are Direct Hits. xw.damage.direct-hit */
function chanceOfDirectHits({ cards, directHits }: UnseenCards, dealt: number, needed: number): number {
  if (needed <= 0) return 1;
  if (needed > dealt || needed > directHits || cards <= 0) return 0;
  const isOne = directHits / cards;
  const rest = cards - 1;
  return (
    isOne * chanceOfDirectHits({ cards: rest, directHits: directHits - 1 }, dealt - 1, needed - 1) +
    (1 - isOne) * chanceOfDirectHits({ cards: rest, directHits }, dealt - 1, needed)
  );
}
