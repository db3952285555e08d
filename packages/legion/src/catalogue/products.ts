import { productFacts } from './data/products.ts';
import type { ProductFacts } from './product-facts.ts';

export type ProductId = (typeof productFacts)[number]['id'];

export interface Product extends ProductFacts {
  readonly id: ProductId;
}

export const products: readonly Product[] = productFacts;

const byId: ReadonlyMap<string, Product> = new Map(products.map((each) => [each.id, each]));

export function findProduct(id: string): Product | undefined {
  return byId.get(id);
}

/** The boxes that a card is in. */
export function productsOf(ids: readonly string[]): readonly ProductId[] {
  return ids.map((id) => {
    const found = findProduct(id);
    if (found === undefined) throw new Error(`no product ${id}`);
    return found.id;
  });
}
