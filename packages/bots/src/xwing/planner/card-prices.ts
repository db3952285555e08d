/** What the use of a card costs beyond its tokens, in points of a squad: a stress token, or the card itself. */
const PRICES: Readonly<Record<string, number>> = {
  'ept:crackshot': 0.7,
  'ept:elusiveness': 2,
  'ept:drawtheirfire': 0.5,
  'ept:wired': 0.01,
  'samd:r4b11': 0.3,
  'tech:weaponsguidance': 0.3,
  'crew:rebelcaptive': 0,
  'illicit:glitterstim': 1.5,
  'imperial:firespray31:bobafett': 2,
  'amd:r5x3': 1.5,
};

export function priceOfCard(card: string): number {
  return Object.hasOwn(PRICES, card) ? PRICES[card]! : 0;
}
