import { legionTable, type UnitSpec } from '@sortie/testkit/legion';
import { afterEach, vi } from 'vitest';
import type { WindowAbility } from '../../src/abilities/card-rules.ts';
import { on } from '../../src/abilities/card-words.ts';
import { prints } from '../rules/made-up.ts';
import { shows } from '../shows.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const scoped = (unit: string, x: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  unit,
  at: [x, 300],
  upgrades: ['targeting-scopes'],
  ...more,
});

/** Both sides have a unit with these abilities; that of the first side is active. */
const bothWith = (...abilities: readonly WindowAbility[]) => {
  prints('targeting-scopes', { abilities });
  return legionTable({
    luke: scoped('luke-skywalker', 300),
    vader: scoped('darth-vader', 1500, { activated: true }),
  });
};

const nothing = { optional: true, applies: () => true, resolve: () => [] } as const;

shows(
  'lg.timing.after-action-order',
  'what a unit has to say after an action waits until the acting player has passed',
  () => {
    bothWith(on('after', nothing))
      .acts('dodge')
      .asksSeat('p1')
      .offersExactly({ use: 'luke.c1', choice: null }, { pass: true })
      .refuses({ use: 'vader.c1', choice: null }, 'lg.timing.after-action-order')
      .passes()
      .asksSeat('p2')
      .offersExactly({ use: 'vader.c1', choice: null }, { pass: true });
  },
);

shows(
  'lg.timing.end-of-activation-order',
  'at the end of an activation the player whose unit it is speaks before the other may',
  () => {
    bothWith(on('endOfActivation', nothing))
      .isDone()
      .asksSeat('p1')
      .offersExactly({ use: 'luke.c1', choice: null }, { pass: true })
      .refuses({ use: 'vader.c1', choice: null }, 'lg.timing.end-of-activation-order')
      .passes()
      .asksSeat('p2')
      .offersExactly({ use: 'vader.c1', choice: null }, { pass: true });
  },
);

shows(
  'lg.timing.when',
  'what waits for a moment is used in no other, not where its condition is unmet, and once in it',
  () => {
    const table = bothWith(
      on('after', nothing),
      on('after', { ...nothing, applies: () => false }),
      on('after', { ...nothing, once: 'activation', repeatable: true }),
      on('endOfActivation', nothing),
    ).acts('dodge');
    const use = (key: string) => ({ use: key, choice: null });
    table
      .offersExactly(use('luke.c1'), use('luke.c1#2'), { pass: true })
      .refuses(use('luke.c1#1'), 'lg.timing.when')
      .refuses(use('luke.c1#3'), 'lg.timing.when')
      .answers(use('luke.c1'))
      .offersExactly(use('luke.c1#2'), { pass: true })
      .refuses(use('luke.c1'), 'lg.timing.when')
      .passes()
      .passes()
      .acts('aim')
      .answers(use('luke.c1#2'))
      .offersExactly(use('luke.c1'), { pass: true })
      .refuses(use('luke.c1#2'), 'lg.timing.when');
  },
);

shows('lg.defeat.unit', 'a defeated unit uses nothing that it had', () => {
  prints('targeting-scopes', { abilities: [on('after', nothing)] });
  legionTable({
    luke: scoped('luke-skywalker', 300),
    leia: scoped('leia-organa', 600, {
      whereabouts: 'defeated',
      order: 'gone',
      miniatures: [{ at: null, defeatedIn: 0, wounds: 6 }],
    }),
    vader: scoped('darth-vader', 1500, { activated: true }),
  })
    .acts('dodge')
    .offersExactly({ use: 'luke.c1', choice: null }, { pass: true })
    .refuses({ use: 'leia.c1', choice: null }, 'lg.defeat.unit');
});

shows(
  'lg.cards.abilities',
  'a card is used in the ways that it offers, and not after it was discarded',
  () => {
    prints('targeting-scopes', {
      abilities: [
        on('after', { ...nothing, choices: () => ['one', 'other'] }),
        on('after', { ...nothing, choices: () => [] }),
      ],
    });
    legionTable({
      luke: scoped('luke-skywalker', 300),
      leia: scoped('leia-organa', 600, { upgrades: [{ card: 'targeting-scopes', discarded: true }] }),
      vader: scoped('darth-vader', 1500, { activated: true }),
    })
      .activate('luke')
      .acts('dodge')
      .offersExactly({ use: 'luke.c1', choice: 'one' }, { use: 'luke.c1', choice: 'other' }, { pass: true })
      .refuses({ use: 'luke.c1', choice: 'third' }, 'lg.cards.abilities')
      .refuses({ use: 'luke.c1#1', choice: null }, 'lg.cards.abilities')
      .refuses({ use: 'leia.c1', choice: 'one' }, 'lg.cards.abilities');
  },
);
