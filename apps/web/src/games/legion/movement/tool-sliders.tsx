import type { Speed } from '@sortie/legion/catalogue';
import { useWords } from '../text/words.ts';
import { fixedAngle, type LaidTool, type Mover, signed } from './tool.ts';

interface Props {
  readonly mover: Mover;
  readonly tool: LaidTool;
  readonly onChange: (tool: LaidTool, letGo: boolean) => void;
}

/** What the hand does with the tool on the table, by keys and fingers: its speed, its direction, its joint, the way along it. */
export function ToolSliders({ mover, tool, onChange }: Props) {
  const say = useWords();
  const { angle, bend, along } = tool;
  const isFree = fixedAngle(mover) === undefined;
  return (
    <div className="lg-move-tool">
      <SpeedChoice mover={mover} tool={tool} onChange={onChange} />
      {isFree && (
        <Slider
          name="direction"
          label={say('direction')}
          said={say('degrees', { degrees: Math.round(signed(angle)) })}
          value={Math.round(signed(angle))}
          least={-180}
          most={180}
          step={5}
          onChange={(value, letGo) => onChange({ ...tool, angle: (value + 360) % 360 }, letGo)}
        />
      )}
      <Slider
        name="bend"
        label={say('bend')}
        said={say('degrees', { degrees: Math.round(bend) })}
        value={Math.round(bend)}
        least={-90}
        most={90}
        step={5}
        onChange={(value, letGo) => onChange({ ...tool, bend: value }, letGo)}
      />
      <Slider
        name="along"
        label={say('along')}
        said={`${Math.round(along * 100)} %`}
        value={Math.round(along * 100)}
        least={0}
        most={100}
        step={5}
        onChange={(value, letGo) => onChange({ ...tool, along: value / 100 }, letGo)}
      />
    </div>
  );
}

function SpeedChoice({ mover, tool, onChange }: Props) {
  const say = useWords();
  const speeds = ([1, 2, 3] as const).filter((speed) => speed <= Math.max(1, mover.maxSpeed));
  const take = (speed: Speed) => onChange({ ...tool, speed, along: 1 }, true);
  return (
    <fieldset className="lg-move-speed">
      <legend>{say('toolOfSpeed')}</legend>
      {speeds.map((speed) => (
        <button
          key={speed}
          type="button"
          aria-pressed={speed === tool.speed}
          data-speed={speed}
          onClick={() => take(speed)}
        >
          {speed}
        </button>
      ))}
    </fieldset>
  );
}

interface SliderProps {
  readonly name: string;
  readonly label: string;
  readonly said: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly onChange: (value: number, letGo: boolean) => void;
}

/** Buttons to either side for single steps, and a slider between them. */
function Slider({ name, label, said, value, least, most, step, onChange }: SliderProps) {
  const say = useWords();
  const to = (wanted: number) => onChange(Math.min(most, Math.max(least, wanted)), true);
  return (
    <div className="lg-move-slider" data-slider={name}>
      <span className="lg-move-label" aria-hidden="true">
        {label} <output>{said}</output>
      </span>
      <button
        type="button"
        aria-label={say('less', { what: label })}
        disabled={value <= least}
        onClick={() => to(value - step)}
      >
        −
      </button>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={said}
        min={least}
        max={most}
        value={value}
        onInput={({ currentTarget }) => onChange(Number(currentTarget.value), false)}
        onPointerUp={() => onChange(value, true)}
        onKeyUp={() => onChange(value, true)}
      />
      <button
        type="button"
        aria-label={say('more', { what: label })}
        disabled={value >= most}
        onClick={() => to(value + step)}
      >
        +
      </button>
    </div>
  );
}
