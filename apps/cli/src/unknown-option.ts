import type { ArgsDef } from 'citty';

/** The first option in the call that the command does not have. */
export function unknownOption(given: readonly string[], known: ArgsDef): string | undefined {
  const words = Object.entries(known).flatMap(([name, definition]) =>
    'alias' in definition ? [name, ...[definition.alias ?? []].flat()] : [name],
  );
  const names = new Set(words.flatMap((name) => [`--${name}`, `--no-${name}`]));
  const end = given.indexOf('--');
  return given
    .slice(0, end < 0 ? given.length : end)
    .filter((word) => word.startsWith('-') && word !== '-')
    .map((word) => word.split('=')[0]!)
    .find((word) => !names.has(word));
}
