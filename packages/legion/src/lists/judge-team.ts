import type { Army } from './army.ts';
import { armyBuildOf } from './build.ts';
import type { Fault } from './fault.ts';
import { judgeIds } from './judge-cards.ts';
import { uniqueCards } from './unique-names.ts';

/** What keeps an army from being that of a partner's team-mate, besides its own faults. */
export function judgePartner(army: Army, partner: Army): readonly Fault[] {
  if (judgeIds(army).length > 0 || judgeIds(partner).length > 0) return [];
  const { faction } = army;
  const faults: Fault[] = [];
  // lg.team.army.same-faction
  if (faction !== partner.faction)
    faults.push({
      rule: 'lg.team.army.same-faction',
      reason: { kind: 'partnerFaction', faction, partner: partner.faction },
    });
  // lg.team.army.unique
  const taken = new Set(uniqueCards(armyBuildOf(partner)).map(({ name }) => name));
  for (const { kind, id, name, unit } of uniqueCards(armyBuildOf(army)))
    if (taken.has(name))
      faults.push({
        rule: 'lg.team.army.unique',
        unit,
        card: { kind, id },
        reason: { kind: 'uniqueOfPartner' },
      });
  return faults;
}
