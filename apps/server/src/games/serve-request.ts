import type { Viewer } from '@sortie/kernel';
import { isRefusal, refused } from '@sortie/kernel';
import type { Request } from '@sortie/protocol';
import { refusedReply, result } from '@sortie/protocol';
import { mayAsk } from '@sortie/protocol/service';
import { type GameLimits, isTalk, isTooMuch, strangeField } from './game-limits.ts';
import { askJudge, whyHeld, withdrawRequest } from './judged/judge-orders.ts';
import type { KeptGame, Running } from './kept-game.ts';
import { type LiveReply, problemReply } from './live-reply.ts';

/** Requests that go back, or forward again to where the game was. */
const BACK: ReadonlySet<Request['kind']> = new Set(['undo', 'redo', 'withdraw', 'consent']);
const CHANGES: ReadonlySet<Request['kind']> = new Set(['answer', 'command', 'undo', 'redo', 'consent']);

/** What a table replies to a request, before anything of it is stored. */
export function serveRequest(
  request: Request,
  as: Viewer,
  game: KeptGame,
  { referee, service }: Running,
  limits: GameLimits,
): LiveReply {
  // The secret of the dice is out when the game is over: nobody goes back from there.
  if (BACK.has(request.kind) && referee.outcome) return refusedReply(request.id, refused('table.game-over'));
  const { journal } = referee;
  if (CHANGES.has(request.kind) && isTooMuch(request, { journal, text: game.textLength }, limits)) {
    const message = isTalk(request)
      ? 'Enough has been said in this game.'
      : 'This game has become too long to go on; it can be conceded.';
    return problemReply(request.id, 'too-large', message);
  }
  const field = strangeField(request, referee);
  if (field !== undefined) return refusedReply(request.id, refused('table.malformed-command', { field }));
  const isAllowed = mayAsk(as, request, referee.outcome !== null);
  const judged = isAllowed ? serveUnderJudge(request, game, { referee, service }) : undefined;
  return judged ?? service.serve(request, as);
}

/** In a judged game the judge alone takes back, and nothing moves while the judge is waited for. */
function serveUnderJudge(request: Request, game: KeptGame, { referee }: Running): LiveReply | undefined {
  const { judging } = game;
  if (!judging || referee.outcome) return undefined;
  switch (request.kind) {
    case 'undo': {
      const asked = judging.isClosed ? refused('table.closed') : askJudge(request.by, judging, referee);
      if (isRefusal(asked)) return refusedReply(request.id, asked);
      game.judging = asked;
      return result(request.id, { undo: 'asked', needs: ['judge'] });
    }
    case 'withdraw': {
      const withdrawn = withdrawRequest(request.by, judging);
      if (isRefusal(withdrawn)) return refusedReply(request.id, withdrawn);
      game.judging = withdrawn;
      return result(request.id, { undo: 'kept', needs: [] });
    }
    case 'redo':
    case 'consent':
      return refusedReply(request.id, refused('table.undo-by-judge-only'));
    case 'answer':
    case 'command': {
      // People may always talk.
      const held = isTalk(request) ? undefined : whyHeld(judging);
      return held && refusedReply(request.id, held);
    }
    default:
      return undefined;
  }
}
