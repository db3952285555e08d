import type { Command } from '@sortie/armada/catalogue';
import { commandIcons } from '@sortie/armada/icons';
import './icons.css';

/** The sign of a command; a facedown dial where it is not known. */
export function CommandIcon({ command }: { readonly command: Command | 'hidden' }) {
  return (
    <svg className="ar-icon" data-command={command} viewBox="0 0 24 24" aria-hidden="true">
      {command === 'hidden' ? (
        <path d="M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1ZM12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4ZM9 12A3 3 0 1 1 15 12A3 3 0 1 1 9 12Z" />
      ) : (
        <path d={commandIcons[command]} />
      )}
    </svg>
  );
}
