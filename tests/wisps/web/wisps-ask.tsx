import type { WispView } from '@sortie/wisps/view';
import { GenericAsk } from '../../../apps/web/src/table/generic-ask.tsx';
import { PickPieceAsk } from '../../../apps/web/src/table/pick-piece-ask.tsx';
import { Prompt } from '../../../apps/web/src/table/prompt.tsx';
import { subjectOf } from '../../../apps/web/src/table/subject-of.ts';
import { type AskProps, anySeen } from '../../../apps/web/src/table/table-game.ts';
import { DriftAsk } from './drift-ask.tsx';

/** A question put to us: wisps are chosen and moved on the board, everything else is a list of answers. */
export function WispsAsk(props: AskProps<WispView>) {
  const { seen, decision } = props;
  return (
    <Prompt
      title={seen.text.question(decision, subjectOf(seen))}
      rule={decision.rule}
      decision={decision.kind}
    >
      <Widget {...props} />
    </Prompt>
  );
}

function Widget(props: AskProps<WispView>) {
  const { seen, decision, referee } = props;
  if (decision.kind === 'moveLeader' || decision.kind === 'placeFollower') {
    return <DriftAsk key={decision.id} {...props} />;
  }
  const any = { seen: anySeen(seen), decision, referee };
  return decision.kind === 'chooseWisp' ? (
    <PickPieceAsk {...any} pieceOf={String} />
  ) : (
    <GenericAsk {...any} />
  );
}
