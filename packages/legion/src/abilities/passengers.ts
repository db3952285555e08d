import type { AttackPool, LegionEffect, Table, UnitId } from '../model/index.ts';
import { card, on } from './card-words.ts';

type Carrying = 'transport' | 'lightTransport';

/** lg.transport.transport-x.closed-safe, lg.transport.light-transport-x.closed-safe */
function isOpen(table: Table, vehicle: UnitId, keyword: Carrying): boolean {
  return table.keywordUses(vehicle, keyword).some((use) => 'cabin' in use && use.cabin === 'open');
}

function passengersOf(table: Table, vehicle: UnitId): readonly UnitId[] {
  return table.units.filter((unit) => unit.vehicle === vehicle).map(({ id }) => id);
}

function hurt(unit: UnitId, { attacker }: AttackPool, source: Carrying): LegionEffect {
  return {
    kind: 'sufferWounds',
    wounds: { unit, left: 1, among: null, leaderLast: false, from: attacker, source },
  };
}

/**
 * A vehicle that carries others. In an open one they suffer when an attack wounds it, defeated or not.
 * lg.transport.transport-x.open-wound, lg.transport.light-transport-x.open-wound,
 * lg.transport.transport-x.open-defeated, lg.transport.light-transport-x.open-defeated
 */
export function carrier<const Id extends Carrying>(keyword: Id) {
  return card(keyword, {
    adds: {
      passengerWounds: ({ table, self, vehicle }) =>
        vehicle.id === self && isOpen(table, self, keyword) ? 1 : 0,
    },
    abilities: [
      on('poolResolved', {
        optional: false,
        automatic: true,
        applies: ({ table, self, pool }) =>
          pool.defender === self &&
          pool.suffered > 0 &&
          isOpen(table, self, keyword) &&
          passengersOf(table, self).length > 0,
        resolve: ({ table, self, pool }) =>
          passengersOf(table, self).map((unit) => hurt(unit, pool, keyword)),
      }),
    ],
  });
}
