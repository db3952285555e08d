import { useState } from 'react';
import type { AskProps, TableGame } from '../../games/table-game.ts';
import { Answers } from '../../table/answers.tsx';
import { Prompt } from '../../table/prompt.tsx';

/** A question as a plain list of answers, for when the game's own way of asking fails: nobody gets stuck. */
export function PlainAsk({ game, seen, decision, hand }: AskProps & { readonly game: TableGame }) {
  const [isBusy, setBusy] = useState(false);
  const { answers, kind, rule } = decision;
  const legal = answers.kind === 'offers' ? answers.offers : answers.suggestions;
  const choose = async (key: string) => {
    setBusy(true);
    await hand.answer(decision, legal[Number(key)]!);
    setBusy(false);
  };
  return (
    <Prompt title={game.question(decision, seen)} rule={rule} decision={kind}>
      <Answers
        options={legal.map((answer, place) => ({
          key: String(place),
          label: game.answer(decision, answer, seen),
        }))}
        busy={isBusy}
        onChoose={(key) => void choose(key)}
      />
    </Prompt>
  );
}
