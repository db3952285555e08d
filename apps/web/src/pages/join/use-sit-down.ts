import type { GameKit, List, SetupChoices } from '@sortie/games';
import type { Summary } from '@sortie/protocol';
import { useState } from 'react';
import { goTo } from '../../app/router.ts';
import { useGameText, useSetup } from '../../games/use-kit.ts';
import { keepGame } from '../../live/kept-seats.ts';
import { sit } from '../../live/lobby.ts';
import { ownSeed } from '../../live/own-seed.ts';
import { battleName } from '../start/battle-name.ts';
import { type Choices, keepChoices } from '../start/choices.ts';
import { useWords } from './text/words.ts';

interface Place {
  readonly kit: GameKit;
  readonly summary: Summary;
  readonly seat: string;
  readonly invite: string;
}

interface Guest {
  readonly choices: SetupChoices;
  readonly list: List;
  readonly name: string;
  readonly isQuick: boolean;
  /** What this browser remembers of the last game. */
  readonly kept: Choices;
  readonly host: string | undefined;
}

/** Takes the seat, keeps it, and goes to the table. */
export function useSitDown({ kit, summary, seat, invite }: Place) {
  const say = useWords();
  const setup = useSetup(kit);
  const text = useGameText(kit);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const sitDown = async ({ choices, list, name, isQuick, kept, host }: Guest) => {
    setBusy(true);
    setProblem(null);
    const own = name.trim() || say('usualName');
    const force = setup.forceOf(choices, list);
    try {
      const { seed, brought } = ownSeed();
      const brings = summary.from ? {} : { force };
      const { token } = await sit(summary.id, seat, { invite, name: own, ...brings, ...brought });
      keepChoices(kit.name, { ...kept, name: name.trim(), quick: isQuick });
      const battle = battleName(kit, setup, text, choices);
      keepGame({
        id: summary.id,
        game: summary.game,
        title: say('gameTitle', { battle, name: host ?? '' }),
        tokens: { [seat]: token },
        dice: { commitment: summary.commitment, seeds: { [seat]: seed }, shown: [] },
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
  return { isBusy, problem, sitDown };
}
