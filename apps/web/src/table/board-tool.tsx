import type { Point } from '@sortie/geometry';
import { outlinePath, toolOutlines, toolPoses } from '@sortie/scene';
import type { KeyboardEvent, PointerEvent } from 'react';
import { bendByClicks, bendTowards } from './bend-tool.ts';
import type { HeldTool } from './layer.ts';
import { useWords } from './text/words.ts';
import './board-tool.css';

interface Props {
  readonly tool: HeldTool;
  /** Where a place of the screen is on the table. */
  readonly toTable: (x: number, y: number) => Point;
}

const clicksOf: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** The links of a jointed tool, which lie below the piece. */
export function BoardToolLinks({ tool: { start, shape } }: Pick<Props, 'tool'>) {
  return (
    <g className="board-tool">
      {toolOutlines(start, shape).map((points, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link is known by its place
        <path key={place} className="board-tool-link" d={outlinePath(points)} />
      ))}
    </g>
  );
}

/** Its joints, above the piece so that the hand finds them: pulled by hand or finger, clicked, or bent by arrow keys. */
export function BoardToolJoints({ tool, toTable }: Props) {
  const { shape, start, most } = tool;
  const poses = toolPoses(start, shape);
  return (
    <g className="board-tool" data-tool>
      {shape.links.map((_, joint) =>
        (most[joint] ?? 0) > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a joint is known by its place
          <Joint key={joint} tool={tool} joint={joint} at={poses[joint] ?? start} toTable={toTable} />
        ) : null,
      )}
    </g>
  );
}

interface JointProps extends Props {
  readonly joint: number;
  readonly at: Point;
}

function Joint({ tool, joint, at, toTable }: JointProps) {
  const say = useWords();
  const { shape, most } = tool;
  const bend = shape.bends[joint] ?? 0;
  const press = (event: KeyboardEvent) => {
    const clicks = clicksOf[event.key];
    if (clicks === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    tool.onBend(bendByClicks(tool, joint, clicks), true);
  };
  const pull = (event: PointerEvent<SVGGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const bends = bendTowards(tool, joint, toTable(event.clientX, event.clientY));
    if (bends[joint] !== bend) tool.onBend(bends, false);
  };
  return (
    <g
      role="slider"
      tabIndex={0}
      className="board-tool-joint"
      data-hand="joint"
      data-joint={joint}
      transform={`translate(${at.x} ${-at.y})`}
      aria-label={say('joint', { number: joint + 1 })}
      aria-valuemin={-(most[joint] ?? 0)}
      aria-valuemax={most[joint] ?? 0}
      aria-valuenow={bend}
      aria-valuetext={say('jointBent', { degrees: bend })}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={pull}
      onPointerUp={() => tool.onBend(shape.bends, true)}
    >
      <g className="board-constant">
        <circle className="board-ghost-finger" r={22} />
        <circle className="board-tool-knob" r={9} />
      </g>
    </g>
  );
}
