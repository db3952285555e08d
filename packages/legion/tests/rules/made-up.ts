import type { FreeAction, LegionEffect, TokenKind, UnitId } from '@sortie/legion/model';
import type { MadeUpCard } from '@sortie/testkit/legion';
import { vi } from 'vitest';
import type { CardRules } from '../../src/abilities/card-rules.ts';
import { writtenCards } from '../../src/abilities/registry.ts';
import type { UpgradeCardId } from '../../src/catalogue/index.ts';

export const unitId = (name: string) => name as UnitId;

/** A card that orders this when its window opens; optional unless it must be used. */
export function orders(
  name: string,
  [seat, window]: readonly [seat: string, window: string],
  ...effects: readonly LegionEffect[]
): MadeUpCard {
  return { name, seat, window, effects: () => effects };
}

export function must(card: MadeUpCard): MadeUpCard {
  return { ...card, optional: false };
}

export function gain(unit: string, token: TokenKind, count = 1): LegionEffect {
  return { kind: 'gainTokens', unit: unitId(unit), token, count, source: 'test' };
}

export function lose(unit: string, token: TokenKind, count: number): LegionEffect {
  return { kind: 'removeTokens', unit: unitId(unit), token, count, source: 'test' };
}

/** A free action of these kinds, or of any. */
export function grant(unit: string, ...kinds: FreeAction['kinds']): LegionEffect {
  return {
    kind: 'grantFreeAction',
    grant: { unit: unitId(unit), kinds, moves: [], attacks: 'any', against: null, source: 'test' },
  };
}

/** An upgrade with rules that no card has, until all mocks are restored. */
export function prints(upgrade: UpgradeCardId, rules: Omit<CardRules, 'card'>): void {
  const written = writtenCards.upgrade.bind(writtenCards);
  const madeUp = { ...rules, card: upgrade };
  vi.spyOn(writtenCards, 'upgrade').mockImplementation((id) => (id === upgrade ? madeUp : written(id)));
}
