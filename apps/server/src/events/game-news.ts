import type { Actor, Command, Result, Tournament } from '@sortie/tournaments/model';
import type { JudgedNews } from '../games/judged/judged-news.ts';
import type { JudgedResult } from '../games/judged/judged-result.ts';
import type { StoredEventGame } from '../storage/stored-event.ts';

/** What an event makes of news from one of its tables; undefined for what does not concern it. */
export function commandFor(
  news: JudgedNews,
  { round, table, players }: StoredEventGame,
  tournament: Tournament,
): { readonly command: Command; readonly by: Actor } | undefined {
  const desk: Actor = { role: 'desk' };
  switch (news.kind) {
    case 'begun':
      return { command: { kind: 'beginGame', round, table }, by: desk };
    case 'over':
      return { command: { kind: 'enterResult', round, table, result: resultOf(news.result) }, by: desk };
    case 'paused':
      return news.by === '' ? undefined : staff('pauseClock', table, news.by, tournament);
    case 'wentOn':
      return news.by === '' ? undefined : staff('resumeClock', table, news.by, tournament);
    case 'wantsTime': {
      const { minutes } = news;
      return { command: { kind: 'extendClock', table, minutes }, by: staffNamed(news.by, tournament) };
    }
    case 'asked': {
      const by: Actor = { role: 'player', player: players[news.player] };
      return { command: { kind: 'callJudge', table, about: '' }, by };
    }
  }
}

export function resultOf(ended: JudgedResult): Result {
  return ended.kind === 'conceded'
    ? { kind: 'conceded', by: ended.by, missionPoints: ended.points }
    : { kind: 'played', missionPoints: ended.points, winner: ended.winner };
}

function staff(kind: 'pauseClock' | 'resumeClock', table: number, name: string, tournament: Tournament) {
  return { command: { kind, table } as const, by: staffNamed(name, tournament) };
}

/** Whoever has the link of a table's judge gives a name there; a judge of the event is known by it. */
function staffNamed(name: string, { judges }: Tournament): Actor {
  const judge = judges.find((each) => each.name === name);
  return judge ? { role: 'judge', judge: judge.id } : { role: 'organiser', name };
}
