import type { Update } from '@sortie/protocol';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import type { KeptGame } from '../../live/kept-seats.ts';
import { ShareBox } from '../../live/share/share-box.tsx';
import type { SeatLine } from '../../live/use-live-games.ts';
import { seatAddress, watchAddress } from './arrival.ts';
import { GameDialog } from './game-dialog.tsx';
import { KeysList } from './keys-list.tsx';
import { useWords } from './text/words.ts';

const SettingsForm = lazyPart(async () => (await import('../settings/settings-form.tsx')).SettingsForm);

export type MenuDialogKind = 'look' | 'elsewhere' | 'settings' | 'keys' | 'concede';

export interface GameMenuProps {
  readonly kept: KeptGame;
  readonly people: readonly SeatLine[];
  readonly update: Update;
}

interface MenuDialogProps extends GameMenuProps {
  readonly which: MenuDialogKind;
  readonly onClose: () => void;
}

/** What was chosen from the menu, in a window over the table. */
export function MenuDialog({ which, onClose, ...props }: MenuDialogProps) {
  const say = useWords();
  switch (which) {
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
