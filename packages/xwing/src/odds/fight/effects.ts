import { added } from '@sortie/kernel';
import type { Window } from '../../abilities/windows.ts';
import type {
  Attack,
  AttackDie,
  AttackFace,
  DefenseDie,
  DefenseFace,
  Pool,
  XwingEffect,
} from '../../model/index.ts';
import { type Moment, shipIn, withShip } from './moment.ts';

type EffectOf<Kind extends XwingEffect['kind']> = Extract<XwingEffect, { readonly kind: Kind }>;

/** Effects that the odds follow; what a card does beyond these is named beside the number. */
type Followed =
  | 'spendToken'
  | 'assignTokens'
  | 'removeTokens'
  | 'spendLock'
  | 'acquireLock'
  | 'removeLock'
  | 'changeDice'
  | 'addDie'
  | 'cancelDice'
  | 'sufferDamage'
  | 'discardUpgrade'
  | 'flipDamageCard'
  | 'beginLasting'
  | 'countUse';

type Followers = {
  readonly [Kind in Followed]: (moment: Moment, effect: EffectOf<Kind>, serial: () => number) => Moment;
};

/** What chance decides: handled where results are mixed. */
const CHANCES: readonly XwingEffect['kind'][] = ['rerollDice', 'rollFor'];

const followers: Followers = {
  spendToken: (moment, { ship, token }) => takeTokens(moment, ship, token, 1),
  removeTokens: (moment, { ship, token, count }) => takeTokens(moment, ship, token, count),
  assignTokens: (moment, { ship, token, count }) =>
    isInFight(moment, ship) ? withTokens(moment, ship, token, count) : moment,
  spendLock: (moment, { ship }) =>
    shipIn(moment, ship).lock ? withShip(moment, ship, { lock: null }) : moment,
  removeLock: (moment, { ship }) => withShip(moment, ship, { lock: null }),
  acquireLock: (moment, { ship, target }) => withShip(moment, ship, { lock: { target, letter: '' } }),
  changeDice: (moment, { pool, dice, to, fixed }) =>
    withDice(moment, pool, (die, place) =>
      dice.includes(place) ? { ...die, face: to, ...(fixed ? { fixed } : {}) } : die,
    ),
  addDie: (moment, { pool, face }) =>
    withPool(moment, pool, [...poolOf(moment.attack, pool), added(face)] as typeof moment.attack.attackDice),
  cancelDice: (moment, { pool, dice }) =>
    withDice(moment, pool, (die, place) => (dice.includes(place) ? { ...die, cancelled: true } : die)),
  sufferDamage: (moment, { ship, hits, crits }) =>
    ship === moment.attack.defender
      ? {
          ...moment,
          suffered: { hits: moment.suffered.hits + hits, crits: moment.suffered.crits + crits },
        }
      : moment,
  discardUpgrade: (moment, { ship, key }, serial) => ({
    ...withShip(moment, ship, {
      upgrades: shipIn(moment, ship).upgrades.map((each) =>
        each.key === key ? { ...each, faceup: false } : each,
      ),
    }),
    serial: serial(),
  }),
  flipDamageCard: (moment, { ship, key, faceup }, serial) => ({
    ...withShip(moment, ship, {
      damage: shipIn(moment, ship).damage.map((each) => (each.key === key ? { ...each, faceup } : each)),
    }),
    serial: serial(),
  }),
  beginLasting: (moment, { ship, lasting }, serial) => {
    // A mark is read by the card that set it and is no card itself.
    const next = lasting.effect.kind === 'mark' ? moment.serial : serial();
    const all = [...shipIn(moment, ship).lasting, { ...lasting, serial: next }];
    return { ...withShip(moment, ship, { lasting: all }), serial: next };
  },
  countUse: (moment, { ship, key, scope }) => {
    const during = scope === 'attack' ? moment.attack.number : 0;
    return withShip(moment, ship, { uses: [...shipIn(moment, ship).uses, { key, scope, during }] });
  },
};

