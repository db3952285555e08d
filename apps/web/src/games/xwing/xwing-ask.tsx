import type { XwingView } from '@sortie/xwing';
import type { ComponentType } from 'react';
import type { AskProps } from '../table-game.ts';
import { FightAsk } from './fight/fight-ask.tsx';
import { GenericAsk } from './generic-ask.tsx';

type Widget = ComponentType<AskProps<XwingView>>;

const widgets: Readonly<Record<string, Widget>> = {
  declareTarget: FightAsk,
  chooseWeapon: FightAsk,
  useAbility: FightAsk,
  cancelFirst: FightAsk,
  chooseForCard: FightAsk,
};

/** The widget that fits the question best. */
export function XwingAsk(props: AskProps<XwingView>) {
  const { decision } = props;
  const Widget = Object.hasOwn(widgets, decision.kind) ? widgets[decision.kind]! : GenericAsk;
  return (
    <div className="xwing-ask" data-decision={decision.kind}>
      <Widget key={decision.id} {...props} />
    </div>
  );
}
