import { DiePicture } from '../die-picture.tsx';
import '../dice-tray.css';
import type { Act, ActDice, Bar } from './act.ts';

/** The picture of an act over the board; what moves on the board itself needs none. */
export function StagePicture({ act }: { readonly act: Act }) {
  switch (act.kind) {
    case 'dice':
      return <Dice act={act} />;
    case 'loss':
      return <Bars bars={act.bars} />;
    case 'shown':
      return <Shown act={act} />;
    default:
      return null;
  }
}

function Dice({ act }: { readonly act: Extract<Act, { kind: 'dice' }> }) {
  return (
    <div className="stage-dice">
      <p className="stage-dice-heading">{act.heading}</p>
      {act.pools.map((pool) => (
        <Pool key={pool.label} pool={pool} act={act.key} />
      ))}
    </div>
  );
}

/** A die that changes in this act is drawn anew, so that it is seen to tumble or to turn. */
function Pool({ pool, act }: { readonly pool: ActDice; readonly act: string }) {
  const { label, dice, changed, isThrown } = pool;
  return (
    <div className="stage-dice-pool">
      <span className="stage-dice-label">{label}</span>
      <ul aria-label={label}>
        {dice.map((die) => {
          const isChanged = changed.includes(die.key);
          const motion = isChanged ? (isThrown ? 'thrown' : 'turned') : 'still';
          return (
            <li key={isChanged ? `${die.key} ${act}` : die.key}>
              <span
                className={`stage-die dice-tray-${die.tone}${die.cancelled ? ' dice-tray-cancelled' : ''}`}
                data-motion={motion}
                role="img"
                aria-label={die.name}
              >
                <DiePicture die={die} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  if (bars.length === 0) return null;
  return (
    <div className="stage-bars">
      {bars.map(({ label, tone, all, before, after }) => (
        <div key={tone} className="stage-bar" data-tone={tone}>
          <span>{label}</span>
          <span className="stage-bar-pips" aria-hidden="true">
            {Array.from({ length: all }, (_, place) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place.
                key={place}
                data-pip={place < after ? 'left' : place < before ? 'lost' : 'gone'}
              />
            ))}
          </span>
          <span className="stage-bar-count">
            {after}/{all}
          </span>
        </div>
      ))}
    </div>
  );
}

function Shown({ act }: { readonly act: Extract<Act, { kind: 'shown' }> }) {
  return (
    <div className="stage-shown" data-tone={act.tone} key={act.key}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={act.icon} />
      </svg>
      <div>
        <p className="stage-shown-title">{act.title}</p>
        {act.text === undefined ? null : <p className="stage-shown-text">{act.text}</p>}
      </div>
    </div>
  );
}
