import { unreachable } from '@sortie/kernel';
import type { Bye, Impossible, Pairing, Round, Tournament } from '@sortie/tournaments/model';
import { nameIn } from './find-player.ts';

/** A round for people: who sits where and why, who has the bye and why, and what was not possible. */
export function roundText(round: Round, tournament: Tournament): readonly string[] {
  const { number, stage, status, scenario, pairings, byes, impossible } = round;
  const draft = status === 'draft' ? ', a draft that only you see' : '';
  return [
    `Round ${number}${stage === 'bracket' ? ' (bracket)' : ''}${draft}${scenario === null ? '' : `: ${scenario}`}`,
    ...pairings
      .toSorted((one, other) => one.table - other.table)
      .map((pairing) => `  table ${pairing.table}: ${pairingText(pairing, tournament)}`),
    ...byes.map((bye) => `  bye: ${nameIn(tournament, bye.player)} (${byeReason(bye, tournament)})`),
    ...impossible.map((what) => `  not possible: ${impossibleText(what, tournament)}`),
  ];
}

function pairingText({ players, why }: Pairing, tournament: Tournament): string {
  const [one, other] = [nameIn(tournament, players[0]), nameIn(tournament, players[1])];
  const again = why.isRematch ? ', a rematch' : '';
  return `${one} against ${other} (${reasonText(why)}${again})`;
}

function reasonText({ kind, eventPoints: [first, second] }: Pairing['why']): string {
  switch (kind) {
    case 'drawn':
      return 'drawn by lot';
    case 'group':
      return `both with ${first} points`;
    case 'down':
      return `${first} and ${second} points, out of the group`;
    case 'seed':
      return 'by seed';
    case 'locked':
      return 'kept by the organiser';
    case 'hand':
      return 'put together by the organiser';
    default:
      return unreachable(kind);
  }
}

function byeReason({ why }: Bye, tournament: Tournament): string {
  switch (why.kind) {
    case 'drawn':
      return 'drawn by lot';
    case 'lowest': {
      const names = why.passedOver.map((id) => nameIn(tournament, id));
      return names.length === 0 ? 'lowest standing' : `lowest standing but for ${names.join(', ')}`;
    }
    case 'promised':
      return 'promised beforehand';
    case 'seed':
      return 'no opponent in the bracket';
    case 'hand':
      return 'given by the organiser';
    default:
      return unreachable(why);
  }
}

function impossibleText(what: Impossible, tournament: Tournament): string {
  const name = (id: string) => nameIn(tournament, id);
  switch (what.kind) {
    case 'rematch':
      return `${name(what.players[0])} and ${name(what.players[1])} have met before`;
    case 'sameClub':
      return `${name(what.players[0])} and ${name(what.players[1])} are of one club`;
    case 'secondBye':
      return `${name(what.player)} has had a bye before`;
    case 'laterRound':
      return 'a later round will have to repeat a game';
    case 'laterRoundUnknown':
      return 'whether the later rounds can be paired without a rematch is not known';
    case 'sameTable':
      return `${name(what.player)} has been at table ${what.table} before`;
    default:
      return unreachable(what);
  }
}
