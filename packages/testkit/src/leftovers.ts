import type { Script } from '@sortie/kernel';

/** The faces and cards that were laid out and not used: `dice attack hit`. A test that leaves any has failed. */
export function leftovers(script: Script): string[] {
  return (['dice', 'cards'] as const).flatMap((from) =>
    Object.entries(script[from]).flatMap(([name, left]) => left.map((each) => `${from} ${name} ${each}`)),
  );
}
