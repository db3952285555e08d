import type { WrittenSaying } from '../sayings.ts';
import type { EventRuleId } from './written-book.ts';

/** What people at an event say, with the rules that they mean. */
export const sayings: readonly WrittenSaying<EventRuleId>[] = [
  {
    rules: ['ev.drop.voluntary', 'ev.drop.notify-early', 'ev.drop.game-under-way'],
    en: ['drop', 'quit', 'leave early', 'go home'],
    es: ['abandonar', 'retirarse', 'irse antes'],
    pt: ['desistir', 'abandonar', 'sair mais cedo'],
  },
  {
    rules: [
      'ev.pairing.no-rematch-in-stage',
      'ev.swiss.rematch-vs-groups',
      'ev.pairing.later-rounds-possible',
    ],
    en: ['rematch', 'same opponent again', 'played already'],
    es: ['revancha', 'mismo rival otra vez', 'ya jugamos'],
    pt: ['revanche', 'mesmo adversário de novo', 'já jogamos'],
  },
  {
    rules: ['ev.bye.lowest-without-bye', 'ev.bye.win-and-18', 'ev.bye.first-round-random'],
    en: ['sit out', 'free win', 'odd player out'],
    es: ['descansar', 'victoria gratis', 'jugador impar'],
    pt: ['folga', 'vitória de graça', 'jogador ímpar'],
  },
  {
    rules: ['ev.tiebreak.sos-formula', 'ev.tiebreak.order'],
    en: ['sos', 'strength of schedule', 'buchholz'],
    es: ['fuerza del calendario', 'sos de los rivales', 'buchholz de los rivales'],
    pt: ['sos dos adversários', 'força da tabela', 'buchholz dos adversários'],
  },
  {
    rules: ['ev.swiss.odd-group-pair-down'],
    en: ['paired down', 'pair down', 'downfloat'],
    es: ['emparejado hacia abajo', 'flotar'],
    pt: ['emparelhado para baixo', 'descer de grupo'],
  },
  {
    rules: ['ev.cut.definition', 'ev.cut.17-32', 'ev.cut.33-64', 'ev.cut.65-plus', 'ev.cut.replacement'],
    en: ['top cut', 'playoffs', 'elimination rounds'],
    es: ['eliminatorias', 'fase final', 'top 8'],
    pt: ['mata-mata', 'fase final do evento', 'top 8 do evento'],
  },
  {
    rules: ['ev.round-time.hidden-clock', 'ev.round-time.variation-roll', 'ev.round-time.finish-game-round'],
    en: ['time left', 'how much time', 'time called'],
    es: ['cuánto queda', 'tiempo que queda', 'se acabó el tiempo'],
    pt: ['quanto falta', 'tempo que falta', 'acabou o tempo'],
  },
  {
    rules: ['ev.sportsmanship.call-judge', 'ev.judges.duties', 'ev.judges.appeal'],
    en: ['referee', 'marshal', 'judge call'],
    es: ['árbitro', 'llamar al juez'],
    pt: ['árbitro do evento', 'chamar o juiz'],
  },
];
