/** One of the answers that somebody may give. */
export interface AnswerOption {
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  /** A heading above all that have the same. */
  readonly group?: string;
  /** Why it cannot be given; it is shown, and asking for it shows the reason. May be empty until it is known. */
  readonly refused?: string;
}

export interface AnswerGroup {
  readonly name: string | undefined;
  readonly options: readonly AnswerOption[];
}

/** In the order in which groups first appear. */
export function answerGroups(options: readonly AnswerOption[]): readonly AnswerGroup[] {
  const byName = new Map<string | undefined, AnswerOption[]>();
  for (const option of options) {
    const group = byName.get(option.group);
    if (group) group.push(option);
    else byName.set(option.group, [option]);
  }
  return [...byName].map(([name, members]) => ({ name, options: members }));
}

/** Those in which every word that was typed occurs, with or without its accents. */
export function answersFound(options: readonly AnswerOption[], typed: string): readonly AnswerOption[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, detail = '', group = '' }) => {
    const text = plainLetters(`${label} ${detail} ${group}`);
    return words.every((word) => text.includes(word));
  });
}

function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
