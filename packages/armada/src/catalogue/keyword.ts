/** The keywords that the book defines. ar.keyword.bomber, ar.keyword.counter, ar.keyword.escort, ar.keyword.heavy, ar.keyword.swarm */
export type Keyword =
  | { readonly kind: 'bomber' }
  | { readonly kind: 'counter'; readonly value: number }
  | { readonly kind: 'escort' }
  | { readonly kind: 'heavy' }
  | { readonly kind: 'swarm' };
