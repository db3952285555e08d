import type { Plain, Refusal } from '@sortie/kernel';
import type { Actor, Tournament } from '@sortie/tournaments/model';
import type { Deed } from './kept-event.ts';

interface Known {
  readonly tournament: Tournament | undefined;
  deedOf(version: number): Deed | undefined;
}

/** Whose command is stale is told who changed what it is about, by which command and when. */
export function withDeeds(refusal: Refusal, known: Known): Refusal {
  const { tournament } = known;
  if (refusal.rule !== 'desk.stale' || !tournament) return refusal;
  const about = refusal.about as { readonly changed: readonly string[] } & Readonly<Record<string, Plain>>;
  const deeds = about.changed.flatMap((subject) => {
    const version = tournament.touched[subject] ?? 0;
    const deed = known.deedOf(version);
    if (!deed) return [];
    const { by, at, command } = deed;
    return [{ subject, version, by: nameIn(tournament, by), role: by.role, at, command }];
  });
  return { ...refusal, about: { ...about, deeds } };
}

function nameIn({ judges, players }: Tournament, by: Actor): string {
  switch (by.role) {
    case 'organiser':
      return by.name;
    case 'judge':
      return judges.find(({ id }) => id === by.judge)?.name ?? '';
    case 'player':
      return players.find(({ id }) => id === by.player)?.name ?? '';
    case 'desk':
    case 'public':
      return '';
  }
}
