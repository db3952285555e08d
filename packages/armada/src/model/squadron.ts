import type { Point } from '@sortie/geometry';
import type { SquadronCardId } from '../catalogue/index.ts';
import type { SquadronId } from './ids.ts';
import type { Ship } from './ship.ts';

/** Which side an activation slider or the initiative token shows. ar.squadron-activation.slider-must-match */
export type SliderSide = 'blue' | 'orange';

type UnitFields = Pick<
  Ship,
  'seat' | 'side' | 'defenseTokens' | 'uses' | 'attacks' | 'destroyed' | 'removed' | 'setAside'
>;

export interface Squadron extends UnitFields {
  readonly kind: 'squadron';
  readonly id: SquadronId;
  readonly card: SquadronCardId;
  /** The middle of the base; null before deployment. */
  readonly at: Point | null;
  /** Hull points left. */
  readonly hull: number;
  readonly slider: SliderSide;
}

export type Unit = Ship | Squadron;
