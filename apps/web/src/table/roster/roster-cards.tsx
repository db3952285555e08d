import type { RosterCard } from './roster.ts';

/** Cards by their names; what they do is said when one points at them. */
export function RosterCards({ cards }: { readonly cards: readonly RosterCard[] }) {
  return (
    <ul className="roster-card-names">
      {cards.map(({ key, name, tone, state, text }) => (
        <li key={key} data-tone={tone} data-card={key} title={text}>
          {name}
          {state && <span> ({state})</span>}
        </li>
      ))}
    </ul>
  );
}
