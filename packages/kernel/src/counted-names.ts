/** Each name once, in the order in which they come first, how often before those that come again: `2 × Name`. */
export function countedNames(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length;
    return count > 1 ? `${count} × ${name}` : name;
  });
}
