import type { XwingView } from '@sortie/xwing/view';
import { isPass, Pass } from '../../../table/asking/pass.tsx';
import { BigChoices } from '../../../table/big-choices.tsx';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { useWords } from '../text/words.ts';
import { directionName } from './direction-name.ts';
import { DirectionPicture } from './direction-picture.tsx';
import { rollOfDecloak } from './roll-template.ts';

/** Which way a ship decloaks, or that it stays as it is. */
export function DecloakAsk({ decision, referee }: AskProps<XwingView>) {
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const stay = offers.find(isPass);
  const choices = offers.flatMap((offer) => {
    const { direction } = offer as { readonly direction?: string };
    if (direction === undefined) return [];
    const roll = rollOfDecloak(direction);
    const picture = <DirectionPicture key={direction} direction={roll} />;
    return [{ answer: offer, title: directionName(direction, say), picture }];
  });
  return (
    <>
      <BigChoices choices={choices} onChoose={send} busy={busy} />
      {stay !== undefined && <Pass answer={stay} label={say('stayCloaked')} busy={busy} onAnswer={send} />}
    </>
  );
}
