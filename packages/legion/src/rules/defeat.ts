import type { Defeating, LegionEffect, LegionState, Stand } from '../model/index.ts';
import { leaderStand, miniaturesLeft, seatsFrom, unitOf } from './in-play.ts';
import { tableOf } from './table.ts';
import { flow, opens, step } from './words.ts';

/** A unit on its way out, and who sits in it. */
export function defeatingOf(
  state: LegionState,
  { unit, by, stood = null }: Pick<Defeating, 'unit' | 'by'> & { readonly stood?: Stand | null },
): Defeating {
  const passengers = state.units.filter(
    ({ whereabouts, vehicle }) => whereabouts === 'transported' && vehicle === unit,
  );
  const table = tableOf(state);
  const isAttacked = table.pool?.defender === unit;
  return {
    unit,
    by,
    passengers: passengers.map(({ id }) => id),
    openWounds: isAttacked ? table.cards.sum('passengerWounds', { vehicle: unitOf(state, unit) }) : 0,
    stood: stood ?? leaderStand(unitOf(state, unit)),
  };
}

/** Those aboard are placed while the vehicle still stands there. lg.transport.vehicle-defeated.place */
function placePassengers(
  state: LegionState,
  { unit: vehicle, passengers, stood }: Defeating,
): readonly LegionEffect[] {
  return passengers.map((id) => {
    const unit = unitOf(state, id);
    return {
      kind: 'orderPlacing',
      placing: {
        unit: id,
        by: unit.seat,
        miniatures: miniaturesLeft(unit).map((each) => each.id),
        rule: 'lg.transport.vehicle-defeated.place',
        ...(stood ? { beside: { vehicle, stand: stood } } : {}),
      },
    };
  });
}

/** lg.transport.vehicle-defeated.penalty, lg.transport.transport-x.open-defeated, lg.transport.light-transport-x.open-defeated */
function hurtPassengers({ passengers, by, openWounds }: Defeating): readonly LegionEffect[] {
  const source = 'vehicleDefeated';
  return passengers.flatMap((unit): readonly LegionEffect[] => [
    { kind: 'gainTokens', unit, token: 'suppression', count: 1, source },
    {
      kind: 'sufferWounds',
      wounds: { unit, left: 1 + openWounds, among: null, leaderLast: false, from: by, source },
    },
  ]);
}

/** A unit is defeated when its last miniature is. lg.defeat.unit */
export const defeat = flow('defeat', [
  step('placePassengers', placePassengers),
  // lg.battle-card.objective.drop.defeat
  step('drop', (_state, { unit }) => [{ kind: 'dropToken', unit }]),
  step('remove', (_state, { unit, by }) => [{ kind: 'removeUnit', unit, by }]),
  step('hurtPassengers', (_state, at) => hurtPassengers(at)),
  opens('unitDefeated', {
    rule: 'lg.timing.after',
    order: (state, { unit }) => seatsFrom(state, unitOf(state, unit).seat),
  }),
  // lg.victory.elimination
  step('checkVictory', () => [{ kind: 'checkVictory' }]),
]);
