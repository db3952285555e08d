import type { GameKit, SetupChoices } from '@sortie/games';
import type { Summary } from '@sortie/protocol';
import { type FormEvent, useState } from 'react';
import { useGameText, useSetup } from '../../games/use-kit.ts';
import { useListWords } from '../../lists/list-words.ts';
import { KeepingNote } from '../../live/keeping/keeping-note.tsx';
import { KnownStartNote } from '../../live/known-start/known-start-note.tsx';
import { keptChoices } from '../start/choices.ts';
import { ListChoices } from '../start/list-choices.tsx';
import { NameField } from '../start/name-field.tsx';
import { OptionField } from '../start/option-field.tsx';
import { StartRefusal } from '../start/start-refusal.tsx';
import { AgreedList } from './agreed-list.tsx';
import type { Invite } from './invite-of.ts';
import { useWords } from './text/words.ts';
import { useOwnList } from './use-own-list.ts';
import { useSitDown } from './use-sit-down.ts';
import '../start/start-form.css';

interface JoinFormProps {
  readonly kit: GameKit;
  readonly summary: Summary;
  readonly seat: string;
  readonly invite: Invite;
}

/** What was agreed, a name and a list: then one sits. */
export function JoinForm({ kit, summary, seat, invite }: JoinFormProps) {
  const say = useWords();
  const sayOfLists = useListWords();
  const setup = useSetup(kit);
  const text = useGameText(kit);
  const [kept] = useState(() => keptChoices(kit, setup));
  const [name, setName] = useState(kept.name);
  const [isQuick, setQuick] = useState(kept.quick);
  const { choices, open, choose } = useGuestChoices(kit, summary, invite);
  const own = useOwnList(kit, choices, { usualKey: kept.otherList, from: summary.from });
  const { isBusy, problem, sitDown } = useSitDown({ kit, summary, seat, invite: invite.invite });
  const host = summary.seats.find(({ sat, name: known }) => sat && known)?.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void sitDown({ choices, list: own.mine?.list ?? null, name, isQuick, kept, host });
  };
  return (
    <form className="start" onSubmit={submit}>
      <h1>{host === undefined ? say('titleNoName') : say('title', { name: host })}</h1>
      <section>
        <h2>{say('agreed')}</h2>
        <AgreedList summary={summary} setup={setup} text={text} />
        {summary.from && <KnownStartNote from={summary.from} />}
      </section>
      <NameField label={say('yourName')} value={name} usual={say('usualName')} onChange={setName} />
      {open.map(({ field, option, value, isLeft }) =>
        isLeft ? (
          <p key={field}>{say('yourSide', { side: text.value(field, value) })}</p>
        ) : (
          <OptionField key={field} option={option} choices={choices} text={text} onChoose={choose} />
        ),
      )}
      {own.isWanted && (
        <ListChoices
          kit={kit}
          legend={sayOfLists('yourList')}
          offered={own.offered}
          chosen={own.mine?.key ?? ''}
          faults={own.faults}
          most={own.most}
          onChoose={own.choose}
        />
      )}
      <div className="start-go">
        <StartRefusal problem={problem} kit={kit} />
        <KeepingNote />
        <label className="start-quick">
          <input type="checkbox" checked={isQuick} onChange={({ target }) => setQuick(target.checked)} />
          {say('quick')}
        </label>
        <button type="submit" className="primary start-button" disabled={isBusy || own.faults.length > 0}>
          {say(isBusy ? 'sitting' : 'sit')}
        </button>
      </div>
    </form>
  );
}

/** What was agreed, with what the guest still chooses; what the invitation says is left is not asked. */
function useGuestChoices(kit: GameKit, summary: Summary, { left }: Invite) {
  const setup = useSetup(kit);
  const asked = setup.options.filter(({ scope }) => scope === 'seat');
  const given = asked.filter(({ field, accepts }) => accepts(left[field] ?? null));
  const [chosen, setChosen] = useState<SetupChoices>(() => setup.across(setup.choicesOf(summary.options)));
  const choices: SetupChoices = {
    ...chosen,
    ...setup.choicesOf(summary.options),
    ...Object.fromEntries(asked.map(({ field, usual }) => [field, chosen[field] ?? usual])),
    ...Object.fromEntries(given.map(({ field }) => [field, left[field] ?? null])),
  };
  const open = asked
    .filter(({ isAskedOfGuest }) => isAskedOfGuest(choices))
    .map((option) => ({
      field: option.field,
      option,
      value: choices[option.field] ?? option.usual,
      isLeft: given.includes(option),
    }));
  const choose = (field: string, value: SetupChoices[string]) =>
    setChosen((before) => setup.choose(before, field, value));
  return { choices, open, choose };
}
