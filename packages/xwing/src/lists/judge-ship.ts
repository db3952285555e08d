import { unreachable } from '@sortie/kernel';
import { cardOf, type Limit, type Slot, shipType, type Upgrade } from '../catalogue/index.ts';
import type { Build } from './build.ts';
import type { Fault } from './fault.ts';
import { failedRequirements, requirementRule } from './requirement.ts';
import { formats, type SquadRules } from './squad-rules.ts';
import { seatCards, upgradeBar } from './upgrade-bar.ts';

/** The faults of one ship and its cards, wherever it flies. */
export function judgeShip(build: Build, rules: SquadRules): readonly Fault[] {
  return [
    ...judgeShipCard(build, rules),
    ...judgeIcons(build),
    ...judgeLimited(build),
    ...judgeRequirements(build, rules),
    ...judgeLimits(build),
  ];
}

function judgeShipCard({ pilot }: Build, rules: SquadRules): readonly Fault[] {
  const faults: Fault[] = [];
  // Huge ships are legal only in Epic play. xw.ship.size.huge, xw.squad.format.epic
  if (shipType(pilot.shipType).size === 'huge' && !formats[rules.format ?? 'standard'].hugeShips)
    faults.push({ rule: 'xw.ship.size.huge', card: pilot.uid, reason: { kind: 'hugeShip' } });
  if (pilot.deployedBy !== undefined)
    faults.push({
      rule: 'xw.timing.precedence.card-beats-rule',
      card: pilot.uid,
      reason: { kind: 'deployedOnly', by: pilot.deployedBy },
    });
  return faults;
}

function judgeIcons(build: Build): readonly Fault[] {
  const bar = upgradeBar(build);
  return seatCards(build).without.flatMap((place) => {
    const card = build.upgrades[place];
    if (card === undefined) return [];
    const icons = bar.filter((icon) => icon.slots.includes(card.slot)).length;
    return [
      { rule: iconRule(card.slot), card: card.uid, reason: { kind: 'noFreeIcon', slot: card.slot, icons } },
    ];
  });
}

function iconRule(slot: Slot): string {
  switch (slot) {
    case 'title':
      return 'xw.squad.upgrade.title-max-one';
    case 'modification':
      return 'xw.squad.upgrade.modification-max-one';
    default:
      return 'xw.squad.upgrade.bar-slot';
  }
}

/** xw.squad.upgrade.limited-no-duplicate; different Limited cards may stand together. */
function judgeLimited({ upgrades }: Build): readonly Fault[] {
  return repeats(upgrades.filter((card) => card.limited)).map((card) => ({
    rule: 'xw.squad.upgrade.limited-no-duplicate',
    card: card.uid,
    reason: { kind: 'secondLimited' },
  }));
}

/** xw.squad.faction.upgrade-restricted, xw.squad.upgrade.size-only, xw.squad.upgrade.type-only */
function judgeRequirements(build: Build, rules: SquadRules): readonly Fault[] {
  return build.upgrades.flatMap((card) =>
    failedRequirements(card, build)
      // xw.squad.faction.core2012-upgrades-neutral
      .filter((requirement) => requirement.kind !== 'faction' || rules.variant !== 'core2012')
      .map((requirement) => ({
        rule: requirementRule(requirement),
        card: card.uid,
        reason: { kind: 'requirement' as const, requirement },
      })),
  );
}

function judgeLimits({ upgrades }: Build): readonly Fault[] {
  return dropRepeats(upgrades).flatMap((by) =>
    by.limits.flatMap((limit) =>
      brokenBy(limit, upgrades).map((card) => ({
        rule: 'xw.timing.precedence.cannot-is-absolute',
        card: card.uid,
        reason: { kind: 'limit' as const, limit, by: by.uid },
      })),
    ),
  );
}

function brokenBy(limit: Limit, upgrades: readonly Upgrade[]): readonly Upgrade[] {
  const cards = upgrades.filter((card) => card.slot === limit.slot);
  switch (limit.kind) {
    case 'none':
      return cards;
    case 'different':
      return repeats(cards);
    case 'maxCost':
      return cards.filter((card) => card.points > limit.points);
    case 'uniqueOnly':
      return cards.filter((card) => !card.unique);
    default:
      return unreachable(limit);
  }
}

function repeats(cards: readonly Upgrade[]): readonly Upgrade[] {
  return cards.filter((card, at) => firstPlace(card, cards) < at);
}

/** The first copy of every card. */
function dropRepeats(cards: readonly Upgrade[]): readonly Upgrade[] {
  return cards.filter((card, at) => firstPlace(card, cards) === at);
}

function firstPlace(card: Upgrade, cards: readonly Upgrade[]): number {
  return cards.findIndex((each) => cardOf(each) === cardOf(card));
}
