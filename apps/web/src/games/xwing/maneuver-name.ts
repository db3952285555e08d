import type { Decision } from '@sortie/kernel';
import type { Maneuver } from '@sortie/xwing/catalogue';
import { type Language, type Names, texts } from '@sortie/xwing/text';

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
