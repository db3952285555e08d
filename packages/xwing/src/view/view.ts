import type { Plain, Viewer } from '@sortie/kernel';
import { innermost, readySeats } from '@sortie/kernel';
import type { Attack, Ship, XwingState } from '../model/index.ts';
import { measuringFor } from '../rules/measuring.ts';
import { tableOf } from '../rules/table.ts';
import { trackingTokens } from '../rules/tracking-tokens.ts';
import { agilityValue, hullValue, pilotSkill, primaryWeaponValue, shieldValue } from '../rules/values.ts';
import { scoreOf } from '../rules/winning.ts';
import { recolouredManeuvers } from './recoloured-maneuvers.ts';
import {
  showAttack,
  showBomb,
  showDamage,
  showDispute,
  showManeuver,
  showMission,
  showObstacle,
  showOptions,
  showRuling,
  showShip,
  showTouch,
} from './show.ts';
import type { AttackView, ShipView, XwingView } from './xwing-view.ts';

/** Whether the viewer may know a facedown dial. xw.planning.enemy-dials-hidden, xw.optional.team.show-dials */
export function maySeeDial(state: XwingState, ship: Ship, viewer: Viewer): boolean {
  if (viewer === 'referee' || ship.dialRevealed || ship.seat === viewer) return true;
  // xw.optional.team.core2012-no-dials
  if (state.options.variant === 'core2012') return false;
  return state.seats.some((seat) => seat.id === viewer && seat.side === ship.side);
}

function dialView(state: XwingState, ship: Ship, viewer: Viewer): ShipView['dial'] {
  if (ship.dial === null) return null;
  return maySeeDial(state, ship, viewer) ? showManeuver(ship.dial) : 'hidden';
}

function shipView(state: XwingState, ship: Ship, viewer: Viewer): ShipView {
  const table = tableOf(state);
  const { damage, uses } = ship;
  const inRound = uses.filter(({ scope, during }) => scope === 'round' && during === state.round);
  const shown = showShip(ship, {
    damage: damage.map((each) => showDamage(each, viewer)),
    dial: dialView(state, ship, viewer),
    usedThisRound: inRound.map(({ key }) => key),
  });
  const inGame = uses.filter(({ scope }) => scope === 'game').map(({ key }) => key);
  return Object.assign(shown, {
    // xw.damage.faceup.crit-token
    criticalHits: damage.filter((each) => each.faceup).length,
    ...(inGame.length > 0 ? { usedThisGame: inGame } : {}),
    values: {
      pilotSkill: pilotSkill(table, ship),
      agility: agilityValue(table, ship),
      primaryWeapon: primaryWeaponValue(table, ship),
      hull: hullValue(ship),
      shields: shieldValue(ship),
      recoloured: table.cards.maySet('difficulty', ship.id) ? recolouredManeuvers(table, ship) : {},
    },
  });
}

function attackView(state: XwingState): AttackView | null {
  const attack = innermost<Attack>(state, 'attack');
  if (!attack) return null;
  const inAttack = state.ships.flatMap(({ uses }) =>
    uses.filter(({ scope, during }) => scope === 'attack' && during === attack.number),
  );
  const used = inAttack.map(({ key }) => key);
  return showAttack(attack, used);
}

/** Everything about the table that this viewer may know, and nothing else: what is not named here is not shown. */
export function view(state: XwingState, viewer: Viewer): Plain {
  const seen: XwingView = {
    seats: state.seats.map(({ id, side }) => ({ id, side })),
    options: showOptions(state.options),
    phase: state.phase,
    round: state.round,
    initiative: state.initiative,
    edges: state.edges,
    obstacles: state.obstacles.map(showObstacle),
    bombs: state.bombs.map(showBomb),
    touches: state.touches.map(showTouch),
    activeShip: state.activeShip,
    timeExpired: state.timeExpired,
    dispute: state.dispute && showDispute(state.dispute),
    rulings: state.rulings.map(showRuling),
    serial: state.serial,
    nextId: state.nextId,
    mission: state.mission && showMission(state.mission),
    ready: readySeats(state),
    ships: state.ships.map((ship) => shipView(state, ship, viewer)),
    // xw.damage.discard.public
    decks: state.decks.map(({ draw, discard }) => ({
      left: draw.length,
      discard,
      ...(viewer === 'referee' ? { draw } : {}),
    })),
    attack: attackView(state),
    scores: [scoreOf(state, 0), scoreOf(state, 1)],
    tracking: trackingTokens(state),
    measuring: measuringFor(state, viewer),
  };
  return seen as unknown as Plain;
}
