import type { Plain } from '@sortie/kernel';
import { Link } from '../../app/link.tsx';
import { playAddress, printAddress } from '../addresses.ts';
import { ExportList } from '../export-list.tsx';
import type { KeptList } from '../kept-lists.ts';
import { useListWords } from '../list-words.ts';
import './builder-head.css';
import { Shape } from './shape.tsx';
import { toolShapes } from './tool-shapes.ts';
import type { DraftInHand } from './use-list-draft.ts';

interface Props extends Pick<DraftInHand<unknown>, 'undo' | 'redo'> {
  readonly kept: Pick<KeptList, 'id' | 'game'>;
  readonly name: string;
  /** Whether a game with it can be started here. */
  readonly canPlay: boolean;
  /** The list in the form in which programs exchange it; undefined for one with nothing in it. */
  readonly written: (() => Plain) | undefined;
  readonly text?: (() => string | undefined) | undefined;
}

/** Takes changes back, takes the list elsewhere, and plays with it. */
export function BuilderTools({ kept: { id, game }, name, canPlay, written, text, undo, redo }: Props) {
  const say = useListWords();
  return (
    <div className="builder-head-actions">
      <button type="button" disabled={!undo} onClick={undo} aria-keyshortcuts="Control+Z">
        <Shape path={toolShapes.undo} label={say('undo')} />
      </button>
      <button type="button" disabled={!redo} onClick={redo} aria-keyshortcuts="Control+Shift+Z">
        <Shape path={toolShapes.redo} label={say('redo')} />
      </button>
      <ExportList game={game} name={name} written={written} text={text} />
      <Link className="button" href={printAddress(game, id)}>
        {say('print')}
      </Link>
      {canPlay ? (
        <Link className="button primary" href={playAddress(game, id)}>
          {say('playWithThis')}
        </Link>
      ) : (
        <button type="button" disabled title={say('cannotPlayNow')}>
          {say('playWithThis')}
        </button>
      )}
    </div>
  );
}
