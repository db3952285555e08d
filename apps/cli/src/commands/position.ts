import { writeFileSync } from 'node:fs';
import { positionFile } from '@sortie/kernel';
import { type Scene, sceneSvg } from '@sortie/scene';
import { defineCommand } from 'citty';
import type { CliDependencies } from '../dependencies.ts';
import { DONE, type ExitCode } from '../exit-code.ts';
import { loadGame, type OpenedGame } from '../load-game.ts';
import { boardText } from '../play/board.ts';
import { type Labels, labelsOf } from '../play/labels.ts';
import { tableSeenBy } from '../table-seen-by.ts';

export const position = ({ games }: CliDependencies) =>
  defineCommand({
    meta: { name: 'sortie position', description: 'Draws a position, a saved game or the end of a replay' },
    args: {
      file: { type: 'positional', required: true, description: 'a position, a saved game or a replay' },
      out: {
        type: 'string',
        valueHint: 'FILE',
        description: 'write the picture here instead of printing it',
      },
      arcs: { type: 'boolean', description: 'draw what the pieces cover from where they stand' },
      text: { type: 'boolean', description: 'draw in characters instead of SVG' },
      json: { type: 'boolean', description: 'print the position itself as JSON' },
    },
    async run({ args }): Promise<ExitCode> {
      const opened = await loadGame(args.file, games);
      const picture = args.json
        ? `${JSON.stringify(positionFile(opened.referee))}\n`
        : args.text
          ? await inCharacters(opened)
          : await asSvg(opened, args.arcs ?? false);
      if (args.out === undefined) process.stdout.write(picture);
      else writeFileSync(args.out, picture);
      return DONE;
    },
  });

async function inCharacters({ kit, referee }: OpenedGame): Promise<string> {
  const [drawing, terminal] = await Promise.all([kit.scene('en'), kit.terminal()]);
  const table = tableSeenBy(referee, 'spectator');
  return `${boardText(drawing.draw(table), labelsOf(terminal.pieces({ table })), false)}\n`;
}

async function asSvg({ kit, referee }: OpenedGame, arcs: boolean): Promise<string> {
  const [drawing, terminal] = await Promise.all([kit.scene('en'), kit.terminal()]);
  const table = tableSeenBy(referee, 'spectator');
  const scene = drawing.draw(table);
  const labels = labelsOf(terminal.pieces({ table }));
  const covered = arcs ? scene.pieces.flatMap(({ id }) => drawing.reachOf(table, id)) : [];
  return sceneSvg(
    { ...scene, marks: [...scene.marks, ...covered] },
    {
      title: `A table with ${scene.pieces.length} pieces`,
      labels,
      legend: legendOf(scene, labels),
      style: drawing.svgStyle,
    },
  );
}

function legendOf({ pieces }: Scene, labels: Labels): readonly string[] {
  return pieces.flatMap(({ id, name }) => {
    const label = labels.get(id);
    return label === undefined ? [] : [`${label}  ${name}`];
  });
}
