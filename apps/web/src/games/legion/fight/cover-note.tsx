import type { ShotInDetail } from '@sortie/legion/odds';
import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { capital } from '../../../table/capital.ts';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { unitOf, unitOfPiece } from '../units.ts';
import { useWords } from './text/words.ts';

interface Props {
  readonly seen: Seen<LegionView>;
  readonly shot: ShotInDetail | null | undefined;
}

/** How much of the defender is in sight, which cover counts, and what gives it. */
export function CoverNote({ seen, shot }: Props) {
  const say = useWords();
  if (!shot) return null;
  const { cover: words } = texts(seen.language).pieceWords.names;
  const { sight, cover, pool } = shot;
  const inSight = sight.filter(({ isSeen }) => isSeen).length;
  const reasons = reasonsOf(seen, shot);
  const hasTokens = (unitOf(seen.table, pool.defender)?.tokens.suppression ?? 0) > 0;
  const all = hasTokens && cover !== 'none' ? [...reasons, say('suppressionCovers')] : reasons;
  return (
    <span className="soft lg-cover-note" data-cover={cover}>
      {inSight < sight.length && `${say('inSight', { seen: inSight, all: sight.length })} · `}
      {pool.type === 'ranged' && capital(words[cover])}
      {all.length > 0 && `: ${all.join(', ')}`}
    </span>
  );
}

/** What covers how many of the miniatures. */
function reasonsOf(seen: Seen<LegionView>, { sight }: ShotInDetail): readonly string[] {
  const names = namesFor(seen);
  const counts = new Map<string, number>();
  for (const { coveredBy } of sight) {
    const said = new Set(
      coveredBy.map(({ kind, id }) =>
        kind === 'terrain' ? names.terrain(id) : names.unit(unitOfPiece(seen.table, id)?.id ?? id),
      ),
    );
    for (const name of said) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} (${count}/${sight.length})`);
}
