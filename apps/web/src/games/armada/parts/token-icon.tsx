import type { DefenseToken } from '@sortie/armada/catalogue';
import { defenseIcons } from '@sortie/armada/icons';
import './icons.css';

interface Props {
  readonly token: DefenseToken;
  readonly state: 'readied' | 'exhausted' | 'discarded';
  readonly locked?: boolean;
}

/** A defense token as it lies: readied, exhausted or gone, and locked where an accuracy says so. */
export function TokenIcon({ token, state, locked = false }: Props) {
  return (
    <svg className="ar-token" data-state={state} data-locked={locked} viewBox="0 0 32 32" aria-hidden="true">
      <circle className="ar-token-disc" cx={16} cy={16} r={15} />
      <path className="ar-token-sign" transform="translate(6 6) scale(0.833)" d={defenseIcons[token]} />
      {locked && <path className="ar-token-lock" d="M5 5L27 27M27 5L5 27" />}
    </svg>
  );
}
