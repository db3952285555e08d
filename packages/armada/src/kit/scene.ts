import { reachMarks } from '../scene/reach-marks.ts';
import { sceneOf } from '../scene/scene.ts';
import { svgStyle } from '../scene/svg-style.ts';
import { type Language, namesOf, texts } from '../text/index.ts';
import type { ArmadaView } from '../view/armada-view.ts';

/** Armada's table as plain shapes, called in one language. */
export function armadaScene(language: Language) {
  const words = texts(language).pieceWords;
  return {
    draw: (table: ArmadaView, people?: Readonly<Record<string, string>>) =>
      sceneOf(table, { names: namesOf(table, people, language), words }),
    reachOf: (table: ArmadaView, piece: string) => reachMarks(table, piece, words),
    svgStyle,
  };
}
