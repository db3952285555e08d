import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { BoardTag } from '../board-tag.tsx';
import { badgeScale } from '../whole-table.ts';
import type { Act, Loss } from './act.ts';
import './stage-effects.css';

/** What an act draws on the table itself: a ring and a few words beside a piece, what it loses, its end. */
export function StageEffects({ act }: { readonly act: Act | undefined }) {
  if (!act || !('at' in act) || !act.at) return null;
  const { x, y } = act.at;
  return (
    <g className="stage-effects" transform={`translate(${x} ${-y})`} data-effect={act.kind} key={act.key}>
      <Effect act={act} />
    </g>
  );
}

function Effect({ act }: { readonly act: Act }) {
  switch (act.kind) {
    case 'loss':
      return <Losses losses={act.losses} />;
    case 'destroyed':
      return <Blast reach={act.reach} />;
    case 'told':
      return <Ring reach={act.reach ?? 20} tone={act.tone} brief={act.brief} />;
    default:
      return null;
  }
}

interface RingProps {
  readonly reach: number;
  readonly tone: string;
  readonly brief: string | undefined;
}

function Ring({ reach, tone, brief }: RingProps) {
  return (
    <>
      <circle className={`stage-ring stage-ring-${tone}`} r={reach * 1.7} />
      {brief === undefined ? null : (
        <g className="board-upright">
          <g transform={`translate(0 ${reach * 1.8})`}>
            <Readable>
              <g transform="translate(0 14)">
                <BoardTag text={brief} look={`stage-${tone}`} />
              </g>
            </Readable>
          </g>
        </g>
      )}
    </>
  );
}

/** As large as the labels of the board, at any zoom: the camera keeps it so, and here it begins so. */
function Readable({ children }: { readonly children: ReactNode }) {
  const root = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const { a = 1, b = 0 } = (root.current?.parentElement as SVGGElement | null)?.getScreenCTM() ?? {};
    const pixels = Math.hypot(a, b);
    root.current?.setAttribute('transform', `scale(${badgeScale(pixels) / pixels})`);
  }, []);
  return (
    <g ref={root} className="board-shrink">
      {children}
    </g>
  );
}

function Losses({ losses }: { readonly losses: readonly Loss[] }) {
  return (
    <>
      <circle className="stage-flash" r={34} />
      <g className="board-upright">
        <Readable>
          {losses.map(({ tone, count }, place) => (
            <g key={tone} transform={`translate(${(place - (losses.length - 1) / 2) * 46} 0)`}>
              <text className={`stage-number stage-number-${tone}`} textAnchor="middle">
                −{count}
              </text>
            </g>
          ))}
        </Readable>
      </g>
    </>
  );
}

const SPARKS = 12;

/** Our own explosion: a flash, a ring that grows, and sparks that fly apart. */
function Blast({ reach }: { readonly reach: number }) {
  return (
    <g className="stage-blast">
      <circle className="stage-blast-cloud" r={reach * 1.9} />
      <circle className="stage-blast-core" r={reach * 1.1} />
      <circle className="stage-blast-ring" r={reach * 2.6} />
      {Array.from({ length: SPARKS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a spark is its place.
        <g key={place} transform={`rotate(${(360 / SPARKS) * place + (place % 2) * 11})`}>
          <path
            className="stage-blast-spark"
            d={`M0 ${-reach * 0.5}L${reach * 0.09} ${-reach}L0 ${-reach * (2 + (place % 3) * 0.4)}L${-reach * 0.09} ${-reach}Z`}
          />
        </g>
      ))}
    </g>
  );
}
