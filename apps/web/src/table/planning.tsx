import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useAskStep } from './asking/asking.tsx';
import { useLayer } from './layers.tsx';
import type { AskProps } from './table-game.ts';
import { useAnswer } from './use-answer.ts';

/** A piece that gets something in secret, beside others of its seat. */
export interface PlannedPiece {
  readonly ship: { readonly id: string };
}

interface PlanningRules<Item> {
  readonly isSet: (item: Item) => boolean;
  /** The question by which a seat says that it is ready. */
  readonly closing: string;
  /** How a piece on the table is called that is picked to show what it gets. */
  readonly labelOf: (item: Item) => string;
}

/** All pieces of a seat at once, one of them open, each changed as often as one likes until everybody is ready. */
export function usePlanning<Table, Item extends PlannedPiece>(
  { seen, decision, referee }: AskProps<Table>,
  items: readonly Item[],
  { isSet, closing, labelOf }: PlanningRules<Item>,
) {
  const [wanted, show] = useState<string | undefined>(undefined);
  const open = items.find(({ ship }) => ship.id === wanted) ?? items.find((each) => !isSet(each)) ?? items[0];
  const close = seen.decisions.find(({ kind }) => kind === closing);
  const left = items.filter((each) => !isSet(each)).length;
  const shown = open?.ship.id;
  useAskStep(shown);
  const ids = items.map(({ ship }) => ship.id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when another piece is shown.
  const layer = useMemo(
    () => ({
      picks: items.map((item) => ({
        piece: item.ship.id,
        label: labelOf(item),
        chosen: item.ship.id === shown,
      })),
      onPick: show,
    }),
    [ids, shown, seen.language],
  );
  useLayer(layer);
  const { busy, send } = useAnswer(referee, close ?? decision);
  const canClose = !busy && left === 0 && close !== undefined;
  return { open, left, busy, show, canClose, closeWith: (ready: boolean) => send({ ready }) };
}

interface ReadyProps {
  readonly className: string;
  readonly say: (words: 'readyWaiting' | 'notReady' | 'ready') => string;
}

/** Ready, and waiting for the others. */
export function ReadyWaiting({
  className,
  say,
  busy,
  onBack,
  children,
}: ReadyProps & {
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly children?: ReactNode;
}) {
  return (
    <div className={className}>
      {children}
      <p role="status">{say('readyWaiting')}</p>
      <button type="button" disabled={busy} onClick={onBack}>
        {say('notReady')}
      </button>
    </div>
  );
}

/** How many are left, and the button by which one is ready. */
export function ReadyFoot({
  className,
  say,
  left,
  canClose,
  onReady,
  children,
}: ReadyProps & {
  readonly left: number;
  readonly canClose: boolean;
  readonly onReady: () => void;
  readonly children: ReactNode;
}) {
  return (
    <div className={className} data-left={left}>
      <p>{children}</p>
      <button type="button" className="primary" disabled={!canClose} onClick={onReady}>
        {say('ready')}
      </button>
    </div>
  );
}
