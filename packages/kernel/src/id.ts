declare const brand: unique symbol;

/** A string that names one kind of thing and no other. */
export type Id<Kind extends string> = string & { readonly [brand]: Kind };
