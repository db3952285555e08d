import { spendsDial, spendsToken } from '../../abilities/commands/spending.ts';
import { dieFaces, type HullZone } from '../../catalogue/index.ts';
import type { ArmadaEffect, AttackDie, Ship, UnitId } from '../../model/index.ts';
import { type Moment, shipIn, unitIn, withAttack, withShip, withUnit } from './moment.ts';

type EffectOf<Kind extends ArmadaEffect['kind']> = Extract<ArmadaEffect, { readonly kind: Kind }>;

/** Effects that the odds follow; what a card does beyond these is named beside the number. */
type Followed =
  | 'removeDie'
  | 'changeDice'
  | 'spendDice'
  | 'cancelDice'
  | 'lockToken'
  | 'unlockToken'
  | 'markToken'
  | 'spendDefenseToken'
  | 'exhaustTokens'
  | 'discardDefenseToken'
  | 'chooseRedirect'
  | 'brace'
  | 'resolveCritical'
  | 'dealNextFaceup'
  | 'sufferDamage'
  | 'dealDamageCard'
  | 'flipRandomFaceup'
  | 'loseShields'
  | 'payCommand'
  | 'finishCommand'
  | 'discardCommandToken'
  | 'exhaustUpgrade'
  | 'discardUpgrade'
  | 'countUse'
  | 'removeObjectiveToken';

type Followers = {
  readonly [Kind in Followed]: (moment: Moment, effect: EffectOf<Kind>, serial: () => number) => Moment;
};

const followers: Followers = {
  removeDie: (moment, { colour }) => {
    const { gathered } = moment.attack;
    return gathered[colour] > 0
      ? withAttack(moment, { gathered: { ...gathered, [colour]: gathered[colour] - 1 } })
      : moment;
  },
  changeDice: (moment, { dice, to }) =>
    withDice(moment, dice, (die) => (dieFaces[die.colour].includes(to) ? { ...die, face: to } : die)),
  spendDice: (moment, { dice }) => withDice(moment, dice, (die) => ({ ...die, cancelled: true })),
  cancelDice: (moment, { dice }) => withDice(moment, dice, (die) => ({ ...die, cancelled: true })),
  lockToken: (moment, { place }) => withAttack(moment, { locked: [...moment.attack.locked, place] }),
  unlockToken: (moment, { place }) =>
    withAttack(moment, { locked: moment.attack.locked.filter((each) => each !== place) }),
  markToken: (moment, { place }) => withAttack(moment, { marked: [...moment.attack.marked, place] }),
  spendDefenseToken: (moment, { unit, place }) => {
    const { state } = unitIn(moment, unit).defenseTokens[place]!;
    const isKept = state === 'readied' && !moment.attack.marked.includes(place);
    const turned = turnToken(moment, unit, place, isKept ? 'exhausted' : 'discarded');
    return withAttack(turned, { spent: [...moment.attack.spent, place] });
  },
  exhaustTokens: (moment, { unit, places }) =>
    places.reduce(
      (turned, place) =>
        unitIn(turned, unit).defenseTokens[place]?.state === 'readied'
          ? turnToken(turned, unit, place, 'exhausted')
          : turned,
      moment,
    ),
  discardDefenseToken: (moment, { unit, place }) => turnToken(moment, unit, place, 'discarded'),
  chooseRedirect: (moment, { zones }) => withAttack(moment, { redirectTo: zones }),
  brace: (moment) => withAttack(moment, { braced: true }),
  resolveCritical: (moment, { key }) => withAttack(moment, { critical: key }),
  dealNextFaceup: (moment, { count }) => withAttack(moment, { faceupLeft: count }),
  sufferDamage: (moment, { unit, zone, points }) => {
    const ship = unit === moment.attack.defender ? shipIn(moment, unit) : undefined;
    return ship && zone ? suffer(moment, ship, zone, points) : moment;
  },
  dealDamageCard: (moment, { ship, faceup }) => {
    if (ship !== moment.attack.defender) return moment;
    const { dealt } = moment;
    const cards = faceup ? { faceup: dealt.faceup + 1 } : { facedown: dealt.facedown + 1 };
    return { ...moment, dealt: { ...dealt, ...cards } };
  },
  flipRandomFaceup: (moment, { ship: id }) => {
    if (id !== moment.attack.defender) return moment;
    const { damage } = shipIn(moment, id)!;
    const place = damage.findIndex(({ faceup }) => !faceup);
    // Whatever its text is: nobody knows before it is turned.
    const turned = damage.map((each, index) => (index === place ? { ...each, faceup: true } : each));
    const { dealt } = moment;
    return { ...withShip(moment, id, { damage: turned }), dealt: { ...dealt, turned: dealt.turned + 1 } };
  },
  loseShields: (moment, { ship: id, zone, count }) => loseShields(moment, shipIn(moment, id)!, zone, count),
  payCommand: (moment, { ship: id, command, spend }) => {
    const { revealedDial, commandTokens, resolved } = shipIn(moment, id)!;
    return withShip(moment, id, {
      revealedDial: spendsDial(spend) ? null : revealedDial,
      commandTokens: spendsToken(spend) ? commandTokens.filter((each) => each !== command) : commandTokens,
      resolved: [...resolved, command],
    });
  },
  finishCommand: (moment) => moment,
  discardCommandToken: (moment, { ship: id, command }) =>
    withShip(moment, id, {
      commandTokens: shipIn(moment, id)!.commandTokens.filter((each) => each !== command),
    }),
  exhaustUpgrade: (moment, { ship, key }, serial) =>
    turnUpgrade(moment, ship, key, { exhausted: true }, serial),
  discardUpgrade: (moment, { ship, key }, serial) =>
    turnUpgrade(moment, ship, key, { faceup: false }, serial),
  countUse: (moment, { unit, key, scope }) => {
    const during = scope === 'attack' ? moment.attack.number : 0;
    return withUnit(moment, unit, { uses: [...unitIn(moment, unit).uses, { key, scope, during }] });
  },
  removeObjectiveToken: (moment, { token }) => ({
    ...moment,
    objectiveTokens: moment.objectiveTokens.filter(({ id }) => id !== token),
  }),
};

