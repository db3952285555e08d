import type { Decision } from '@sortie/kernel';
import { type Language, type Maneuver, type Names, texts } from '@sortie/xwing';

/** A maneuver of a ship with its printed colour, as players say it. */
export function maneuverName(
  { speed, bearing }: Pick<Maneuver, 'speed' | 'bearing'>,
  ship: string,
  names: Names,
  language: Language,
): string {
  const asked = { kind: 'setDial', about: { ship } } as unknown as Decision;
  return texts(language).answerText(asked, { speed, bearing }, names);
}