/** Whether the odds can tell what the effect does to the attack. */
export function isFollowed({ kind }: XwingEffect): boolean {
  return kind in followers || CHANCES.includes(kind);
}

/** The moment after an effect that chance has no part in; effects that are not followed change nothing. */
export function after(moment: Moment, effect: XwingEffect, serial: () => number): Moment {
  if (!(effect.kind in followers)) return moment;
  const follow = followers[effect.kind as Followed] as (
    moment: Moment,
    effect: XwingEffect,
    serial: () => number,
  ) => Moment;
  return follow(moment, effect, serial);
}

/** Cards that hear of what just happened; those with these keys have spoken. */
export interface Hearing {
  readonly kind: 'hear';
  readonly window: Window;
  readonly subject: object;
  readonly spoken: readonly string[];
}

/** The moments at which cards speak right after the effect. `abilities/moments.ts` */
export function heardAfter(before: Moment, effect: XwingEffect): readonly Omit<Hearing, 'kind' | 'spoken'>[] {
  switch (effect.kind) {
    case 'assignTokens': {
      const { ship, token, count } = effect;
      return Array.from({ length: count }, () => ({
        window: 'tokenReceived',
        subject: { ship, token },
      }));
    }
    case 'spendToken': {
      const { ship, token } = effect;
      const isHeld = shipIn(before, ship).tokens[token] > 0;
      return isHeld ? [{ window: 'tokenSpent', subject: { ship, token } }] : [];
    }
    case 'acquireLock':
      return [{ window: 'lockAcquired', subject: { ship: effect.ship, target: effect.target } }];
    case 'spendLock': {
      const { lock } = shipIn(before, effect.ship);
      return lock ? [{ window: 'lockSpent', subject: { ship: effect.ship, target: lock.target } }] : [];
    }
    default:
      return [];
  }
}

/** The dice of a pool once these were rolled again. xw.dice.modify.reroll-once */
export function withRerolled(
  moment: Moment,
  pool: Pool,
  dice: readonly number[],
  faces: readonly (AttackFace | DefenseFace)[],
): Moment {
  return withDice(moment, pool, (die, place) => {
    const which = dice.indexOf(place);
    return which < 0 ? die : { ...die, face: faces[which]!, timesRerolled: die.timesRerolled + 1 };
  });
}

type AnyDie = AttackDie | DefenseDie;

function poolOf(attack: Attack, pool: Pool): readonly AnyDie[] {
  return pool === 'attack' ? attack.attackDice : attack.defenseDice;
}

function withDice(
  moment: Moment,
  pool: Pool,
  change: (die: AnyDie, place: number) => Omit<AnyDie, 'face'> & { readonly face: AttackFace | DefenseFace },
): Moment {
  const dice = poolOf(moment.attack, pool).map(change);
  return withPool(moment, pool, dice as readonly AnyDie[]);
}

function withPool(moment: Moment, pool: Pool, dice: readonly AnyDie[]): Moment {
  const changed = pool === 'attack' ? { attackDice: dice } : { defenseDice: dice };
  return { ...moment, attack: { ...moment.attack, ...changed } as Attack };
}

function isInFight({ attack }: Moment, ship: string): boolean {
  return ship === attack.attacker || ship === attack.defender;
}

type Tokens = EffectOf<'assignTokens'>;

function takeTokens(moment: Moment, ship: Tokens['ship'], token: Tokens['token'], count: number): Moment {
  const held = shipIn(moment, ship).tokens[token];
  return held > 0 ? withTokens(moment, ship, token, -Math.min(held, count)) : moment;
}

function withTokens(moment: Moment, ship: Tokens['ship'], token: Tokens['token'], more: number): Moment {
  const { tokens } = shipIn(moment, ship);
  return withShip(moment, ship, { tokens: { ...tokens, [token]: tokens[token] + more } });
}