function withDice(moment: Moment, places: readonly number[], change: (die: AttackDie) => AttackDie): Moment {
  const dice = moment.attack.dice.map((die, place) =>
    places.includes(place) && !die.cancelled ? change(die) : die,
  );
  return withAttack(moment, { dice });
}

function turnToken(moment: Moment, unit: UnitId, place: number, state: 'exhausted' | 'discarded'): Moment {
  const defenseTokens = unitIn(moment, unit).defenseTokens.map((each, index) =>
    index === place ? { ...each, state } : each,
  );
  return withUnit(moment, unit, { defenseTokens });
}

function turnUpgrade(
  moment: Moment,
  id: UnitId,
  key: string,
  change: Partial<Ship['upgrades'][number]>,
  serial: () => number,
): Moment {
  const upgrades = shipIn(moment, id)!.upgrades.map((each) =>
    each.key === key ? { ...each, ...change } : each,
  );
  return { ...withShip(moment, id, { upgrades }), serial: serial() };
}

function loseShields(moment: Moment, { id, shields }: Ship, zone: HullZone, count: number): Moment {
  const left = Math.max(0, shields[zone] - count);
  return withShip(moment, id, { shields: { ...shields, [zone]: left } });
}

/** Points beside the total of the attack: shields first, then cards. ar.attack.damage.point-by-point */
function suffer(moment: Moment, ship: Ship, zone: HullZone, points: number): Moment {
  const onShields = Math.min(points, ship.shields[zone]);
  const { dealt } = moment;
  return {
    ...loseShields(moment, ship, zone, onShields),
    dealt: {
      ...dealt,
      points: dealt.points + points,
      facedown: dealt.facedown + points - onShields,
    },
  };
}

/** Whether the odds can tell what the effect does to the attack. */
export function isFollowed({ kind }: ArmadaEffect): boolean {
  return kind in followers;
}

/** The moment after an effect that chance has no part in; effects that are not followed change nothing. */
export function after(moment: Moment, effect: ArmadaEffect, serial: () => number): Moment {
  if (!(effect.kind in followers)) return moment;
  const follow = followers[effect.kind as Followed] as (
    moment: Moment,
    effect: ArmadaEffect,
    serial: () => number,
  ) => Moment;
  return follow(moment, effect, serial);
}
