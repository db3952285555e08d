import type { Force, Summary } from '@sortie/protocol';
import type { Squad } from '@sortie/xwing/lists';
import { type FormEvent, useMemo, useState } from 'react';
import { goTo } from '../../app/router.ts';
import { keepGame } from '../../live/kept-seats.ts';
import { ownSeed, sit } from '../../live/lobby.ts';
import { useKeptSquads } from '../squads/kept-squads.ts';
import { keepChoices, keptChoices } from '../start/choices.ts';
import { presetName } from '../start/preset-name.ts';
import { Radios } from '../start/radios.tsx';
import { SquadChoices } from '../start/squad-choices.tsx';
import { squadFaults } from '../start/squad-faults.ts';
import { squadOf, squadsToChoose } from '../start/squads-to-choose.ts';
import { StartRefusal } from '../start/start-refusal.tsx';
import { useWords as useStartWords } from '../start/text/words.ts';
import { AgreedList, optionsOf } from './agreed-list.tsx';
import type { Invite } from './invite-of.ts';
import { useWords } from './text/words.ts';
import '../start/start-form.css';

interface JoinFormProps {
  readonly summary: Summary;
  readonly seat: string;
  readonly invite: Invite;
}

/** What was agreed, a name and a squad: then one sits. */
export function JoinForm({ summary, seat, invite }: JoinFormProps) {
  const say = useWords();
  const sayStart = useStartWords();
  const options = optionsOf(summary);
  const [kept] = useState(keptChoices);
  const [name, setName] = useState(kept.name);
  const [key, setKey] = useState<string | undefined>(undefined);
  const [side, setSide] = useState(invite.faction ?? 'imperial');
  const [isQuick, setQuick] = useState(kept.quick);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const wanted = options.mission === null ? undefined : side;
  const saved = useKeptSquads();
  const offered = useMemo(
    () =>
      squadsToChoose((id) => presetName(id, sayStart), saved).filter(
        ({ squad }) => wanted === undefined || squad.faction === wanted,
      ),
    [sayStart, saved, wanted],
  );
  const { points, variant, mission } = options;
  const faultsOf = (squad: Squad) =>
    squadFaults(squad, { ...kept, points, variant, battle: mission ?? 'duel' });
  // Until somebody chooses, a squad that may be brought is better than the usual one.
  const usual = squadOf(kept.otherSquad, offered);
  const mine =
    key === undefined
      ? ([usual, ...offered].find(({ squad }) => faultsOf(squad).length === 0) ?? usual)
      : squadOf(key, offered);
  const faults = options.presetForces ? [] : faultsOf(mine.squad);
  const host = summary.seats.find(({ sat, name: known }) => sat && known)?.name;

  const sitDown = async () => {
    setBusy(true);
    setProblem(null);
    const force = (options.presetForces ? { faction: side } : { squad: mine.squad }) as unknown as Force;
    const own = name.trim() || say('usualName');
    try {
      const { token } = await sit(summary.id, seat, {
        invite: invite.invite,
        name: own,
        force,
        seed: ownSeed(),
      });
      keepChoices({ ...kept, name: name.trim(), quick: isQuick });
      const title = say('gameTitle', { battle: sayStart(mission ?? 'duel'), name: host ?? '' });
      const tokens = { [seat]: token };
      keepGame({
        id: summary.id,
        game: summary.game,
        title,
        tokens,
        at: Date.now(),
        isOver: false,
        quick: isQuick,
      });
      goTo(`/game/${encodeURIComponent(summary.id)}`, 'replace');
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void sitDown();
  };

  return (
    <form className="start" onSubmit={submit}>
      <h1>{host === undefined ? say('titleNoName') : say('title', { name: host })}</h1>
      <section>
        <h2>{say('agreed')}</h2>
        <AgreedList summary={summary} />
      </section>
      <label className="start-name">
        <span>{say('yourName')}</span>
        <input
          value={name}
          placeholder={say('usualName')}
          maxLength={40}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {mission !== null &&
        (invite.faction ? (
          <p>{say('yourSide', { side: sayStart(side) })}</p>
        ) : (
          <Radios
            legend={say('side')}
            value={side}
            choices={(['rebel', 'imperial'] as const).map((value) => ({ value, label: sayStart(value) }))}
            onChoose={setSide}
          />
        ))}
      {!options.presetForces && (
        <SquadChoices
          legend={say('yourSquad')}
          offered={offered}
          chosen={mine.key}
          faults={faults}
          most={points}
          onChoose={setKey}
        />
      )}
      <div className="start-go">
        <StartRefusal problem={problem} />
        <label className="start-quick">
          <input type="checkbox" checked={isQuick} onChange={({ target }) => setQuick(target.checked)} />
          {say('quick')}
        </label>
        <button type="submit" className="primary start-button" disabled={isBusy || faults.length > 0}>
          {say(isBusy ? 'sitting' : 'sit')}
        </button>
      </div>
    </form>
  );
}
