import type { Plain, Viewer } from '@sortie/kernel';
import { readySeats } from '@sortie/kernel';
import { battleCategories } from '../catalogue/index.ts';
import type { LegionState, Player, Unit } from '../model/index.ts';
import { tableOf } from '../rules/table.ts';
import type { BattleCardsView, LegionView, PlayerView, UnitView } from './legion-view.ts';
import { showBattlefield, showOptions, showToken, showUnit } from './show.ts';
import { showActivation, showAttack, showMove, showPool } from './show-procedures.ts';

function usedThisRound({ round }: LegionState, { uses }: Unit): readonly string[] {
  return uses.filter(({ scope, during }) => scope === 'round' && during === round).map(({ key }) => key);
}

function unitView(state: LegionState, unit: Unit): UnitView {
  const table = tableOf(state);
  const enemies = table.inMeleeWith(unit.id);
  return showUnit(unit, {
    usedThisRound: usedThisRound(state, unit),
    values: {
      courage: table.courage(unit.id),
      maxSpeed: table.maxSpeed(unit.id),
      isSuppressed: table.isSuppressed(unit.id),
    },
    inMeleeWith: enemies.map(({ id }) => id),
    isEngaged: enemies.length > 0 && table.isEngaged(unit.id),
  });
}

/** A hand and a card committed facedown are their player's alone; a team-mate sees neither. lg.command-phase.select.secret */
function playerView(player: Player, viewer: Viewer): PlayerView {
  const isOwn = viewer === player.seat || viewer === 'referee';
  return {
    seat: player.seat,
    revealed: player.revealed,
    discarded: player.discarded,
    barred: player.barred,
    nominated: player.nominated,
    hand: isOwn ? player.hand : null,
    handSize: player.hand.length,
    hasSelected: player.selected !== null,
    selected: isOwn ? player.selected : null,
    poolSize: player.pool.length,
    // lg.orders.pool.hidden
    ...(viewer === 'referee' ? { pool: player.pool } : {}),
  };
}

function battleCardsView({ decks, rows, used }: LegionState['battleCards'], viewer: Viewer): BattleCardsView {
  const each = <Value>(of: Readonly<Record<(typeof battleCategories)[number], Value>>) =>
    Object.fromEntries(battleCategories.map((category) => [category, of[category]])) as typeof of;
  return { rows: each(rows), used: each(used), ...(viewer === 'referee' ? { decks: each(decks) } : {}) };
}

/** Everything about the table that this viewer may know, and nothing else: what is not named here is not shown. */
export function view(state: LegionState, viewer: Viewer): Plain {
  const { attack, pool, activation, move } = tableOf(state);
  const seen: LegionView = {
    seats: state.seats.map(({ id, side }) => ({ id, side })),
    options: showOptions(state.options),
    phase: state.phase,
    setUpStep: state.setUpStep,
    round: state.round,
    battlefield: showBattlefield(state.battlefield),
    blue: state.blue,
    colourChooser: state.colourChooser,
    blueEdge: state.blueEdge,
    counter: state.counter,
    priority: state.priority,
    tokens: state.tokens.map(showToken),
    victoryTokens: state.victoryTokens,
    activeUnit: state.activeUnit,
    lastActive: state.lastActive,
    detonating: state.detonating,
    serial: state.serial,
    players: state.players.map((player) => playerView(player, viewer)),
    units: state.units.map((unit) => unitView(state, unit)),
    battleCards: battleCardsView(state.battleCards, viewer),
    attack: attack ? showAttack(attack) : null,
    pool: pool ? showPool(pool) : null,
    activation: activation ? showActivation(activation) : null,
    move: move ? showMove(move) : null,
    ready: readySeats(state),
  };
  return seen as unknown as Plain;
}
