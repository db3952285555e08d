import { card } from '../abilities/card-words.ts';
import type { ShipId, Shot, Table } from '../model/index.ts';
import { secondPlayer } from '../rules/in-play.ts';
import { run } from '../rules/words.ts';
import { costOfObjectiveShips, scoresOfObjectiveShip } from './destroyed-ships.ts';
import type { Objective } from './objective.ts';

function isObjectiveShip({ objective }: Table, id: string): boolean {
  return (objective?.ships ?? []).some((ship: ShipId) => ship === id);
}

/** The zone has been declared against this zone or squadron this round. */
function isRepeated({ attacker, zone, defender, defendingZone }: Shot): boolean {
  return attacker.attacks.some(
    (made) =>
      made.zone === zone &&
      made.targets.some((target) => target.unit === defender.id && target.zone === defendingZone),
  );
}

/** ar.known.objective.advanced-gunnery */
const rules = card('advanced-gunnery', {
  permits: {
    sameZoneAgain: ({ ship }, { table, self }) => ship.id === self && isObjectiveShip(table, self),
  },
  forbids: {
    /** The second player's objective ship may attack the same target again. */
    target: ({ shot }, { table, self }) =>
      shot.attacker.id === self &&
      isObjectiveShip(table, self) &&
      table.isFirstPlayers(self) &&
      isRepeated(shot),
  },
});

/** ar.known.objective.advanced-gunnery */
export const advancedGunnery = {
  card: 'advanced-gunnery',
  ships: [
    { by: ({ initiative }) => initiative, of: ({ initiative }) => initiative },
    { by: secondPlayer, of: secondPlayer },
  ],
  afterDeployment: () => [run('chooseObjectiveShips', { chosen: [] })],
  rules,
  attackScores: scoresOfObjectiveShip,
  score: costOfObjectiveShips,
} satisfies Objective;
