import type { MeasuredShot } from '@sortie/armada/model';
import { briefName } from '@sortie/armada/scene';
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
      ? briefName(names.unit(target))
      : say('zoneOf', { unit: briefName(names.unit(target)), zone: zones[defendingZone] });
  return capital(zone === null ? at : say('fromTo', { zone: zones[zone], target: at }));
}
