import { cardWords } from '@sortie/cards';
import { refused } from '@sortie/kernel';
import type { LampCards, LampRules } from './model.ts';

const { card, on } = cardWords<LampCards>();

const others = ({ table, self }: { readonly table: LampCards['table']; readonly self: string }) =>
  table.lamps.filter(({ id, isOut }) => id !== self && !isOut).map(({ id }) => id);

/** Once a flash, lights its own lamp. */
export const echo = card('echo', {
  abilities: [
    on('flashed', {
      optional: true,
      once: 'flash',
      applies: ({ flash, self }) => flash.to === self,
      resolve: ({ self }) => [{ kind: 'light', lamp: self }],
    }),
  ],
});

/** Once a night, lights another lamp. */
export const lamplighter = card('lamplighter', {
  abilities: [
    on('dusk', {
      optional: true,
      once: 'night',
      applies: () => true,
      choices: others,
      resolve: (_at, lamp: string) => [{ kind: 'light', lamp }],
    }),
  ],
});

/** Once a game. */
export const comet = card('comet', {
  abilities: [
    on('dusk', {
      optional: true,
      once: 'game',
      applies: () => true,
      resolve: ({ self }) => [{ kind: 'light', lamp: self }],
    }),
  ],
});

/** Exhausts, while its glow goes on. */
export const mirror = card('mirror', {
  adds: { glow: 2 },
  abilities: [
    on('flashed', {
      optional: true,
      exhausts: true,
      applies: ({ flash, self }) => flash.from === self,
      forbidden: ({ table, self }) =>
        table.glow(self) > 9 ? refused('lamps.too-bright', { lamp: self }) : undefined,
      resolve: ({ flash }) => [{ kind: 'light', lamp: flash.to }],
    }),
  ],
});

/** Is discarded to light a lamp that burns. */
export const match = card('match', {
  abilities: [
    on('dusk', {
      optional: true,
      discards: true,
      applies: () => true,
      needs: ({ self }) => ({ lamp: self }),
      resolve: ({ self }) => [{ kind: 'light', lamp: self }],
    }),
  ],
  cites: { discarded: 'lamps.burnt' },
});

/** A keyword with a number, of which every copy counts. */
export const pierce = card('pierce', {
  adds: { pierce: ({ flash, self, value = 0 }) => (flash.from === self ? value : 0) },
});

export const dim = card('dim', { adds: { glow: -1 } });

export const amberGlass = card('amber', { sets: { colour: () => 'amber' } });
export const blueGlass = card('blue', { sets: { colour: () => 'blue' } });

export const torch = card('torch', { permits: { light: ({ lamp }, { self }) => lamp === self } });
export const curfew = card('curfew', { forbids: { light: () => true } });

/** Two things to say in one window, and both must be said. */
export const twins = card('twins', {
  abilities: [
    on('dusk', { optional: false, applies: () => true, resolve: () => [{ kind: 'light', lamp: 'first' }] }),
    on('dusk', { optional: false, applies: () => true, resolve: () => [{ kind: 'light', lamp: 'second' }] }),
  ],
});

/** Lights up to two lamps, not the same as its own alone. */
export const chain = card('chain', {
  abilities: [
    on('dusk', {
      optional: true,
      applies: () => true,
      choices: ({ table, self }) => ({
        kind: 'picks',
        from: table.lamps.filter(({ isOut }) => !isOut).map(({ id }) => id),
        least: 1,
        most: 2,
        refuse: (picked) =>
          picked.length === 1 && picked[0] === self ? refused('lamps.not-itself-alone') : undefined,
      }),
      canChange: ({ table }) => table.lamps.length > 1,
      resolve: (_at, lamps: readonly string[]) => lamps.map((lamp) => ({ kind: 'light', lamp })),
    }),
  ],
});

/** Comes by itself, whatever else is heard. */
export const dew = card('dew', {
  abilities: [
    on('dusk', {
      optional: false,
      automatic: true,
      applies: () => true,
      resolve: ({ self }) => [{ kind: 'light', lamp: self }],
    }),
  ],
});

/** The other cards of its lamp say nothing. */
export const shade = card('shade', { shadesItsLamp: true });

/** Says of that part that it has none. */
export const bare = card('bare', { shadesItsLamp: false });

export const allRules: ReadonlyMap<string, LampRules> = new Map(
  [
    echo,
    lamplighter,
    comet,
    mirror,
    match,
    pierce,
    dim,
    amberGlass,
    blueGlass,
    torch,
    curfew,
    twins,
    shade,
    bare,
    chain,
    dew,
  ].map((rules) => [rules.card, rules]),
);
