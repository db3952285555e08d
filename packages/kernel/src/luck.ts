import type { EngineEvent } from './engine-event.ts';
import { nextRandom, randomBelow, shuffled } from './random.ts';
import type { EngineState } from './state.ts';

/** The only source of chance. Scripted faces and cards come first; every use is an event. */
export interface Luck {
  roll<Face extends string>(die: string, faces: readonly Face[], count: number): Face[];
  /** The place in the pile of the card that comes next: the front one, or the one scripted. */
  pick(deck: string, pile: readonly string[]): number;
  shuffled<Card>(cards: readonly Card[]): Card[];
}

export class ScriptError extends Error {}

export function luckOf(engine: EngineState, emit: (event: EngineEvent) => void): Luck {
  function rollOne<Face extends string>(die: string, faces: readonly Face[]): Face {
    const scripted = engine.script.dice[die]?.[0];
    if (scripted !== undefined) {
      if (!(faces as readonly string[]).includes(scripted)) {
        throw new ScriptError(`a ${die} die has no face ${scripted}`);
      }
      emit({ kind: 'scriptTaken', from: 'dice', name: die });
      return scripted as Face;
    }
    if (engine.script.strict) throw new ScriptError(`no ${die} die is left in the script`);
    const { value, to } = randomBelow(engine.random, faces.length);
    emit({ kind: 'randomAdvanced', to });
    return faces[value]!;
  }

  return {
    roll(die, faces, count) {
      const rolled: (typeof faces)[number][] = [];
      while (rolled.length < count) rolled.push(rollOne(die, faces));
      return rolled;
    },

    pick(deck, pile) {
      if (pile.length === 0) throw new Error(`the ${deck} deck is empty`);
      const scripted = engine.script.cards[deck]?.[0];
      if (scripted === undefined) {
        if (engine.script.strict === true) throw new ScriptError(`no ${deck} card is left in the script`);
        return 0;
      }
      const place = pile.indexOf(scripted);
      if (place < 0) throw new ScriptError(`the ${deck} deck holds no ${scripted}`);
      emit({ kind: 'scriptTaken', from: 'cards', name: deck });
      return place;
    },

    shuffled(cards) {
      const pile = shuffled(engine.random, cards);
      emit({ kind: 'randomAdvanced', to: nextRandom(pile.to).to });
      return pile.cards;
    },
  };
}
