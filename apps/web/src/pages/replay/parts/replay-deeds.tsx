import type { Person } from '@sortie/protocol';
import { useState } from 'react';
import { download } from '../../../app/download.ts';
import { siteOrigin } from '../../../app/site-base.ts';
import type { PlayedGame } from '../../../games/load-game.tsx';
import { LobbyError, shareReplay } from '../../../live/lobby.ts';
import { refusalSentence } from '../../../table/refusal-sentence.ts';
import { namedReplay } from '../film/about.ts';
import type { Film } from '../film/film.ts';
import type { Opened } from '../film/opened.ts';
import { useWords } from '../text/words.ts';
import { VerifyDialog } from './verify-dialog.tsx';
import { WhatIfDialog } from './what-if-dialog.tsx';
import './replay-deeds.css';

interface Props {
  readonly opened: Opened;
  readonly film: Film;
  readonly game: PlayedGame;
  readonly entry: number;
  readonly people: readonly Person[];
}

type Sharing =
  | { readonly kind: 'not' | 'sharing' }
  | { readonly kind: 'shared'; readonly address: string; readonly isCopied: boolean }
  | { readonly kind: 'failed'; readonly message: string };

/** What can be done with a replay: play on, share, keep, check. */
export function ReplayDeeds({ opened, film, game, entry, people }: Props) {
  const say = useWords();
  const [dialog, setDialog] = useState<'whatIf' | 'verify' | null>(null);
  const { sharing, share } = useSharing(opened, game);
  const { title } = opened;
  const named = namedReplay(opened);
  return (
    <div className="deeds">
      <button type="button" className="primary" onClick={() => setDialog('whatIf')}>
        {say('whatIf')}
      </button>
      <button type="button" onClick={() => void share()} disabled={sharing.kind === 'sharing'}>
        {sharing.kind === 'sharing' ? say('sharing') : say('share')}
      </button>
      <button
        type="button"
        onClick={() => download(`${fileName(title) || say('fileName')}.json`, JSON.stringify(named))}
      >
        {say('download')}
      </button>
      <button type="button" onClick={() => setDialog('verify')}>
        {say('verify')}
      </button>
      <div className="deeds-told" aria-live="polite">
        {sharing.kind === 'shared' && (
          <p>
            {sharing.isCopied ? say('shared') : say('sharedAt')}{' '}
            <a href={sharing.address}>{sharing.address}</a>
          </p>
        )}
        {sharing.kind === 'failed' && <p>{say('shareFailed', { message: sharing.message })}</p>}
      </div>
      {dialog === 'whatIf' && (
        <WhatIfDialog
          opened={opened}
          film={film}
          game={game}
          entry={entry}
          people={people}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'verify' && <VerifyDialog opened={opened} game={game} onClose={() => setDialog(null)} />}
    </div>
  );
}

/** Puts the replay on the server, unless it came from there, and its address on the clipboard. */
function useSharing(
  opened: Opened,
  game: PlayedGame,
): { readonly sharing: Sharing; readonly share: () => Promise<void> } {
  const say = useWords();
  const [sharing, setSharing] = useState<Sharing>({ kind: 'not' });

  const share = async () => {
    setSharing({ kind: 'sharing' });
    try {
      const id = opened.shared ?? (await shareReplay(namedReplay(opened))).id;
      const address = `${siteOrigin()}/replay/${encodeURIComponent(id)}`;
      const isCopied = await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      );
      setSharing({ kind: 'shared', address, isCopied });
    } catch (error) {
      setSharing({ kind: 'failed', message: messageOf(error) });
    }
  };

  const messageOf = (error: unknown): string => {
    if (!(error instanceof LobbyError)) return String(error);
    if (error.problem === 'offline') return say('problem_offline');
    if (error.problem === 'too-large') return say('problem_too_large');
    if (error.problem === 'replay-differs') return say('differs');
    const { rule, about = null } = error;
    return rule === undefined ? error.message : refusalSentence({ kind: 'refused', rule, about }, game.text);
  };

  return { sharing, share };
}

function fileName(title: string): string {
  return title
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
}
