import type { GameKit } from '@sortie/games';
import { type FormEvent, useEffect, useState } from 'react';
import type { PageProps } from '../../app/page.ts';
import { goTo, usePlace } from '../../app/router.ts';
import { useLanguage } from '../../app/settings.ts';
import { ChooseGame } from '../../games/choose-game.tsx';
import { ListWordsOf } from '../../games/list-words-of.tsx';
import { loadGame } from '../../games/load-game.tsx';
import { kitOf, useSite } from '../../games/site.ts';
import { useGameText, useSetup } from '../../games/use-kit.ts';
import { useListWords } from '../../lists/list-words.ts';
import { beginGame } from '../../live/begin-game.ts';
import { KeepingNote } from '../../live/keeping/keeping-note.tsx';
import { battleName, sideName } from './battle-name.ts';
import { BothLists } from './both-lists.tsx';
import { type Choices, keepChoices, keptChoices, type Mode, modes } from './choices.ts';
import { levelName } from './level-name.ts';
import { MainOptions, MoreOptions } from './options-form.tsx';
import { planOf } from './plan-of.ts';
import { StartRefusal } from './start-refusal.tsx';
import { useWords } from './text/words.ts';
import { useBroughtLists } from './use-brought-lists.ts';
import { WhoPlays } from './who-plays.tsx';
import './start-form.css';

/** `/start/<game>`; without a name where there is only one. */
export function StartPage({ parts }: PageProps) {
  const site = useSite();
  const { query } = usePlace();
  const [name] = parts;
  const isChosen = name !== undefined || site.games.kits.length === 1;
  const kit = isChosen ? kitOf(site, name) : undefined;
  if (!kit) return <ChooseGame addressOf={(game) => `/start/${game}?${query}`} />;
  return (
    <ListWordsOf kit={kit}>
      <StartForm key={kit.name} kit={kit} />
    </ListWordsOf>
  );
}

/** Everything has a good default: one click starts. */
function StartForm({ kit }: { readonly kit: GameKit }) {
  const say = useWords();
  const sayOfLists = useListWords();
  const setup = useSetup(kit);
  const text = useGameText(kit);
  const { choices, change } = useChoices(kit);
  const brought = useBroughtLists(kit, choices);
  const { isStarting, problem, start, title } = useStart(kit, choices, brought);
  useTableAhead(kit);
  const choose = (field: string, value: Choices['setup'][string]) =>
    change({ setup: setup.choose(choices.setup, field, value) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isStarting) void start();
  };
  return (
    <form className="start" onSubmit={submit}>
      <h1>{say('title')}</h1>
      <WhoPlays kit={kit} choices={choices} onChange={change} />
      <MainOptions game={kit.name} setup={setup} text={text} choices={choices.setup} onChoose={choose} />
      {brought.isWanted && <BothLists kit={kit} choices={choices} brought={brought} onChange={change} />}
      <MoreOptions
        setup={setup}
        text={text}
        choices={choices.setup}
        onChoose={choose}
        spectators={choices.spectators}
        onSpectators={(spectators) => change({ spectators })}
      />
      <div className="start-go">
        <StartRefusal problem={problem} kit={kit} />
        <KeepingNote mayWait={choices.mode === 'link'} />
        <label className="start-quick">
          <input
            type="checkbox"
            checked={choices.quick}
            onChange={({ target }) => change({ quick: target.checked })}
          />
          <span>
            {say('quick')} <small className="soft">{sayOfLists('quickWhy')}</small>
          </span>
        </label>
        <p className="start-who" data-who>
          {choices.mode === 'computer'
            ? say('whoAndLevel', { who: title, level: levelName(choices.level, say) })
            : title}
        </p>
        <button
          type="submit"
          className="primary start-button"
          disabled={isStarting || brought.myFaults.length > 0 || brought.otherFaults.length > 0}
        >
          {say(isStarting ? 'starting' : choices.mode === 'link' ? 'startLink' : 'start')}
        </button>
      </div>
    </form>
  );
}

/** What was chosen the last time, what the address asks for, and what is changed now. */
function useChoices(kit: GameKit) {
  const setup = useSetup(kit);
  const { query } = usePlace();
  const [choices, setChoices] = useState(() => withQuery(keptChoices(kit, setup), query));
  const change = (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part }));
  return { choices, change };

  /** `?mode=` comes from the first page, `?list=` from the shelf of lists. */
  function withQuery(kept: Choices, asked: URLSearchParams): Choices {
    const mode = modes.find((each): each is Mode => each === asked.get('mode'));
    const list = asked.get('list') ?? asked.get('squad');
    return {
      ...kept,
      ...(mode ? { mode } : {}),
      ...(list ? { list: list.includes(':') ? list : `own:${list}`, setup: withLists(kept.setup) } : {}),
    };
  }

  /** Somebody who comes with a list wants to play with it. */
  function withLists(chosen: Choices['setup']): Choices['setup'] {
    if (setup.bringsLists(chosen)) return chosen;
    const main = setup.options.filter(({ place }) => place === 'main');
    return main.reduce((before, { field, usual }) => setup.choose(before, field, usual), chosen);
  }
}

function useStart(
  kit: GameKit,
  choices: Choices,
  { mine, others, isWanted }: ReturnType<typeof useBroughtLists>,
) {
  const say = useWords();
  const setup = useSetup(kit);
  const text = useGameText(kit);
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const titleOf = (): string => {
    const battle = battleName(kit, setup, text, choices.setup);
    if (choices.mode === 'link') {
      return `${battle}: ${isWanted ? (mine?.name ?? '') : sideName(setup, text, choices.setup)}`;
    }
    return isWanted ? say('against', { mine: mine?.name ?? '', others: others?.name ?? '' }) : battle;
  };
  const start = async () => {
    keepChoices(kit.name, choices);
    setStarting(true);
    setProblem(null);
    const names = {
      me: say('playerOne'),
      other: say('playerTwo'),
      computer: say('computerName', { level: levelName(choices.level, say) }),
      title: titleOf(),
    };
    const lists = [mine?.list ?? null, others?.list ?? null] as const;
    try {
      goTo(`/game/${await beginGame(planOf({ kit, setup, choices, lists }, names))}`);
    } catch (error) {
      setProblem(error);
      setStarting(false);
    }
  };
  return { isStarting, problem, start, title: titleOf() };
}

/** Loads the table while the lists are looked at. */
function useTableAhead({ name }: GameKit): void {
  const site = useSite();
  const language = useLanguage();
  useEffect(() => {
    import('../game/game-page.tsx').catch(() => undefined);
    loadGame(site, name, language).catch(() => undefined);
  }, [site, name, language]);
}
