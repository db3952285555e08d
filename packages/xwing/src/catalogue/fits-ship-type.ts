/**
 * A card for one ship type fits a type whose name holds all its words, unabbreviated and in order;
 * slash and space both part words. xw.squad.upgrade.type-only
 */
export function fitsShipType(shipTypeName: string, restriction: string): boolean {
  const words = wordsOf(shipTypeName);
  let from = 0;
  return wordsOf(restriction).every((word) => {
    const at = words.indexOf(word, from);
    from = at + 1;
    return at >= 0;
  });
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().split(/[ /]+/);
}
