import type { HullZone } from '@sortie/armada/catalogue';
import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import type { Plain } from '@sortie/kernel';
import { useState } from 'react';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { ZoneCross } from '../parts/zone-cross.tsx';
import { ZoneShields } from '../parts/zone-shields.tsx';
import { useWords } from '../text/words.ts';
import './fight.css';
import { FightGlance } from './fight-glance.tsx';

type Split = Readonly<Partial<Record<HullZone, number>>>;

/** How much of the damage goes to which zone: only what the referee offers can be confirmed. */
export function RedirectAsk({ seen, decision, referee }: AskProps<ArmadaView>) {
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const { ship: id, total } = decision.about as unknown as { readonly ship: string; readonly total: number };
  const ship = seen.table.ships.find((each) => each.id === id);
  const offers =
    decision.answers.kind === 'offers' ? (decision.answers.offers as unknown as readonly Split[]) : [];
  const [split, setSplit] = useState<Split>({});
  const offer = offers.find((each) => isSameSplit(each, split));
  const redirected = Object.values(split).reduce((sum, count) => sum + count, 0);
  const step = (zone: HullZone, by: number): Split => withCount(split, zone, (split[zone] ?? 0) + by);
  const isOffered = (next: Split) => offers.some((each) => isSameSplit(each, next));
  if (!ship) return null;
  const { zones } = texts(seen.language).pieceWords.names;
  const defending = seen.table.attack?.defendingZone ?? null;
  return (
    <div className="ar-fight">
      <FightGlance seen={seen} />
      <ZoneCross label={say('redirectTo')} middle={<strong>{total - redirected}</strong>}>
        {(zone) => (
          <>
            <ZoneShields ship={ship} zone={zone} />
            {zone === defending && (
              <span className="soft">{say('takes', { count: total - redirected })}</span>
            )}
            {offers.some((each) => (each[zone] ?? 0) > 0) && (
              <Stepper
                zone={zones[zone]}
                count={split[zone] ?? 0}
                canStep={(by) => isOffered(step(zone, by))}
                onStep={(by) => setSplit(step(zone, by))}
              />
            )}
          </>
        )}
      </ZoneCross>
      <button
        type="button"
        className="primary"
        disabled={busy || !offer}
        data-answer={offer && JSON.stringify(offer)}
        onClick={() => offer && send(offer as unknown as Plain)}
      >
        {redirected === 0 ? say('redirectNothing') : say('redirectSome', { count: redirected })}
      </button>
    </div>
  );
}

interface StepperProps {
  readonly zone: string;
  readonly count: number;
  readonly canStep: (by: 1 | -1) => boolean;
  readonly onStep: (by: 1 | -1) => void;
}

/** One point of damage more or less to a hull zone. */
function Stepper({ zone, count, canStep, onStep }: StepperProps) {
  const say = useWords();
  return (
    <span className="ar-fight-stepper">
      <button
        type="button"
        aria-label={say('redirectLess', { zone })}
        disabled={!canStep(-1)}
        onClick={() => onStep(-1)}
      >
        −
      </button>
      <output>{count}</output>
      <button
        type="button"
        aria-label={say('redirectMore', { zone })}
        disabled={!canStep(1)}
        onClick={() => onStep(1)}
      >
        +
      </button>
    </span>
  );
}

function withCount(split: Split, zone: HullZone, count: number): Split {
  const { [zone]: _, ...others } = split;
  return count > 0 ? { ...others, [zone]: count } : others;
}

function isSameSplit(one: Split, other: Split): boolean {
  const zones = new Set([...Object.keys(one), ...Object.keys(other)]) as ReadonlySet<HullZone>;
  return [...zones].every((zone) => (one[zone] ?? 0) === (other[zone] ?? 0));
}
