import { added } from '@sortie/kernel';
import type { RulesTable } from '../../abilities/cards-in-play.ts';
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
  | 'setAside'
  | 'loseShield'
  | 'sufferDamage'
  | 'discardUpgrade'
  | 'flipDamageCard'
  | 'beginLasting'
  | 'removeLasting'
  | 'countUse';

type Followers = {
  readonly [Kind in Followed]: (moment: Moment, effect: EffectOf<Kind>, serial: () => number) => Moment;
};

/** What chance decides: handled where results are mixed. */
const CHANCES: readonly XwingEffect['kind'][] = ['rerollDice', 'rollFor'];

const followers: Followers = {
  spendToken: (moment, { ship, token, of = ship }) => takeTokens(moment, of, token, 1),
  removeTokens: (moment, { ship, token, count }) => takeTokens(moment, ship, token, count),
  assignTokens: (moment, { ship, token, count }) =>
    isInFight(moment, ship) ? withTokens(moment, ship, token, count) : moment,
  spendLock: (moment, { ship, of = ship }) => withoutLock(moment, of),
  removeLock: (moment, { ship }) => withoutLock(moment, ship),
  acquireLock: (moment, { ship, target }) => withShip(moment, ship, { lock: { target, letter: '' } }),
  changeDice: (moment, { pool, dice, to, fixed, final }) => {
    const marks = { ...(fixed ? { fixed } : {}), ...(final ? { final } : {}) };
    return withDice(moment, pool, (die, place) =>
      dice.includes(place) && !die.final ? { ...die, face: to, ...marks } : die,
    );
  },
  addDie: (moment, { pool, face }) =>
    withPool(moment, pool, [...poolOf(moment.attack, pool), added(face)] as typeof moment.attack.attackDice),
  cancelDice: (moment, { pool, dice }) =>
    withDice(moment, pool, (die, place) => (dice.includes(place) ? { ...die, cancelled: true } : die)),
  setAside: (moment, { die: aside }) =>
    withDice(moment, 'attack', (die, place) => (place === aside ? { ...die, setAside: true } : die)),
  // A shield that goes is as good as a hit that it would have taken.
  loseShield: (moment, { ship }) =>
    ship === moment.attack.defender
      ? { ...moment, suffered: { ...moment.suffered, hits: moment.suffered.hits + 1 } }
      : moment,
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
  removeLasting: (moment, { ship, source }, serial) => {
    const kept = shipIn(moment, ship).lasting.filter((each) => each.source !== source);
    return { ...withShip(moment, ship, { lasting: kept }), serial: serial() };
  },
  countUse: (moment, { ship, key, scope }) => {
    const during = scope === 'attack' ? moment.attack.number : 0;
    return withShip(moment, ship, { uses: [...shipIn(moment, ship).uses, { key, scope, during }] });
  },
};

/** Whether the odds can tell what the effect does to the attack. A shield that the attacker gives up is not weighed. */
export function isFollowed(effect: XwingEffect, { defender }: Pick<Attack, 'defender'>): boolean {
  if (effect.kind === 'loseShield') return effect.ship === defender;
  return effect.kind in followers || CHANCES.includes(effect.kind);
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

/** Those moments at which a card might speak. */
export function hearingsAfter(before: Moment, effect: XwingEffect, rules: RulesTable): readonly Hearing[] {
  return heardAfter(before, effect)
    .filter(({ window }) => rules.isHeard(window))
    .map((heard) => ({ kind: 'hear', ...heard, spoken: [] }));
}

/** The moments at which cards speak right after the effect. `abilities/moments.ts` */
function heardAfter(before: Moment, effect: XwingEffect): readonly Omit<Hearing, 'kind' | 'spoken'>[] {
  switch (effect.kind) {
    case 'assignTokens': {
      const { ship, token, count } = effect;
      return Array.from({ length: count }, () => ({
        window: 'tokenReceived',
        subject: { ship, token },
      }));
    }
    case 'spendToken': {
      const { ship, token, of = ship } = effect;
      const isHeld = shipIn(before, of).tokens[token] > 0;
      return isHeld ? [{ window: 'tokenSpent', subject: { ship, token } }] : [];
    }
    case 'rerollDice': {
      const { pool, dice } = effect;
      return dice.length > 0 ? [{ window: 'diceRerolled', subject: { pool } }] : [];
    }
    case 'changeDice': {
      const { pool, dice, source } = effect;
      const { attacker, defender } = before.attack;
      return [{ window: 'diceChanged', subject: { pool, dice, source, attacker, defender } }];
    }
    case 'acquireLock':
      return [{ window: 'lockAcquired', subject: { ship: effect.ship, target: effect.target } }];
    case 'spendLock': {
      const { lock } = shipIn(before, effect.of ?? effect.ship);
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

/** Of two locks on one target one stays. */
function withoutLock(moment: Moment, ship: Tokens['ship']): Moment {
  const { lock } = shipIn(moment, ship);
  if (!lock) return moment;
  const { second, ...first } = lock;
  return withShip(moment, ship, { lock: second === undefined ? null : first });
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
