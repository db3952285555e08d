import type { MeasuredShot } from '@sortie/armada/model';
import { type Names, texts } from '@sortie/armada/text';
import type { Language } from '@sortie/games';
import { capital } from '../../../table/capital.ts';
import type { ArmadaSay } from '../text/armada-say.ts';

/** From which zone at which zone of whom. */
export function shotTitle(
  { target, zone, defendingZone }: Pick<MeasuredShot, 'target' | 'zone' | 'defendingZone'>,
  names: Names,
  language: Language,
  say: ArmadaSay,
): string {
  const { zones } = texts(language).pieceWords.names;
  const at =
    defendingZone === null
      ? names.unit(target)
      : say('zoneOf', { unit: names.unit(target), zone: zones[defendingZone] });
  return capital(zone === null ? at : say('fromTo', { zone: zones[zone], target: at }));
}
