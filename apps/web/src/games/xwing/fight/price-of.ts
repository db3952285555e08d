import type { en } from './text/en.ts';

type Price = Extract<keyof typeof en, `costs${string}`>;

/** What it costs to use a card, by its name in the catalogue. */
const prices: Readonly<Record<string, Price>> = {
  'ept:pushthelimit': 'costsStress',
  'ept:elusiveness': 'costsStress',
  'ept:daredevil': 'costsStress',
  'ept:experthandling': 'costsStressWithoutRoll',
  'tech:weaponsguidance': 'costsFocus',
  'imperial:tiefofighter:omegaace': 'costsFocusAndLock',
  'amd:r5x3': 'costsCard',
  'crew:chewbacca': 'costsCard',
  'bomb:seismiccharges': 'costsCard',
  'bomb:protonbombs': 'costsCard',
  'bomb:proximitymines': 'costsCard',
};

/** Undefined for a card that costs nothing. */
export function priceOf(card: string): Price | undefined {
  return prices[card];
}
