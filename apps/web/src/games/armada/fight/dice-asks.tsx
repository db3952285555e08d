import type { DieColour } from '@sortie/armada/catalogue';
import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import { isPass, Pass } from '../../../table/asking/pass.tsx';
import { BigChoices } from '../../../table/big-choices.tsx';
import { capital } from '../../../table/capital.ts';
import { DiceChoice } from '../../../table/dice-choice.tsx';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';
import { DicePoolRow } from '../parts/dice-pool.tsx';
import { useWords } from '../text/words.ts';
import { diceFaces } from './dice-faces.ts';

/** Which die an obstructed attack goes without. */
export function RemoveDieAsk({ seen, decision, referee }: AskProps<ArmadaView>) {
  const { busy, send } = useAnswer(referee, decision);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const choices = offers.map((answer) => {
    const { colour } = answer as unknown as { readonly colour: DieColour };
    const pool = { red: 0, blue: 0, black: 0, [colour]: 1 };
    return {
      answer,
      title: capital(texts(seen.language).answerText(decision, answer, namesFor(seen))),
      picture: <DicePoolRow pool={pool} />,
    };
  });
  return <BigChoices choices={choices} onChoose={send} busy={busy} />;
}

/** A die of the attack that is rerolled, or none. */
export function RerollDieAsk({ seen, decision, referee }: AskProps<ArmadaView>) {
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const all = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const pass = all.find(isPass);
  const dice = seen.table.attack?.dice ?? [];
  const offers = all.flatMap((answer) => {
    const { die } = answer as { readonly die?: unknown };
    return typeof die === 'number' ? [{ answer, dice: [die] }] : [];
  });
  return (
    <>
      <DiceChoice
        offers={offers}
        dice={dice}
        draw={(marks) => diceFaces(dice, seen.language, marks)}
        busy={busy}
        onAnswer={send}
        confirm={() => say('reroll')}
      />
      {pass !== undefined && (
        <Pass
          answer={pass}
          label={capital(texts(seen.language).answerText(decision, pass, namesFor(seen)))}
          busy={busy}
          onAnswer={send}
        />
      )}
    </>
  );
}
