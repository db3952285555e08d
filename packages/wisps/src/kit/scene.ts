import { flashReach, sceneOf } from '../scene/index.ts';
import { type Language, wispWords } from '../text/index.ts';
import type { WispView } from '../view/wisp-view.ts';

/** The marsh as plain shapes, called in one language. */
export function wispsScene(language: Language) {
  const words = wispWords[language];
  return {
    draw: (table: WispView, people?: Readonly<Record<string, string>>) => sceneOf(table, words, people),
    reachOf: flashReach,
    svgStyle: '',
  };
}
