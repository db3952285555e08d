import type { Plain } from '@sortie/kernel';
import { type ComponentType, Suspense } from 'react';
import { Waiting } from '../app/waiting.tsx';
import { GenericAsk } from './generic-ask.tsx';
import { Prompt } from './prompt.tsx';
import { SetUpAsk } from './setup/set-up-ask.tsx';
import { type AskProps, anySeen } from './table-game.ts';

interface Props<Table> extends AskProps<Table> {
  readonly title: string;
  readonly Widget: ComponentType<AskProps<Table>>;
  /** Questions with the same one keep their widget, and what was begun in it. */
  readonly lasting: string;
  /** Given for a question of set-up, which may be left to the table. */
  readonly setUp: { readonly brought: string; readonly suggestion: () => Plain | undefined } | undefined;
}

/** A question in its frame, with the widget that fits it best, which may still be on its way. */
export function AskFrame<Table>({ title, Widget, lasting, setUp, ...props }: Props<Table>) {
  const { kind, rule } = props.decision;
  return (
    <Prompt title={title} rule={rule} decision={kind}>
      <Suspense fallback={<Waiting />}>
        {setUp ? (
          <SetUpAsk key={lasting} {...props} Widget={Widget} {...setUp} />
        ) : (
          <Widget key={lasting} {...props} />
        )}
      </Suspense>
    </Prompt>
  );
}

/** A question that no widget knows, as a list of its answers. */
export function AnyAsk<Table>({ seen, ...question }: AskProps<Table>) {
  return <GenericAsk seen={anySeen(seen)} {...question} />;
}
