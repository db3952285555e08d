import type { DeedWords } from '../story/deed-words.ts';
import { count, describeFlight } from './words.ts';

const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const causes = {
  overlap: 'it overlapped a ship',
  asteroid: 'it hit an asteroid',
  time: 'it had no dial in time',
} as const;

export const deedWords: DeedWords = {
  workedOut: {
    overlapped: ({ ship, others }, names) =>
      `${names.ship(ship)} overlaps ${list(others.map((id) => names.ship(id)))} and stops short`,
    actionLost: ({ ship, to }, names) => `${names.ship(ship)} loses its action because ${causes[to]}`,
    noAction: ({ ship, stressed }, names) =>
      stressed
        ? `${names.ship(ship)} is stressed and performs no action`
        : `${names.ship(ship)} performs no action`,
    noAttack: ({ ship }, names) => `${names.ship(ship)} does not attack`,
    lockOutOfRange: ({ ship, target, range }, names) =>
      `${names.ship(ship)} cannot lock ${names.ship(target)}: out of range${range === null ? '' : ` (${range > 5 ? 'more than 5' : range})`}`,
  },
  list,
  flight: {
    flies: (how) => `flies ${describeFlight(how)}`,
    overlaps: (others) => `overlaps ${others}`,
    hits: (obstacle) => `hits ${obstacle}`,
    getsStress: 'gets a stress token',
    losesStress: 'loses a stress token',
    losesAction: 'loses its action',
    isDestroyed: 'is destroyed',
    flees: ['leaves the play area', 'is lost'],
  },
  lockOn: (target) => `on ${target}`,
  attack: ({ attacker, defender, weapon, range, obstructed, results }) => {
    const arm = weapon === null ? '' : ` with ${weapon}`;
    const come = results.length === 0 ? '' : `: ${results.join('; ')}`;
    return `${attacker} attacks ${defender}${arm} at range ${range}${obstructed ? ', obstructed' : ''}${come}`;
  },
  misses: 'a miss',
  hits: (hits, crits) =>
    list([...(hits > 0 ? [count(hits, 'hit')] : []), ...(crits > 0 ? [count(crits, 'critical')] : [])]),
  shieldsLost: (number) => `${count(number, 'shield')} lost`,
  facedown: (number) => `${count(number, 'facedown Damage card')}`,
  faceup: (card) => `${card} faceup`,
  destroyed: (ship) => `${ship} is destroyed`,
  doomed: (ship) => `${ship} is destroyed but still has its attack`,
  noAttacks: (ships) => `no attack from ${ships}`,
  dialsSet: (ships) => `dials are set: ${ships}`,
  tokensReturned: (ships) => `tokens are taken from ${ships}`,
};
