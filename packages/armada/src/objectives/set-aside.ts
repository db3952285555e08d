import { goTo, note, offers } from '@sortie/kernel';
import { shipCard } from '../catalogue/index.ts';
import type { ArmadaQuestion, ArmadaState, OrdersOf, SettingAside, Ship, UnitId } from '../model/index.ts';
import { secondPlayer, speakerOf } from '../rules/in-play.ts';
import { asks, flow } from '../rules/words.ts';

const RULE = 'ar.known.objective.hyperspace-assault';

/** How many squadrons are kept back at most. */
const MOST_SQUADRONS = 3;

/** A small or medium ship; never the only one of the fleet, whose squadrons would have no ship to be deployed near. */
function shipsToSetAside(state: ArmadaState): readonly Ship[] {
  const own = state.ships.filter(({ side }) => side === secondPlayer(state));
  return own.length < 2 ? [] : own.filter(({ card }) => ['small', 'medium'].includes(shipCard(card).size));
}

function isShip({ ships }: ArmadaState, unit: UnitId): boolean {
  return ships.some(({ id }) => id === unit);
}

/** First a ship, which is not optional, then squadrons. */
function request(state: ArmadaState, { taken }: SettingAside): ArmadaQuestion<'setAsideUnits'> | undefined {
  const isShipDue = !taken.some((unit) => isShip(state, unit));
  const ships = isShipDue ? shipsToSetAside(state) : [];
  const count = taken.filter((unit) => !isShip(state, unit)).length;
  const squadrons =
    ships.length > 0 || count >= MOST_SQUADRONS
      ? []
      : state.squadrons.filter(({ id, side }) => side === secondPlayer(state) && !taken.includes(id));
  if (ships.length === 0 && squadrons.length === 0) return undefined;
  return {
    seat: speakerOf(state, secondPlayer(state)),
    rule: RULE,
    about: { ships: ships.map(({ id }) => id), squadrons: squadrons.map(({ id }) => id) },
    answers: offers([
      ...ships.map(({ id }) => ({ ship: id })),
      ...squadrons.map(({ id }) => ({ squadron: id })),
      ...(ships.length > 0 ? [] : [{ decline: true } as const]),
    ]),
  };
}

/** The second player keeps a ship and up to three squadrons back. ar.known.objective.hyperspace-assault */
export const setAside = flow('setAside', [
  asks('choose', {
    question: 'setAsideUnits',
    request,
    take: (_state, { taken }, answer): OrdersOf<'setAside'> => {
      if ('decline' in answer) return [];
      const unit = 'ship' in answer ? answer.ship : answer.squadron;
      return [{ kind: 'setAside', units: [unit] }, note({ taken: [...taken, unit] }), goTo('choose')];
    },
  }),
]);
