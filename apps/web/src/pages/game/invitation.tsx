import type { GameKit } from '@sortie/games';
import type { Person } from '@sortie/protocol';
import { useSetup } from '../../games/use-kit.ts';
import type { KeptGame } from '../../live/kept-seats.ts';
import { ShareBox } from '../../live/share/share-box.tsx';
import { inviteAddress, watchAddress } from './arrival.ts';
import { PeopleHere } from './people-here.tsx';
import { useWords } from './text/words.ts';
import './invitation.css';

interface InvitationProps {
  readonly kept: KeptGame;
  readonly people: readonly Person[];
  readonly kit: GameKit;
}

/** The game waits for people: the link that brings them, and who is here. */
export function Invitation({ kept, people, kit }: InvitationProps) {
  const say = useWords();
  const setup = useSetup(kit);
  const taken = kept.plan?.own[0]?.force;
  const left = kept.plan && taken !== undefined ? setup.choicesLeft(kept.plan.create.options, taken) : {};
  const free = people.filter(({ sat }) => !sat);
  const known = free.filter(({ seat }) => kept.invites?.[seat] !== undefined);
  return (
    <section className="invitation">
      <h1>{say('inviteTitle')}</h1>
      <p>{say(known.length > 0 ? 'inviteWhy' : 'inviteElsewhere')}</p>
      {known.map(({ seat }) => (
        <ShareBox
          key={seat}
          label={say('inviteLink')}
          text={say('inviteText')}
          addressAt={(origin) =>
            inviteAddress(origin, kept.id, { seat, invite: kept.invites?.[seat] ?? '', left })
          }
        />
      ))}
      {kept.watch !== undefined && (
        <details className="invitation-look">
          <summary>{say('look')}</summary>
          <p className="soft">{say('lookWhy')}</p>
          <ShareBox
            label={say('look')}
            addressAt={(origin) => watchAddress(origin, kept.id, kept.watch ?? '')}
            isBrief
          />
        </details>
      )}
      <PeopleHere people={people} />
    </section>
  );
}
