import type { Update } from '@sortie/protocol';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { goTo } from '../../app/router.ts';
import type { KeptGame } from '../../live/kept-seats.ts';
import { ShareBox } from '../../live/share/share-box.tsx';
import type { SeatLine } from '../../live/use-live-games.ts';
import { seatAddress, watchAddress } from './arrival.ts';
import { GameDialog } from './game-dialog.tsx';
import { KeysList } from './keys-list.tsx';
import { useWords } from './text/words.ts';
import { useKeys } from './use-keys.ts';
import './game-menu.css';

const SettingsForm = lazyPart(async () => (await import('../settings/settings-form.tsx')).SettingsForm);

type Open = 'look' | 'elsewhere' | 'settings' | 'keys' | 'concede';

interface GameMenuProps {
  readonly kept: KeptGame;
  readonly people: readonly SeatLine[];
  readonly update: Update;
}

/** Everything that is not needed in every turn. */
export function GameMenu(props: GameMenuProps) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<Open | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useKeys(() => setDialog('keys'));
  useClosing(menu, opener, isOpen, () => setOpen(false));
  const open = (which: Open) => {
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
      <MenuDialog {...props} which={dialog} onClose={() => setDialog(null)} />
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
}: GameMenuProps & { readonly onOpen: (which: Open) => void }) {
  const say = useWords();
  const isPlayed = update.status === 'playing' && people.length > 0;
  return (
    <ul className="game-menu-list" id="game-menu">
      {kept.watch !== undefined && <Item onChoose={() => onOpen('look')}>{say('look')}</Item>}
      {kept.from !== undefined && <Item onChoose={() => goTo(kept.from!)}>{say('toReplay')}</Item>}
      {people.length > 0 && <Item onChoose={() => onOpen('elsewhere')}>{say('elsewhere')}</Item>}
      <Item onChoose={() => onOpen('settings')}>{say('settings')}</Item>
      <Item onChoose={() => window.open('/rules', '_blank', 'noopener')}>{say('rules')}</Item>
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

interface MenuDialogProps extends GameMenuProps {
  readonly which: Open | null;
  readonly onClose: () => void;
}

function MenuDialog({ which, onClose, ...props }: MenuDialogProps) {
  const say = useWords();
  switch (which) {
    case null:
      return null;
    case 'look':
      return (
        <GameDialog title={say('look')} onClose={onClose}>
          <p>{say('lookWhy')}</p>
          <ShareBox
            label={say('look')}
            addressAt={(origin) => watchAddress(origin, props.kept.id, props.kept.watch ?? '')}
          />
        </GameDialog>
      );
    case 'elsewhere':
      return (
        <GameDialog title={say('elsewhere')} onClose={onClose}>
          <p>{say('elsewhereWhy')}</p>
          <SeatLinks {...props} />
        </GameDialog>
      );
    case 'settings':
      return (
        <GameDialog title={say('settings')} onClose={onClose}>
          <Suspense fallback={null}>
            <SettingsForm />
          </Suspense>
        </GameDialog>
      );
    case 'keys':
      return (
        <GameDialog title={say('keys')} onClose={onClose}>
          <KeysList />
        </GameDialog>
      );
    case 'concede':
      return <ConcedeDialog {...props} onClose={onClose} />;
  }
}

function nameIn({ people }: Update, seat: string): string {
  return people.find((each) => each.seat === seat)?.name || seat;
}

/** Links that take the seats of this device to another one. */
function SeatLinks({ kept, people, update }: GameMenuProps) {
  const say = useWords();
  return people.map(({ seat }) => (
    <ShareBox
      key={seat}
      label={say('elsewhereOf', { name: nameIn(update, seat) })}
      addressAt={(origin) => seatAddress(origin, kept.id, seat, kept.tokens[seat] ?? '')}
    />
  ));
}

/** With two players at one screen, the one whose turn it is concedes. */
function ConcedeDialog({ people, update, onClose }: GameMenuProps & { readonly onClose: () => void }) {
  const say = useWords();
  const loser = people.find(({ seat }) => update.view?.waitingFor.includes(seat)) ?? people[0];
  const concede = () => {
    if (loser) void loser.line.ask('command', { from: loser.seat, command: { kind: 'concede' } });
    onClose();
  };
  const title =
    people.length > 1 && loser
      ? say('concedeSureOf', { name: nameIn(update, loser.seat) })
      : say('concedeSure');
  return (
    <GameDialog title={title} onClose={onClose} closeWord={say('cancel')}>
      <p>{say('concedeWhy')}</p>
      <button type="button" className="game-menu-concede" onClick={concede}>
        {say('concedeYes')}
      </button>
    </GameDialog>
  );
}
