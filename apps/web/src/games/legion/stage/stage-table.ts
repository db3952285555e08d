import type { AttackColour, AttackFace, DefenseFace } from '@sortie/legion/catalogue';
import type { LegionEvent, Stand } from '@sortie/legion/model';
import type { LegionView } from '@sortie/legion/view';
import { pieceOfMiniature } from '../units.ts';

interface StagedDie {
  readonly colour: AttackColour;
  readonly face: AttackFace | DefenseFace;
  readonly timesRerolled: number;
  readonly cancelled: boolean;
}

export interface StagedPool {
  readonly attacker: string | null;
  readonly defender: string;
  readonly attack: readonly StagedDie[];
  readonly defense: readonly StagedDie[];
}

/** The table as far as the stage follows it, event by event. */
export interface StageTable {
  /** By the pieces of the table. */
  readonly stands: ReadonlyMap<string, Stand>;
  /** Wounds by miniature. */
  readonly wounds: ReadonlyMap<string, number>;
  readonly pool: StagedPool | null;
}

export function stageTableOf({ units, pool }: LegionView): StageTable {
  const stands = new Map<string, Stand>();
  const wounds = new Map<string, number>();
  for (const unit of units) {
    for (const { id, stand, wounds: taken } of unit.miniatures) {
      if (stand) stands.set(pieceOfMiniature(unit, id), stand);
      wounds.set(id, taken);
    }
  }
  const now = pool && { attacker: pool.attacker, defender: pool.defender };
  return { stands, wounds, pool: now && { ...now, attack: pool.dice, defense: pool.defenseDice } };
}

/** The table after an event. */
export function followEvent(table: StageTable, event: LegionEvent): StageTable {
  switch (event.kind) {
    case 'leaderMoved':
      return { ...table, stands: new Map(table.stands).set(event.unit, event.to) };
    case 'miniaturesPlaced': {
      const stands = new Map(table.stands);
      for (const { miniature, stand } of event.placements) stands.set(miniature, stand);
      return { ...table, stands };
    }
    case 'woundAssigned':
      return {
        ...table,
        wounds: new Map(table.wounds).set(event.miniature, (table.wounds.get(event.miniature) ?? 0) + 1),
      };
    case 'poolBegun': {
      const { attacker, defender } = event;
      return { ...table, pool: { attacker, defender, attack: [], defense: [] } };
    }
    default:
      return table.pool ? { ...table, pool: poolAfter(table.pool, event) } : table;
  }
}

type Face = StagedDie['face'];

const fresh = ({ colour, face }: Pick<StagedDie, 'colour' | 'face'>): StagedDie => ({
  colour,
  face,
  timesRerolled: 0,
  cancelled: false,
});

function changed(dice: readonly StagedDie[], place: number, to: Partial<StagedDie>): readonly StagedDie[] {
  return dice.map((die, index) => (index === place ? { ...die, ...to } : die));
}

function rerolled(dice: readonly StagedDie[], place: number, face: Face): readonly StagedDie[] {
  return changed(dice, place, { face, timesRerolled: 1 });
}

function poolAfter(pool: StagedPool, event: LegionEvent): StagedPool {
  const { attack, defense } = pool;
  switch (event.kind) {
    case 'attackDiceRolled':
      return { ...pool, attack: event.dice.map(fresh) };
    case 'attackDieAdded':
      return { ...pool, attack: [...attack, fresh(event)] };
    case 'attackDieRerolled':
      return { ...pool, attack: rerolled(attack, event.die, event.to) };
    case 'attackDieTurned':
      return { ...pool, attack: changed(attack, event.die, { face: event.to }) };
    case 'attackDieCancelled':
      return { ...pool, attack: changed(attack, event.die, { cancelled: true }) };
    case 'defenseDiceRolled':
      return { ...pool, defense: event.dice.map(fresh) };
    case 'defenseDieRerolled':
      return { ...pool, defense: rerolled(defense, event.die, event.to) };
    case 'defenseDieTurned':
      return { ...pool, defense: changed(defense, event.die, { face: event.to }) };
    case 'defenseDieCancelled':
      return { ...pool, defense: changed(defense, event.die, { cancelled: true }) };
    default:
      return pool;
  }
}
