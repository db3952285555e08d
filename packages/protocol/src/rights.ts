import type { Viewer } from '@sortie/kernel';
import { unreachable } from '@sortie/kernel';
import type { Request } from './request.ts';

/** Who speaks decides what may be asked: the referee everything, a seat for itself, a spectator only to look. */
export function mayAsk(as: Viewer, request: Request, isOver: boolean): boolean {
  if (as === 'referee') return true;
  switch (request.kind) {
    case 'hello':
      return true;
    case 'view':
    case 'log':
      return request.viewer === as || request.viewer === 'spectator';
    case 'decisions':
    case 'answer':
    case 'whyNot':
    case 'complete':
    case 'consent':
      return request.seat === as && as !== 'spectator';
    case 'command':
      return request.from === as && as !== 'spectator';
    case 'undo':
    case 'redo':
    case 'withdraw':
      return request.by === as && as !== 'spectator';
    // A replay holds the seed and every dial, and a hash allows guessing: both are public only after the game.
    case 'replay':
    case 'hash':
      return isOver;
    case 'promise':
    case 'newGame':
    case 'loadPosition':
    case 'resume':
    case 'script':
    case 'save':
    case 'position':
    case 'quit':
      return false;
    default:
      return unreachable(request);
  }
}
