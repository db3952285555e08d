import { sceneOf } from '@sortie/legion/scene';
import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import type { Scene } from '@sortie/scene';
import type { Seen as SeenTable } from '../../table/table-game.ts';
import { namesFor } from './names-for.ts';
import './scene.css';

/** Drawing needs no sentences. */
type Seen = Pick<SeenTable<LegionView>, 'table' | 'people' | 'language'>;

/** What lies on the table, with the attack and the melees of now. */
export function seenScene(seen: Seen): Scene {
  return sceneOf(seen.table, sceneWords(seen));
}

export function sceneWords(seen: Seen) {
  return { names: namesFor(seen), words: texts(seen.language).pieceWords };
}
