import { tagWidth } from './captions.ts';

interface Props {
  readonly text: string;
  /** Pixels below the middle of what it belongs to. */
  readonly y: number;
  readonly look: string;
  readonly isRound?: boolean;
}

const HEIGHT = 17;

/** A few words on a small plate. */
export function BoardTag({ text, y, look, isRound = false }: Props) {
  const width = tagWidth(text);
  return (
    <g className={`board-tag board-tag-${look}`} transform={`translate(0 ${y})`}>
      <rect x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx={isRound ? HEIGHT / 2 : 3} />
      <text y={4.2} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
