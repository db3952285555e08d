import type { Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { DefenseToken, HullZone } from '../catalogue/index.ts';
import type { ArmadaEffect } from '../model/index.ts';
import { evadeEffect } from '../rules/evade.ts';
import { diceLeft, oneOfEachKind } from '../rules/pool.ts';
import { otherZones } from '../rules/zones.ts';
import type { At } from './card-words.ts';
import { card, on } from './card-words.ts';

/** The token by its place, and what its effect is used on. */
export interface SpendingToken {
  readonly token: number;
  /** The die that Evade acts on. */
  readonly die?: number;
  /** The zones that Redirect may move damage to. */
  readonly zones?: readonly HullZone[];
}

type AtTokens = At<'spendDefenseTokens'>;

const SPEED_ZERO = refused('ar.defense.speed-zero-none');

/** A ship that stands still cannot spend tokens: the dial counts. ar.defense.speed-zero-none */
export function whyNone({ table, self }: AtTokens): Refusal | undefined {
  const unit = table.unit(self);
  return unit.kind === 'ship' && unit.speed === 0 ? SPEED_ZERO : undefined;
}

/** The rule that keeps a token from being spent now. */
export function whyNotSpent({ table, self, attack }: AtTokens, place: number): string | undefined {
  const token = table.unit(self).defenseTokens[place];
  if (!token || token.state === 'discarded') return 'ar.defense.spend-exhausted-discards';
  if (attack.locked.includes(place)) return 'ar.attack.effects.locked-tokens-unusable';
  if (attack.spent.includes(place)) return 'ar.defense.same-token-once';
  const spentTypes = attack.spent.map((each) => table.unit(self).defenseTokens[each]!.token);
  if (spentTypes.includes(token.token)) return 'ar.defense.one-per-type';
  if (table.isForbidden({ kind: 'spendDefenseToken', attack, place })) {
    return 'ar.precedence.cannot-is-absolute';
  }
  return undefined;
}

/** Front and rear are never adjacent, nor left and right. ar.defense.redirect-choose-zone, ar.hull-zone.adjacency */
function redirectZones({ table, attack }: AtTokens): readonly (readonly HullZone[])[] {
  // Only ships have the token.
  const zone = attack.defendingZone!;
  if (table.isPermitted({ kind: 'redirectAnyZones', attack })) return [otherZones(zone)];
  return table.adjacentZones(zone).map((each) => [each]);
}

function waysToSpend(at: AtTokens, token: DefenseToken, place: number): readonly SpendingToken[] {
  const { attack, table } = at;
  switch (token) {
    case 'redirect':
      return redirectZones(at).map((zones) => ({ token: place, zones }));
    case 'evade':
      if (evadeEffect(table, attack) === 'none') return [];
      return oneOfEachKind(attack.dice, diceLeft(attack.dice)).map((die) => ({ token: place, die }));
    case 'brace':
    case 'scatter':
      return [{ token: place }];
  }
}

/** Of tokens alike in kind and state, one is offered. */
export function spendings(at: AtTokens): readonly SpendingToken[] {
  const { defenseTokens } = at.table.unit(at.self);
  return defenseTokens.flatMap(({ token }, place) =>
    whyNotSpent(at, place) === undefined ? waysToSpend(at, token, place) : [],
  );
}

export function spendingEffects(
  { table, self, attack }: AtTokens,
  { token, die, zones }: SpendingToken,
): readonly ArmadaEffect[] {
  const source = 'defenseToken';
  const spend: ArmadaEffect = { kind: 'spendDefenseToken', unit: self, place: token };
  switch (table.unit(self).defenseTokens[token]!.token) {
    case 'redirect':
      return [spend, { kind: 'chooseRedirect', zones: zones ?? [] }];
    case 'brace':
      return [spend, { kind: 'brace' }];
    // ar.defense.scatter
    case 'scatter':
      return [spend, { kind: 'cancelDice', dice: diceLeft(attack.dice), source }];
    case 'evade':
      return [
        spend,
        // ar.defense.evade-long, ar.defense.evade-medium
        evadeEffect(table, attack) === 'cancel'
          ? { kind: 'cancelDice', dice: [die!], source }
          : { kind: 'rerollDice', dice: [die!], source },
      ];
  }
}

/** The defender spends tokens, one after the other. ar.attack.tokens.defender-spends, ar.defense.one-per-type */
export const defenseTokens = card('defenseTokens', {
  abilities: [
    on('spendDefenseTokens', {
      optional: true,
      repeatable: true,
      applies: ({ self, attack }) => attack.defender === self,
      forbidden: whyNone,
      choices: spendings,
      whyNotChosen: (at, choice) => {
        const { token } = (choice ?? {}) as Partial<SpendingToken>;
        if (typeof token !== 'number') return undefined;
        const rule = whyNotSpent(at, token);
        if (rule !== undefined) return refused(rule);
        const isEvade = at.table.unit(at.self).defenseTokens[token]!.token === 'evade';
        return isEvade && evadeEffect(at.table, at.attack) === 'none'
          ? refused('ar.defense.evade-close-none')
          : undefined;
      },
      resolve: spendingEffects,
    }),
  ],
  cites: { otherWindow: 'ar.attack.tokens.defender-spends' },
});
