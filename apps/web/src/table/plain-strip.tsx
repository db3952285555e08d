import type { SeenProps } from './table-game.ts';
import { useWords } from './text/words.ts';

/** Whom everybody waits for. */
export function PlainStrip({ seen }: SeenProps) {
  const say = useWords();
  const { outcome, waitingFor, people, as, language } = seen;
  if (outcome) return <p className="panel">{say('gameOver')}</p>;
  if (waitingFor.includes(as)) return <p className="panel">{say('yourAnswer')}</p>;
  const names = waitingFor.map((seat) => people.find((each) => each.seat === seat)?.name || seat);
  return <p className="panel">{say('waitingFor', { who: new Intl.ListFormat(language).format(names) })}</p>;
}
