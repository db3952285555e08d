import type { Person } from '@sortie/protocol';
import type { KeptGame } from '../../live/kept-seats.ts';
import { inviteAddress, watchAddress } from './arrival.ts';
import { ShareLink } from './share-link.tsx';
import { useWords } from './text/words.ts';
import './invitation.css';

interface InvitationProps {
  readonly kept: KeptGame;
  readonly people: readonly Person[];
}

/** The game waits for people: the link that brings them, and who is here. */
export function Invitation({ kept, people }: InvitationProps) {
  const say = useWords();
  const free = people.filter(({ sat }) => !sat);
  const known = free.filter(({ seat }) => kept.invites?.[seat] !== undefined);
  return (
    <section className="invitation">
      <h1>{say('inviteTitle')}</h1>
      <p>{say(known.length > 0 ? 'inviteWhy' : 'inviteElsewhere')}</p>
      {known.map(({ seat }) => (
        <ShareLink
          key={seat}
          label={say('inviteLink')}
          text={say('inviteText')}
          address={inviteAddress(window.location.origin, kept.id, {
            seat,
            invite: kept.invites?.[seat] ?? '',
            side: sideLeft(kept),
          })}
        />
      ))}
      {kept.watch !== undefined && (
        <details className="invitation-look">
          <summary>{say('look')}</summary>
          <p className="soft">{say('lookWhy')}</p>
          <ShareLink
            label={say('look')}
            address={watchAddress(window.location.origin, kept.id, kept.watch)}
          />
        </details>
      )}
      <h2>{say('whoIsHere')}</h2>
      <ul className="invitation-people">
        {people.map(({ seat, name, sat, side }) => (
          <li key={seat} className={`invitation-side-${side}`}>
            <strong>{name || say('emptySeat')}</strong>{' '}
            <span className="soft">{say(sat ? 'seatTaken' : 'seatFree')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Rebel against Imperial in a mission: whoever comes plays the other side. xw.mission.sides */
function sideLeft({ plan }: KeptGame): string | undefined {
  const mine = plan?.create.options.mission ? plan.own[0]?.force : undefined;
  if (!mine) return undefined;
  const { faction, squad } = mine as {
    readonly faction?: string;
    readonly squad?: { readonly faction: string };
  };
  return (faction ?? squad?.faction) === 'rebel' ? 'imperial' : 'rebel';
}
