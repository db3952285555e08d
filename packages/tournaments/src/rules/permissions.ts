import { type Refusal, refused } from '@sortie/kernel';
import type { Actor, Command } from '../model/command.ts';
import type { Tournament } from '../model/tournament.ts';

type Role = Actor['role'];
type Kind = Command['kind'];

const organiser: readonly Role[] = ['organiser'];
const staff: readonly Role[] = ['organiser', 'judge'];
const staffAndPlayer: readonly Role[] = ['organiser', 'judge', 'player'];

/** Who may give which command; the organiser holds every power that is not a player's own. ev.format.organizer */
const ROLES: Readonly<Record<Kind, readonly Role[]>> = {
  changeSettings: organiser,
  announce: organiser,
  addPlayers: ['organiser', 'public'],
  changePlayer: ['organiser', 'player'],
  handInList: ['organiser', 'player'],
  passList: staff,
  checkIn: staffAndPlayer,
  nameJudge: organiser,
  dismissJudge: organiser,
  start: organiser,
  drawRound: organiser,
  swapPlayers: organiser,
  lockPair: organiser,
  moveTable: organiser,
  publishRound: organiser,
  takeRoundBack: organiser,
  makeCut: organiser,
  finish: organiser,
  reportResult: ['player'],
  enterResult: ['organiser', 'judge', 'desk'],
  correctResult: organiser,
  beginGame: ['organiser', 'judge', 'player', 'desk'],
  drop: ['organiser', 'player'],
  removeMissing: staff,
  letReturn: organiser,
  disqualify: staff,
  penalise: organiser,
  startClock: organiser,
  pauseClock: staff,
  resumeClock: staff,
  extendClock: staff,
  passTime: ['desk'],
  callJudge: ['player'],
  takeCall: ['judge'],
  rule: ['judge'],
  appeal: ['player'],
  decideAppeal: ['judge'],
  warn: staff,
};

/** What players may do for themselves alone. */
const OWN: readonly Kind[] = ['changePlayer', 'handInList', 'checkIn', 'drop'];

/** Why somebody may not give this command; undefined when they may. */
export function permissionFault(command: Command, by: Actor, tournament: Tournament): Refusal | undefined {
  const refuse = (what: string) => refused('desk.not-allowed', { what, where: command.kind, role: by.role });
  if (!Object.hasOwn(ROLES, command.kind)) return refused('desk.unknown-command', { where: command.kind });
  if (!ROLES[command.kind].includes(by.role)) return refuse('role');
  if (by.role === 'judge' && !tournament.judges.some(({ id }) => id === by.judge)) return refuse('noJudge');
  if (by.role !== 'player') return undefined;
  if (!tournament.players.some(({ id }) => id === by.player)) return refuse('noPlayer');
  const isOther = OWN.includes(command.kind) && 'player' in command && command.player !== by.player;
  return isOther ? refuse('other') : undefined;
}
