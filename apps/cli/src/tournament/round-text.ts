import type { Round, Tournament } from '@sortie/tournaments/model';
import { namesOf, texts } from '@sortie/tournaments/text';

/** A round for people: who sits where and why, who has the bye and why, and what was not possible. */
export function roundText(round: Round, tournament: Tournament): readonly string[] {
  const { number, stage, status, scenario, pairings, byes, impossible } = round;
  const names = namesOf(tournament);
  const { pairingText, byeText, impossibleText } = texts('en');
  const draft = status === 'draft' ? ', a draft that only you see' : '';
  return [
    `Round ${number}${stage === 'bracket' ? ' (bracket)' : ''}${draft}${scenario === null ? '' : `: ${scenario}`}`,
    ...pairings
      .toSorted((one, other) => one.table - other.table)
      .map(
        ({ table, players: [one, other], why }) =>
          `  table ${table}: ${names.of(one)} against ${names.of(other)} (${pairingText(why)})`,
      ),
    ...byes.map(({ player, why }) => `  bye: ${names.of(player)} (${byeText(why, names)})`),
    ...impossible.map((what) => `  not possible: ${impossibleText(what, names)}`),
  ];
}
