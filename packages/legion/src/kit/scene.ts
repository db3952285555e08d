import { reachMarks } from '../scene/reach-marks.ts';
import { sceneOf } from '../scene/scene.ts';
import { svgStyle } from '../scene/svg-style.ts';
import { type Language, namesOf, texts } from '../text/index.ts';
import type { LegionView } from '../view/legion-view.ts';

/** Legion's table as plain shapes, called in one language. */
export function legionScene(language: Language) {
  const words = texts(language).pieceWords;
  return {
    draw: (table: LegionView, people?: Readonly<Record<string, string>>) =>
      sceneOf(table, { names: namesOf(table, people, language), words }),
    reachOf: (table: LegionView, piece: string) => reachMarks(table, piece, words),
    svgStyle,
  };
}
