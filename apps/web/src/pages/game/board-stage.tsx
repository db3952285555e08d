import { useMemo } from 'react';
import type { Again } from '../../table/stage/use-again.ts';
import { useStageParts } from '../../table/stage/use-stage-parts.ts';
import type { TableStage } from './use-table-stage.ts';

interface BoardStageProps {
  readonly stage: TableStage;
  readonly again: Again;
}

/** What is played over the board, and how it is played. */
export function BoardStage({ stage, again }: BoardStageProps) {
  const { seen, act, staging } = stage;
  const parts = useStageParts(staging !== undefined);
  const past = useMemo(() => staging?.actsAgain(seen) ?? [], [staging, seen]);
  if (!parts) return null;
  const { StageControls, StageView } = parts;
  return (
    <>
      <StageControls onAgain={past.length > 0 ? () => again.play(past) : undefined} />
      {act ? (
        <StageView act={act} isWaiting={stage.isWaiting} onSkip={stage.skip} onGoOn={stage.goOn} />
      ) : again.act ? (
        <StageView
          act={again.act}
          isWaiting={again.isWaiting}
          onSkip={again.stop}
          onGoOn={again.stop}
          isAgain
        />
      ) : null}
    </>
  );
}

/** What is played on the board itself. */
export function BoardEffects({ stage, again }: BoardStageProps) {
  const parts = useStageParts(stage.staging !== undefined);
  return parts ? <parts.StageEffects act={stage.act ?? again.act} /> : null;
}
