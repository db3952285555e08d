import type { SeenPlayer } from '@sortie/tournaments/view';
import { useWords } from './text/words.ts';

/** What judges and organiser noted about this player, which only these see. */
export function MyWarnings({ player }: { readonly player: SeenPlayer }) {
  const say = useWords();
  const { warnings, penalties } = player;
  if ((warnings?.length ?? 0) + (penalties?.length ?? 0) === 0) return null;
  return (
    <section className="panel player-part">
      <h3>{say('warnings')}</h3>
      <ul>
        {warnings?.map(({ ground, by, at, why }) => (
          <li key={`${ground} ${at}`}>
            <strong>{say(ground)}</strong>: {why} <span className="soft">{by}</span>
          </li>
        ))}
        {penalties?.map(({ by, at, why }) => (
          <li key={at}>
            <strong>{say('penalty')}</strong>: {why} <span className="soft">{by}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
