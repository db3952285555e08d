/** Fields that a refusal may name. */
export type FieldName =
  | 'attackDie'
  | 'bye'
  | 'cardList'
  | 'club'
  | 'clubsApart'
  | 'concession'
  | 'cut'
  | 'date'
  | 'defenseDice'
  | 'entries'
  | 'eventPoints'
  | 'events'
  | 'file'
  | 'fixedTable'
  | 'forbidden'
  | 'format'
  | 'from'
  | 'game'
  | 'gameRounds'
  | 'isLarge'
  | 'lateEntry'
  | 'list'
  | 'listsRequired'
  | 'loser'
  | 'matches'
  | 'minutes'
  | 'missed'
  | 'mostMissionPoints'
  | 'name'
  | 'noShowAfter'
  | 'notPlayed'
  | 'number'
  | 'opening'
  | 'organiser'
  | 'place'
  | 'plan'
  | 'players'
  | 'promisedByes'
  | 'rounds'
  | 'roundTime'
  | 'scenarios'
  | 'score'
  | 'scoring'
  | 'secret'
  | 'settings'
  | 'showElapsed'
  | 'specialRules'
  | 'squadLimit'
  | 'steps'
  | 'tables'
  | 'tiebreakers'
  | 'type'
  | 'variant'
  | 'winner';

export interface PlaceWords {
  readonly fields: Readonly<Record<FieldName, string>>;
  readonly table: string;
  /** How the third of several is named: `no. 3`. */
  readonly nth: (number: number) => string;
}

/** `plan.2.rounds` as `rounds and cut, no. 3, rounds`; a field that has no word keeps its own name. */
export function placeIn({ fields, table, nth }: PlaceWords) {
  return (where: string): string => {
    const [, number] = /^table (\d+)$/.exec(where) ?? [];
    if (number !== undefined) return `${table} ${number}`;
    return where
      .split('.')
      .map((part) => {
        if (/^\d+$/.test(part)) return nth(Number(part) + 1);
        return Object.hasOwn(fields, part) ? fields[part as FieldName] : part;
      })
      .join(', ');
  };
}

/** Subjects of a stale command: `table 2 5`, `player p3`, `settings`. */
export interface SubjectWords {
  readonly table: (round: string, table: string) => string;
  readonly player: (name: string) => string;
  readonly call: string;
  readonly settings: string;
  readonly draft: string;
  readonly clock: string;
  readonly judges: string;
}

export function subjectIn(words: SubjectWords, nameOf: (id: string) => string) {
  return (subject: string): string => {
    const [kind = '', one = '', other = ''] = subject.split(' ');
    switch (kind) {
      case 'table':
        return words.table(one, other);
      case 'player':
        return words.player(nameOf(one));
      case 'call':
        return words.call;
      case 'settings':
      case 'draft':
      case 'clock':
      case 'judges':
        return words[kind];
      default:
        return subject;
    }
  };
}
