import { useEffect, useId, useRef, useState } from 'react';
import { changeSettings, useSettings } from '../../app/settings.ts';
import { play } from '../sound.ts';
import { PaceChoice } from './pace-choice.tsx';
import './stage-controls.css';
import { useWords } from './text/words.ts';

const icons = {
  sound: 'M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15 9A4.2 4.2 0 0 1 15 15M17.4 6.4A8 8 0 0 1 17.4 17.6',
  silence: 'M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5',
  pace: 'M4 6L11 12L4 18ZM12.5 6L19.5 12L12.5 18Z',
  again: 'M6 12A6.5 6.5 0 1 0 8.2 7.1M8.6 3.2V7.4H12.8',
} as const;

interface StageControlsProps {
  /** Plays the last attack once more; undefined while there is none. */
  readonly onAgain: (() => void) | undefined;
}

/** At the table: sound, how fast things are shown, and what was missed. */
export function StageControls({ onAgain }: StageControlsProps) {
  const say = useWords();
  return (
    <div
      className="stage-controls"
      role="toolbar"
      aria-label={say('controls')}
      aria-orientation="vertical"
      data-over-board=""
    >
      <SoundButton />
      <PaceButton />
      {onAgain && (
        <button
          type="button"
          title={say('lookAgain')}
          aria-label={say('lookAgain')}
          data-look-again
          onClick={onAgain}
        >
          <Icon path={icons.again} />
        </button>
      )}
    </div>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Browsers let nothing be heard before a gesture, so sound is offered by a button until it was chosen once. */
function SoundButton() {
  const say = useWords();
  const { sound, knowsSound } = useSettings();
  const choose = (wanted: boolean) => {
    changeSettings({ sound: wanted, knowsSound: true });
    if (wanted) play('turn');
  };
  const label = say(sound ? 'soundOn' : 'soundOff');
  if (!knowsSound && !sound) {
    return (
      <span className="stage-controls-offer">
        <button type="button" data-sound="offered" onClick={() => choose(true)}>
          <Icon path={icons.sound} />
          <span className="stage-controls-word">{say('wantSound')}</span>
        </button>
        <button
          type="button"
          aria-label={say('noSound')}
          title={say('noSound')}
          onClick={() => choose(false)}
        >
          ×
        </button>
      </span>
    );
  }
  return (
    <button
      type="button"
      data-sound={sound ? 'on' : 'off'}
      aria-label={label}
      title={label}
      onClick={() => choose(!sound)}
    >
      <Icon path={sound ? icons.sound : icons.silence} />
    </button>
  );
}

function PaceButton() {
  const say = useWords();
  const { pace } = useSettings();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useClosing(isOpen, root, () => setOpen(false));
  const label = `${say('pace')}: ${say(pace)}`;
  return (
    <div className="stage-controls-pace" ref={root}>
      <button
        type="button"
        data-pace={pace}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={icons.pace} />
      </button>
      {isOpen && (
        <div className="stage-controls-panel" id={id}>
          <PaceChoice />
        </div>
      )}
    </div>
  );
}

/** Escape and a press elsewhere close what is open. */
function useClosing(
  isOpen: boolean,
  root: { readonly current: HTMLElement | null },
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: Event) => {
      if (!(target instanceof Node) || !root.current?.contains(target)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  });
}
