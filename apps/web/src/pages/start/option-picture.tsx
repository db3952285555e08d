import { use } from 'react';
import { loadPictures, picturesOf } from '../../rules/game-pictures.ts';
import { Pictures } from '../rules/pictures/rule-pictures.tsx';

interface Props {
  readonly game: string;
  /** The rules that explain what is chosen. */
  readonly rules: readonly string[];
}

/** What is chosen as a picture: the first that the rulebook has for it. */
export function OptionPicture({ game, rules }: Props) {
  const pictures = use(loadPictures(game));
  if (!pictures) return null;
  const [first] = rules.flatMap((rule) => picturesOf(rule, pictures));
  return first === undefined ? null : <Pictures of={pictures} shown={[first]} />;
}
