import type { SeatId, Side } from '@sortie/kernel';
import { battlefieldFacts, type Faction, factions } from '@sortie/legion/catalogue';
import { type Army, type ArmyRules, judgePartner } from '@sortie/legion/lists';
import type { Options } from '@sortie/legion/model';
import type { LegionSetup } from '@sortie/legion/setup';
import type { Chance } from '@sortie/testkit/exhaustive';
import { randomArmy } from './random-army.ts';

/** What may be agreed on; most games are usual ones. */
type Agreement = Partial<Options> & { readonly teams?: true };

const agreements: readonly Agreement[] = [
  {},
  {},
  {},
  { isSkirmish: true, points: 500 },
  { battleCards: false },
  { roundLimit: null },
  { teams: true },
];

const places: readonly Options['terrain'][] = [...battlefieldFacts.map(({ id }) => id), 'chance', 'chance'];

function sizeOf({ isSkirmish, teams }: Agreement): ArmyRules {
  if (teams) return { size: 'team' };
  return isSkirmish ? { size: 'skirmish' } : {};
}

/** A game between armies made by chance, agreed on by chance. */
export function randomSetup(chance: Chance, isWanted: (card: string) => boolean): LegionSetup {
  const agreed = chance.oneOf(agreements);
  const { teams: _, ...options } = agreed;
  const terrain = chance.below(12) === 0 ? 'players' : chance.oneOf(places);
  const sides = chance.below(6) === 0 ? [chance.oneOf(factions)] : chance.mix(factions);
  return {
    options: { ...options, terrain },
    players: [sides[0]!, sides[1] ?? sides[0]!].flatMap((faction, side) => {
      const armies = armiesOf(chance, faction, { agreed, isWanted });
      return armies.map((army, place) => ({ seat: seatOf(side, place), side: side as Side, army }));
    }),
  };
}

function seatOf(side: number, place: number): SeatId {
  return (place === 0 ? `p${side + 1}` : `p${side + 1}-mate`) as SeatId;
}

interface Wanting {
  readonly agreed: Agreement;
  readonly isWanted: (card: string) => boolean;
}

/** Of team-mates none has what only one of them may have. */
function armiesOf(chance: Chance, faction: Faction, { agreed, isWanted }: Wanting): readonly Army[] {
  const rules = sizeOf(agreed);
  const first = randomArmy(chance, { faction, rules, isWanted });
  if (!agreed.teams) return [first];
  for (;;) {
    const second = randomArmy(chance, { faction, rules, isWanted: () => false });
    if (judgePartner(second, first).length === 0) return [first, second];
  }
}

/** A usual game of 800 points on one of the battlefields or on one made by chance. */
export function usualSetup(chance: Chance): LegionSetup {
  const [first, second] = chance.mix(factions);
  const isWanted = () => false;
  return {
    options: { terrain: chance.oneOf(places) },
    players: [first!, second!].map((faction, side) => ({
      seat: seatOf(side, 0),
      side: side as Side,
      army: randomArmy(chance, { faction, rules: {}, isWanted }),
    })),
  };
}
