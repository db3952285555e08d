import type { LegionView } from '@sortie/legion/view';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../app/lazy-part.ts';
import type { Seen } from '../../../table/table-game.ts';
import './eye-dialog.css';
import { useWords } from './text/words.ts';

/** The library that draws comes with it, when somebody first wants to look. */
const EyeDialog = lazyPart(async () => (await import('./eye-dialog.tsx')).EyeDialog);

interface Props {
  readonly seen: Seen<LegionView>;
  /** The miniature that looks; null to look at the whole battlefield. */
  readonly eye: string | null;
}

/** Opens what a miniature sees, or the battlefield in three dimensions. */
export function EyeButton({ seen, eye }: Props) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="lg-eye-open"
        data-open-eye={eye ?? 'field'}
        onClick={() => setOpen(true)}
      >
        {say(eye === null ? 'openField' : 'openEye')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <EyeDialog seen={seen} eye={eye} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
