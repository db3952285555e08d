import { findPilot, findUpgrade } from '@sortie/xwing/catalogue';
import { unplayableCards } from '@sortie/xwing/coverage';
import { type Fault, judgeSquad, type Squad, type SquadRules } from '@sortie/xwing/lists';
import type { Choices } from './choices.ts';

/** Why a squad cannot be brought to this game: a rule, and the card it is about. */
export interface SquadFault {
  readonly rule: string;
  readonly card: string | undefined;
}

export function squadFaults(squad: Squad, choices: Choices): readonly SquadFault[] {
  const faults = judgeSquad(squad, rulesOf(choices)).map(faultOf);
  if (faults.length > 0) return unlike(faults);
  return unplayableCards(squad).map((card) => ({ rule: 'table.card-not-written', card: cardName(card) }));
}

function rulesOf({ points, variant, battle }: Choices): SquadRules {
  return {
    points,
    format: battle === 'duel' ? 'standard' : 'cinematic',
    ...(variant === 'core2012' && battle === 'duel' ? { variant } : {}),
  };
}

export function faultOf({ rule, card }: Fault): SquadFault {
  return { rule, card: card === undefined ? undefined : cardName(card) };
}

function cardName(uid: string): string {
  return findPilot(uid)?.name ?? findUpgrade(uid)?.name ?? uid;
}

function unlike(faults: readonly SquadFault[]): readonly SquadFault[] {
  const known = new Set<string>();
  return faults.filter(({ rule, card }) => {
    const key = `${rule} ${card}`;
    return !known.has(key) && known.add(key);
  });
}
