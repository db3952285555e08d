import type { XwingView } from '@sortie/xwing/view';
import { useAskStep } from '../../../table/asking/asking.tsx';
import type { AskProps } from '../../../table/table-game.ts';
import { AbilityAsk } from './ability-ask.tsx';
import { CardAsk } from './card-ask.tsx';
import { DeclareAsk } from './declare-ask.tsx';

/** Everything that is asked in a fight; what is not known here is a list of answers. */
export function FightAsk(props: AskProps<XwingView>) {
  const { decision } = props;
  const key = `${decision.id} ${decision.version}`;
  // The widgets may have come later than the question.
  useAskStep(key);
  switch (decision.kind) {
    case 'declareTarget':
    case 'chooseWeapon':
      return <DeclareAsk key={key} {...props} />;
    case 'useAbility':
      return <AbilityAsk key={key} {...props} />;
    default:
      return <CardAsk key={key} {...props} />;
  }
}
