import type { Replay, SeenDice } from '@sortie/kernel';

/** A replay that is here, with what is known around it. */
export interface Opened {
  readonly replay: Replay;
  readonly title: string;
  /** Names by seat, where anybody knows them. */
  readonly people: Readonly<Record<string, string>>;
  /** The seat that the reader had in it. */
  readonly own?: string | undefined;
  /** What this browser saw of its dice before they fell. */
  readonly seen?: SeenDice | undefined;
  /** Its id when it is shared already. */
  readonly shared: string | null;
}
