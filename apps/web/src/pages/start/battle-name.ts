import type { GameKit, GameText, SetupChoices, SetupKit } from '@sortie/games';

/** What a game with these choices is called: by the first thing that everybody is asked. */
export function battleName(
  { title }: Pick<GameKit, 'title'>,
  { options }: Pick<SetupKit, 'options'>,
  text: Pick<GameText, 'value'>,
  choices: SetupChoices,
): string {
  const first = options.find(({ place, scope }) => place === 'main' && scope === 'table');
  return first ? text.value(first.field, choices[first.field] ?? first.usual) : title;
}

/** What a seat that chose this is called: by its own options. */
export function sideName(
  { options }: Pick<SetupKit, 'options'>,
  text: Pick<GameText, 'value'>,
  choices: SetupChoices,
): string {
  return options
    .filter(({ scope }) => scope === 'seat')
    .map(({ field, usual }) => text.value(field, choices[field] ?? usual))
    .join(', ');
}
