import type { Squad } from '@sortie/xwing/lists';
import type { Agreed } from '../logic/agreed.ts';

/** What is on the workbench. */
export interface Draft {
  readonly name: string;
  readonly squad: Squad;
  readonly agreed: Agreed;
}

/** The ship that cards are looked for, and the place of its upgrade bar when one is meant. */
export interface Chosen {
  readonly ship: number;
  readonly place?: number;
}
