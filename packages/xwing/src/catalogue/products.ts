import type { ConditionId } from './condition.ts';
import { productFacts } from './data/products.ts';
import { pilotId } from './pilots.ts';
import type { Product, ProductId } from './product.ts';
import { shipTypeId } from './ship-types.ts';
import { upgradeId } from './upgrades.ts';

export const products: readonly Product[] = productFacts.map((facts) => ({
  ...facts,
  sku: facts.sku as ProductId,
  ships: facts.ships.map(shipTypeId),
  pilots: facts.pilots.map(pilotId),
  upgrades: facts.upgrades.map(upgradeId),
  conditions: (facts.conditions ?? []).map((id) => id as ConditionId),
  asteroids: facts.asteroids ?? 0,
  debrisClouds: facts.debrisClouds ?? 0,
}));

const bySku: ReadonlyMap<string, Product> = new Map(products.map((each) => [each.sku, each]));

export function findProduct(sku: string): Product | undefined {
  return bySku.get(sku);
}

export function product(sku: ProductId): Product {
  const found = findProduct(sku);
  if (found === undefined) throw new Error(`no product ${sku}`);
  return found;
}

/** The box of 2012. */
export const originalCoreSet: Product = product('SWX01' as ProductId);
