import {
  commandCards,
  type Faction,
  type UnitCard,
  type UpgradeCard,
  units,
  upgrades,
} from '@sortie/legion/catalogue';
import { type Army, type ArmyRules, type ArmyUnit, type FaultReason, judgeArmy } from '@sortie/legion/lists';
import type { Chance } from '@sortie/testkit/exhaustive';

export interface ArmyWishes {
  readonly faction: Faction;
  readonly rules: ArmyRules;
  readonly isWanted: (card: string) => boolean;
}

interface Making extends ArmyWishes {
  readonly chance: Chance;
}

/** What an army that is still being built may lack. */
const LACKS: readonly FaultReason['kind'][] = ['tooFewOfRank', 'pipsCount', 'missingUpgrade'];

function mayGrow(army: Army, { rules }: Making): boolean {
  return judgeArmy(army, rules).every(({ reason }) => LACKS.includes(reason.kind));
}

/** A legal army that holds as many of the wanted cards as chance allows, and some of the others. */
export function randomArmy(chance: Chance, wishes: ArmyWishes): Army {
  const making = { ...wishes, chance };
  for (let tried = 0; tried < 50; tried++) {
    const army = withCommands(withUpgrades(withUnits(making), making), making);
    const whole = withoutFaulty(army, making);
    if (judgeArmy(whole, wishes.rules).length === 0) return whole;
  }
  throw new Error(`no army of the ${wishes.faction} comes about`);
}

/** Units for their own sake, for an upgrade that only they may have, or for a card that needs them. */
function isWantedUnit({ id }: UnitCard, { isWanted }: Making): boolean {
  return (
    isWanted(`unit ${id}`) ||
    upgrades.some((card) => isWanted(`upgrade ${card.id}`) && card.only.units?.includes(id)) ||
    commandCards.some((card) => isWanted(`command ${card.id}`) && card.required.includes(id))
  );
}

/** A commander and corps first, then whatever has room. */
function withUnits(making: Making): Army {
  const { chance, faction } = making;
  const own = chance.mixWantedFirst(
    units.filter((card) => card.faction === faction),
    (card) => isWantedUnit(card, making),
  );
  const corps = own.filter(({ rank }) => rank === 'corps');
  const first = [own.find(({ rank }) => rank === 'commander')!, ...corps, ...corps].slice(0, 4);
  let army: Army = { faction, units: first.map(({ id }) => ({ unit: id, upgrades: [] })), commands: [] };
  const most = 6 + chance.below(8);
  for (const { id } of [...own, ...chance.mix(own)]) {
    const more = { ...army, units: [...army.units, { unit: id, upgrades: [] }] };
    if (army.units.length < most && mayGrow(more, making)) army = more;
  }
  return army;
}

/** Every wanted card for which there is room, one in three of the others, and what a unit must have. */
function withUpgrades(army: Army, making: Making): Army {
  const { chance, isWanted } = making;
  const isWantedCard = ({ id }: UpgradeCard) => isWanted(`upgrade ${id}`);
  let made = army;
  for (const place of army.units.keys()) {
    for (const card of chance.mixWantedFirst(upgrades, isWantedCard)) {
      const isMissing = judgeArmy(made, making.rules).some(
        ({ unit, reason }) => unit === place && reason.kind === 'missingUpgrade',
      );
      if (!isWantedCard(card) && !isMissing && chance.below(3) > 0) continue;
      const more = { ...made, units: made.units.with(place, withUpgrade(made.units[place]!, card.id)) };
      if (mayGrow(more, making)) made = more;
    }
  }
  return made;
}

function withUpgrade({ unit, upgrades: held }: ArmyUnit, card: string): ArmyUnit {
  return { unit, upgrades: [...held, card] };
}

/** Two cards of each number of pips. */
function withCommands(army: Army, making: Making): Army {
  const { chance, isWanted } = making;
  let made = army;
  for (const pips of [1, 2, 3]) {
    let count = 0;
    const cards = commandCards.filter(({ pipsInHand }) => pipsInHand === pips);
    for (const { id } of chance.mixWantedFirst(cards, (card) => isWanted(`command ${card.id}`))) {
      const more = { ...made, commands: [...made.commands, id] };
      if (count === 2 || !mayGrow(more, making)) continue;
      made = more;
      count++;
    }
  }
  return made;
}

/** Units that lack what they must have stay at home. */
function withoutFaulty(army: Army, { rules }: Making): Army {
  const faulty = judgeArmy(army, rules).flatMap(({ unit }) => unit ?? []);
  return { ...army, units: army.units.filter((_, place) => !faulty.includes(place)) };
}
