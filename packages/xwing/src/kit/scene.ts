import { arcMarks, sceneOf, svgStyle } from '../scene/index.ts';
import { type Language, namesOf, texts } from '../text/index.ts';
import type { XwingView } from '../view/xwing-view.ts';

/** X-Wing's table as plain shapes, called in one language. */
export function xwingScene(language: Language) {
  const words = texts(language).pieceWords;
  return {
    draw: (table: XwingView, people?: Readonly<Record<string, string>>) =>
      sceneOf(table, { names: namesOf(table, people, language), words }),
    reachOf: arcMarks,
    svgStyle,
  };
}
