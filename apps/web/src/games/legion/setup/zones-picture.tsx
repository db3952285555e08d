import { type BattleCardId, battleCard, battlefieldMeasure, type TablePoint } from '@sortie/legion/catalogue';
import './zones-picture.css';

interface Props {
  readonly card: BattleCardId;
  /** The blue side; null before colours are chosen. */
  readonly blue: 0 | 1 | null;
  /** The side that looks: its zones are drawn below. */
  readonly own: 0 | 1 | undefined;
}

const { width, depth } = battlefieldMeasure.value.standard;

/** The battlefield as a card draws it: the zones of both sides, and places that it names. lg.setup.deploy.zones-from-card */
export function ZonesPicture({ card, blue, own }: Props) {
  const { zones, places } = battleCard(card);
  if (zones === null && places.length === 0) return null;
  const first = blue ?? 0;
  const sides = [
    { side: first, areas: zones?.blue ?? [] },
    { side: first === 0 ? 1 : 0, areas: zones?.red ?? [] },
  ];
  const ownAreas = sides.find(({ side }) => side === (own ?? first))?.areas ?? [];
  return (
    <svg className="lg-zones" viewBox={`0 0 ${width} ${depth}`} aria-hidden="true">
      <rect className="lg-zones-ground" width={width} height={depth} />
      <g transform={isFar(ownAreas) ? `rotate(180 ${width / 2} ${depth / 2})` : undefined}>
        {/* A card counts from the blue player's edge, a picture from above. */}
        <g transform={`translate(0 ${depth}) scale(1 -1)`}>
          {sides.map(({ side, areas }) =>
            areas.map((area) => (
              <path key={pathOf(area)} className="lg-zones-area" data-side={side} d={pathOf(area)} />
            )),
          )}
          {places.map(({ x, y }) => (
            <circle key={`${x} ${y}`} className="lg-zones-place" cx={x} cy={y} r={34} />
          ))}
        </g>
      </g>
    </svg>
  );
}

/** Whether the areas lie in the farther half, seen from the blue edge. */
function isFar(areas: readonly (readonly TablePoint[])[]): boolean {
  const points = areas.flat();
  if (points.length === 0) return false;
  return points.reduce((sum, { y }) => sum + y, 0) / points.length > depth / 2;
}

function pathOf(area: readonly TablePoint[]): string {
  return `M${area.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}
