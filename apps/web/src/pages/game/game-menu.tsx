import type { Update } from '@sortie/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { goTo } from '../../app/router.ts';
import type { KeptGame } from '../../live/kept-seats.ts';
import type { SeatLine } from '../../live/use-live-games.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { seatAddress, watchAddress } from './arrival.ts';
import { GameDialog } from './game-dialog.tsx';
import { KeysList } from './keys-list.tsx';
import { ShareLink } from './share-link.tsx';
import { useWords } from './text/words.ts';
import { useKeys } from './use-keys.ts';
import './game-menu.css';

type Open = 'look' | 'elsewhere' | 'settings' | 'keys' | 'concede';

interface GameMenuProps {
  readonly kept: KeptGame;
  readonly people: readonly SeatLine[];
  readonly update: Update;
}

/** Everything that is not needed in every turn. */
export function GameMenu({ kept, people, update }: GameMenuProps) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<Open | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useKeys(() => setDialog('keys'));
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event) => {
      if (
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : !menu.current?.contains(event.target as Node)
      ) {
        // Only the button stays when the list goes.
        if (event instanceof KeyboardEvent) opener.current?.focus();
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [isOpen]);
  const open = (which: Open) => () => {
    opener.current?.focus();
    setOpen(false);
    setDialog(which);
  };
  const isPlayed = update.status === 'playing' && people.length > 0;
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
      {isOpen && (
        <ul className="game-menu-list" id="game-menu">
          {kept.watch !== undefined && <Item onChoose={open('look')}>{say('look')}</Item>}
          {people.length > 0 && <Item onChoose={open('elsewhere')}>{say('elsewhere')}</Item>}
          <Item onChoose={open('settings')}>{say('settings')}</Item>
          <Item onChoose={() => window.open('/rules', '_blank', 'noopener')}>{say('rules')}</Item>
          <Item onChoose={open('keys')}>{say('keys')}</Item>
          {isPlayed && <Item onChoose={open('concede')}>{say('concede')}</Item>}
          <Item onChoose={() => goTo('/')}>{say('home')}</Item>
        </ul>
      )}
      <MenuDialog
        which={dialog}
        kept={kept}
        people={people}
        update={update}
        onClose={() => setDialog(null)}
      />
    </div>
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

function MenuDialog({ which, kept, people, update, onClose }: MenuDialogProps) {
  const say = useWords();
  const { origin } = window.location;
  const nameOf = (seat: string) => update.people.find((each) => each.seat === seat)?.name || seat;
  const loser = people.find(({ seat }) => update.view?.waitingFor.includes(seat)) ?? people[0];
  const concede = () => {
    if (loser) void loser.line.ask('command', { from: loser.seat, command: { kind: 'concede' } });
    onClose();
  };
  switch (which) {
    case null:
      return null;
    case 'look':
      return (
        <GameDialog title={say('look')} onClose={onClose}>
          <p>{say('lookWhy')}</p>
          <ShareLink label={say('look')} address={watchAddress(origin, kept.id, kept.watch ?? '')} />
        </GameDialog>
      );
    case 'elsewhere':
      return (
        <GameDialog title={say('elsewhere')} onClose={onClose}>
          <p>{say('elsewhereWhy')}</p>
          {people.map(({ seat }) => (
            <ShareLink
              key={seat}
              label={say('elsewhereOf', { name: nameOf(seat) })}
              address={seatAddress(origin, kept.id, seat, kept.tokens[seat] ?? '')}
            />
          ))}
        </GameDialog>
      );
    case 'settings':
      return (
        <GameDialog title={say('settings')} onClose={onClose}>
          <SettingsForm />
        </GameDialog>
      );
    case 'keys':
      return (
        <GameDialog title={say('keys')} onClose={onClose}>
          <KeysList />
        </GameDialog>
      );
    case 'concede':
      return (
        <GameDialog
          title={
            people.length > 1 && loser
              ? say('concedeSureOf', { name: nameOf(loser.seat) })
              : say('concedeSure')
          }
          onClose={onClose}
          closeWord={say('cancel')}
        >
          <p>{say('concedeWhy')}</p>
          <button type="button" className="game-menu-concede" onClick={concede}>
            {say('concedeYes')}
          </button>
        </GameDialog>
      );
  }
}
