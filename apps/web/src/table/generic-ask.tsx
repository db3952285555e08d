import { Answers } from './answers.tsx';
import { isPass, Pass } from './asking/pass.tsx';
import { capital } from './capital.ts';
import { Prompt } from './prompt.tsx';
import { subjectOf } from './subject-of.ts';
import type { AskProps } from './table-game.ts';
import { useAnswer } from './use-answer.ts';

/** Any question as a plain list of its answers, so that nothing can get stuck. */
export function GenericAsk({ seen, decision, referee }: AskProps) {
  const { busy, send } = useAnswer(referee, decision);
  const subject = subjectOf(seen);
  const { answers } = decision;
  const legal = answers.kind === 'offers' ? answers.offers : answers.suggestions;
  const pass = legal.find(isPass);
  const options = legal
    .filter((answer) => answer !== pass)
    .map((answer) => ({
      key: JSON.stringify(answer),
      label: capital(seen.text.answer(decision, answer, subject)),
    }));
  const choose = (key: string) => {
    const answer = legal.find((each) => JSON.stringify(each) === key);
    if (answer !== undefined) send(answer);
  };
  return (
    <>
      {options.length > 0 && <Answers options={options} onChoose={choose} busy={busy} />}
      {pass !== undefined && (
        <Pass
          answer={pass}
          label={capital(seen.text.answer(decision, pass, subject))}
          busy={busy}
          isBest={options.length === 0}
          onAnswer={send}
        />
      )}
    </>
  );
}

/** The same with its question above it. */
export function GenericQuestion(props: AskProps) {
  const { seen, decision } = props;
  return (
    <Prompt
      title={seen.text.question(decision, subjectOf(seen))}
      rule={decision.rule}
      decision={decision.kind}
    >
      <GenericAsk {...props} />
    </Prompt>
  );
}
