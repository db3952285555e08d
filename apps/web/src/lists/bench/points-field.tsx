import { useState } from 'react';
import { useListWords } from '../list-words.ts';

const MOST = 1000;

interface Props {
  readonly points: number;
  readonly onPoints: (points: number) => void;
}

/** The total agreed on. While it is written it may stand empty. */
export function PointsField({ points, onPoints }: Props) {
  const say = useListWords();
  const [written, setWritten] = useState<string | null>(null);
  return (
    <label className="builder-head-points">
      <span>{say('ceiling')}</span>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST}
        value={written ?? points}
        onChange={(event) => {
          setWritten(event.target.value);
          const wanted = Math.round(event.target.valueAsNumber);
          if (wanted >= 1 && wanted <= MOST) onPoints(wanted);
        }}
        onBlur={() => setWritten(null)}
      />
    </label>
  );
}
