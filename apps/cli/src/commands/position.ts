import { writeFileSync } from 'node:fs';
import { namesOf } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import { drawingOf } from '@sortie/xwing/view';
import { defineCommand } from 'citty';
import { DONE, type ExitCode } from '../exit-code.ts';
import { boardText } from '../play/board.ts';
import { labelsOf } from '../play/labels.ts';
import { loadGame } from '../play/open-game.ts';
import { positionSvg } from '../position-svg.ts';

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
    const drawing = drawingOf(table);
    const picture = args.json
      ? `${JSON.stringify(referee.game.writePosition(referee.state))}\n`
      : args.text
        ? `${boardText(drawing, labelsOf(table), false)}\n`
        : positionSvg(drawing, namesOf(table), { arcs: args.arcs ?? false });
    if (args.out === undefined) process.stdout.write(picture);
    else writeFileSync(args.out, picture);
    return DONE;
  },
});
