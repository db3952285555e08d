import type { NextStep } from '@sortie/tournaments/view';
import type { MouseEvent } from 'react';
import { Link } from '../../../app/link.tsx';
import { useAddress } from '../parts/addresses.ts';
import { CommandButton } from '../parts/command-button.tsx';
import { useWords } from './text/words.ts';

/** Steps that are one command. */
const commands = {
  announce: 'announce',
  start: 'start',
  drawRound: 'drawRound',
  publishRound: 'publishRound',
  startClock: 'startClock',
  makeCut: 'makeCut',
  finish: 'finish',
} as const satisfies Partial<Record<NextStep, string>>;

/** Steps that are done on another page of the desk. */
const pages = {
  nameJudge: 'desk/judges',
  addPlayers: 'desk/players',
  collectLists: 'desk/players',
  checkIn: 'desk/players',
  collectResults: '',
  over: 'standings',
} as const satisfies Partial<Record<NextStep, string>>;

export function NextStepButton({ step }: { readonly step: NextStep }) {
  const say = useWords();
  const address = useAddress();
  if (Object.hasOwn(commands, step)) {
    const kind = commands[step as keyof typeof commands];
    return (
      <p className="next-step-do row">
        <CommandButton className="primary" command={{ kind }}>
          {say(kind)}
        </CommandButton>
        {step === 'announce' && (
          <Link className="button" href={address('desk/settings')}>
            {say('lookOver')}
          </Link>
        )}
      </p>
    );
  }
  const page = pages[step as keyof typeof pages];
  return (
    <p className="next-step-do row">
      <Link
        className="button primary"
        href={address(page)}
        onClick={(event) => step === 'collectResults' && focusOnEntry(event)}
      >
        {say(`to_${step as keyof typeof pages}`)}
      </Link>
      {step === 'collectLists' && (
        <Link className="button" href={address('desk/settings')}>
          {say('lookOver')}
        </Link>
      )}
    </p>
  );
}

/** Where the field for results is on the page already, the button leads to it. */
function focusOnEntry(event: MouseEvent): void {
  const field = document.querySelector<HTMLElement>('[data-entry="table"]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}
