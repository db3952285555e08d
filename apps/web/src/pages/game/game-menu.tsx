import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { goTo } from '../../app/router.ts';
import { pathOf } from '../../app/site-base.ts';
import type { GameMenuProps, MenuDialogKind } from './menu-dialog.tsx';
import { useWords } from './text/words.ts';
import { useKeys } from './use-keys.ts';
import './game-menu.css';

const MenuDialog = lazyPart(async () => (await import('./menu-dialog.tsx')).MenuDialog);

/** Everything that is not needed in every turn. */
export function GameMenu(props: GameMenuProps) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<MenuDialogKind | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useKeys(() => setDialog('keys'));
  useClosing(menu, opener, isOpen, () => setOpen(false));
  const open = (which: MenuDialogKind) => {
    opener.current?.focus();
    setOpen(false);
    setDialog(which);
  };
  return (
    <div className="game-menu" ref={menu}>
      <button
        ref={opener}
        type="button"
        className="game-bar-button"
        aria-expanded={isOpen}
        aria-controls="game-menu"
        title={say('menu')}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16M4 12h16M4 18h16" />
        </svg>
        <span>{say('menu')}</span>
      </button>
      {isOpen && <MenuList {...props} onOpen={open} />}
      {dialog && (
        <Suspense fallback={null}>
          <MenuDialog {...props} which={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Closes the list by a press elsewhere or by Escape, which goes back to the button. */
function useClosing(
  menu: RefObject<HTMLDivElement | null>,
  opener: RefObject<HTMLButtonElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) latest.current();
    };
    const pressKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      opener.current?.focus();
      latest.current();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', pressKey);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', pressKey);
    };
  }, [menu, opener, isOpen]);
}

function MenuList({
  kept,
  people,
  update,
  onOpen,
}: GameMenuProps & { readonly onOpen: (which: MenuDialogKind) => void }) {
  const say = useWords();
  const isPlayed = update.status === 'playing' && people.length > 0;
  return (
    <ul className="game-menu-list" id="game-menu">
      {kept.watch !== undefined && <Item onChoose={() => onOpen('look')}>{say('look')}</Item>}
      {kept.from !== undefined && <Item onChoose={() => goTo(kept.from!)}>{say('toReplay')}</Item>}
      {people.length > 0 && <Item onChoose={() => onOpen('elsewhere')}>{say('elsewhere')}</Item>}
      <Item onChoose={() => onOpen('settings')}>{say('settings')}</Item>
      <Item onChoose={() => window.open(pathOf('/rules'), '_blank', 'noopener')}>{say('rules')}</Item>
      <Item onChoose={() => onOpen('keys')}>{say('keys')}</Item>
      {isPlayed && <Item onChoose={() => onOpen('concede')}>{say('concede')}</Item>}
      <Item onChoose={() => goTo('/')}>{say('home')}</Item>
    </ul>
  );
}

function Item({ onChoose, children }: { readonly onChoose: () => void; readonly children: ReactNode }) {
  return (
    <li>
      <button type="button" onClick={onChoose}>
        {children}
      </button>
    </li>
  );
}
