import type { ReactNode } from 'react';
import './attack-glance.css';

interface Props {
  readonly attacker: string;
  readonly defender: string;
  readonly range: string;
  /** The dice as they lie. */
  readonly children: ReactNode;
}

/** Who attacks whom and with what dice, above the answers where the screen is not a high one; parts marked `data-glanced` are then left out below. */
export function AttackGlance({ attacker, defender, range, children }: Props) {
  return (
    <div className="attack-glance">
      <p>
        <strong>{attacker}</strong> <span aria-hidden="true">➤</span> <strong>{defender}</strong>{' '}
        <span className="soft">{range}</span>
      </p>
      <div className="attack-glance-dice">{children}</div>
    </div>
  );
}
