import { writeFileSync } from 'node:fs';
import { type Scene, sceneSvg } from '@sortie/scene';
import { arcMarks, sceneOf, svgStyle } from '@sortie/xwing/scene';
import { namesOf, texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import { defineCommand } from 'citty';
import { DONE, type ExitCode } from '../exit-code.ts';
import { boardText } from '../play/board.ts';
import { type Labels, labelsOf } from '../play/labels.ts';
import { loadGame } from '../play/open-game.ts';

export const position = defineCommand({
  meta: { name: 'sortie position', description: 'Draws a position, a saved game or the end of a replay' },
  args: {
    file: { type: 'positional', required: true, description: 'a position, a saved game or a replay' },
    out: { type: 'string', valueHint: 'FILE', description: 'write the picture here instead of printing it' },
    arcs: { type: 'boolean', description: 'draw the firing arcs to range 3' },
    text: { type: 'boolean', description: 'draw in characters instead of SVG' },
    json: { type: 'boolean', description: 'print the position itself as JSON' },
  },
  run({ args }): ExitCode {
    const referee = loadGame(args.file);
    const { table } = referee.view('spectator') as unknown as { readonly table: XwingView };
    const scene = sceneOf(table, { names: namesOf(table), words: texts('en').pieceWords });
    const labels = labelsOf(table);
    const arcs = args.arcs ? scene.pieces.flatMap(({ id }) => arcMarks(table, id)) : [];
    const picture = args.json
      ? `${JSON.stringify(referee.game.writePosition(referee.state))}\n`
      : args.text
        ? `${boardText(scene, labels, false)}\n`
        : sceneSvg(
            { ...scene, marks: [...scene.marks, ...arcs] },
            {
              title: `A table with ${scene.pieces.length} pieces`,
              labels,
              legend: legendOf(scene, labels),
              style: svgStyle,
            },
          );
    if (args.out === undefined) process.stdout.write(picture);
    else writeFileSync(args.out, picture);
    return DONE;
  },
});

function legendOf({ pieces }: Scene, labels: Labels): readonly string[] {
  return pieces.flatMap(({ id, name }) => {
    const label = labels.get(id);
    return label === undefined ? [] : [`${label}  ${name}`];
  });
}
