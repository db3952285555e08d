import { lazyPart } from '../../../app/lazy-part.ts';
import { usePictures } from '../../../rules/book-context.tsx';
import {
  type GamePictures,
  ownPicturesOf,
  type PictureBoard,
  picturesOf,
} from '../../../rules/game-pictures.ts';
import { PictureFrame } from './picture-frame.tsx';

interface Props {
  readonly rule: string;
  /** Also those that stand at another rule. */
  readonly all?: boolean;
}

const boards = new WeakMap<GamePictures, PictureBoard>();

function boardOf(pictures: GamePictures): PictureBoard {
  const board = boards.get(pictures) ?? lazyPart(() => pictures.loadBoard());
  boards.set(pictures, board);
  return board;
}

/** The worked pictures of a rule, where it has any. */
export function RulePictures({ rule, all = false }: Props) {
  const pictures = usePictures();
  if (!pictures) return null;
  const shown = all ? picturesOf(rule, pictures) : ownPicturesOf(rule, pictures);
  return <Pictures of={pictures} shown={shown} />;
}

interface PicturesProps {
  readonly of: GamePictures;
  readonly shown: readonly string[];
}

export function Pictures({ of, shown }: PicturesProps) {
  const Board = boardOf(of);
  return shown.map((picture) => <PictureFrame key={picture} picture={picture} Board={Board} />);
}
