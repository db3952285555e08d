import type { Mark } from '@sortie/scene';
import { shipPiece } from '@sortie/xwing/scene';
import { baseLength, type ShipView, templateOf, type XwingView } from '@sortie/xwing/view';
import type { Line } from '../../../table/line-value.ts';
import { regionOf } from '../../../table/region.ts';
import { SlideAsk } from '../../../table/slide-ask.tsx';
import { type AskProps, anySeen } from '../../../table/table-game.ts';
import { templateOutline } from '../motion/template-outline.ts';
import { sceneWords } from '../scene.ts';
import { isRoll, rollOfDecloak, rollTemplate } from './roll-template.ts';

/** A ship that is slid along its template, or a shuttle along its middle line, and then put down. */
export function XwingSlideAsk({ seen, decision, referee }: AskProps<XwingView>) {
  const { ship: id, direction } = decision.about as { readonly ship: string; readonly direction?: string };
  const ship = seen.table.ships.find((each) => each.id === id);
  return (
    <SlideAsk
      seen={anySeen(seen)}
      decision={decision}
      referee={referee}
      line={regionOf(decision) as Line}
      drawAt={(pose) => ship && shipPiece(ship, pose, seen.table, sceneWords(seen))}
      marksAt={(value) => (ship ? templateMarks(ship, { kind: decision.kind, direction, value }) : [])}
    />
  );
}

interface Slid {
  readonly kind: string;
  readonly direction: string | undefined;
  readonly value: number;
}

function templateMarks(ship: ShipView, slid: Slid): readonly Mark[] {
  const points = ship.pose && templatePoints(ship, ship.pose, slid);
  return points ? [{ kind: 'area', id: 'slide template', role: 'template', points }] : [];
}

function templatePoints(ship: ShipView, pose: NonNullable<ShipView['pose']>, slid: Slid) {
  const length = baseLength(ship);
  const direction = rollDirection(slid);
  if (direction) return rollTemplate(pose, { direction, shift: slid.value, baseLength: length });
  const { dial } = ship;
  const template = dial !== null && dial !== 'hidden' ? templateOf(dial) : undefined;
  return slid.kind === 'placeTallonRoll' && template ? templateOutline(template, pose, length) : undefined;
}

function rollDirection({ kind, direction }: Slid) {
  if (direction === undefined) return undefined;
  const roll = kind === 'placeDecloak' ? rollOfDecloak(direction) : direction;
  return isRoll(roll) ? roll : undefined;
}
