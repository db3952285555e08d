import type { AnyUpgrade } from './any-card.ts';
import type { UnitBuild } from './build.ts';
import type { Fault, FaultReason } from './fault.ts';
import { seatUpgrades } from './upgrade-bar.ts';

/** The faults of one unit and its upgrades, whatever else the army has. */
export function judgeUnit(build: UnitBuild): readonly Fault[] {
  return [
    ...judgeIcons(build),
    ...judgeCopies(build),
    ...build.upgrades.flatMap((card) => judgeRestriction(card, build)),
    ...judgeMissing(build),
  ];
}

/** lg.army.upgrade.slot-per-icon */
function judgeIcons(build: UnitBuild): readonly Fault[] {
  const { icons, without } = seatUpgrades(build);
  return without.map((place) => {
    const card = build.upgrades[place]!;
    const count = icons.filter((icon) => icon === card.type).length;
    const reason = { kind: 'noFreeIcon', slot: card.type, icons: count } as const;
    return faultOf(card, 'lg.army.upgrade.slot-per-icon', reason);
  });
}

/** Both sides of a double-sided card are one card. lg.army.upgrade.no-duplicate-on-unit, lg.cards.double-sided.cost */
function judgeCopies({ upgrades }: UnitBuild): readonly Fault[] {
  const rule = 'lg.army.upgrade.no-duplicate-on-unit';
  return upgrades.flatMap((card, place) => {
    const before = upgrades.slice(0, place);
    if (before.some(({ id }) => id === card.id)) return [faultOf(card, rule, { kind: 'secondCopy' })];
    const side = before.find(({ id }) => id === card.otherSide);
    return side === undefined ? [] : [faultOf(card, rule, { kind: 'otherSideToo', side: side.id })];
  });
}

/** lg.army.upgrade.restrictions */
function judgeRestriction(card: AnyUpgrade, { unit }: UnitBuild): readonly Fault[] {
  const { units, faction, side, unitType } = card.only;
  const faults: Fault[] = [];
  if (units !== undefined && !units.includes(unit.id))
    faults.push(faultOf(card, 'lg.army.upgrade.restriction-unit', { kind: 'onlyUnits', units }));
  if (faction !== undefined && faction !== unit.faction)
    faults.push(faultOf(card, 'lg.army.upgrade.restrictions', { kind: 'onlyFaction', faction }));
  if (side === 'dark' && unit.faction !== 'imperial')
    faults.push(faultOf(card, 'lg.army.upgrade.dark-side-only', { kind: 'onlySide', side }));
  if (side === 'light' && unit.faction !== 'rebel')
    faults.push(faultOf(card, 'lg.army.upgrade.light-side-only', { kind: 'onlySide', side }));
  if (unitType !== undefined && unitType !== unit.type)
    faults.push(faultOf(card, 'lg.army.upgrade.restrictions', { kind: 'onlyType', type: unitType }));
  return faults;
}

function judgeMissing({ unit, upgrades }: UnitBuild): readonly Fault[] {
  const isMissing = (slot: AnyUpgrade['type']) => !upgrades.some(({ type }) => type === slot);
  const faults: Fault[] = [];
  // lg.unit-keyword.heavy-weapon-team.must-equip
  if (unit.keywords.some(({ id }) => id === 'heavyWeaponTeam') && isMissing('heavyWeapon'))
    faults.push({
      rule: 'lg.unit-keyword.heavy-weapon-team.must-equip',
      card: { kind: 'unit', id: unit.id },
      reason: { kind: 'missingUpgrade', slot: 'heavyWeapon' },
    });
  // A card that adds an icon asks for a card on it. lg.army.upgrade.restrictions
  for (const card of upgrades)
    for (const slot of card.addsSlots)
      if (isMissing(slot))
        faults.push(faultOf(card, 'lg.army.upgrade.restrictions', { kind: 'missingUpgrade', slot }));
  return faults;
}

function faultOf({ id }: AnyUpgrade, rule: string, reason: FaultReason): Fault {
  return { rule, card: { kind: 'upgrade', id }, reason };
}
