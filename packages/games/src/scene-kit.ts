import type { Plain } from '@sortie/kernel';
import type { Mark, Scene } from '@sortie/scene';

/** A table as plain shapes, with the names of its pieces in one language. */
export interface SceneKit<Table = Plain> {
  /** Names of people by their seats; a seat without one is called by its id. */
  draw(table: Table, people?: Readonly<Record<string, string>>): Scene;
  /** What a piece covers from where it stands: its arcs of fire. */
  reachOf(table: Table, piece: string): readonly Mark[];
  /** How its shapes and marks are printed where no page brings a style sheet. */
  readonly svgStyle: string;
}

/** Forgets what a game's tables are made of. */
export function anySceneKit<Table>(kit: SceneKit<Table>): SceneKit {
  return kit as unknown as SceneKit;
}
