import { Link } from '../../app/link.tsx';
import { listsAddress } from '../addresses.ts';
import type { KeptList } from '../kept-lists.ts';
import { useListWords } from '../list-words.ts';
import { Shape } from './shape.tsx';
import { toolShapes } from './tool-shapes.ts';

interface Props {
  readonly kept: Pick<KeptList, 'game'>;
  readonly name: string;
  /** What a list without a name is called. */
  readonly unnamed: string;
  readonly onName: (name: string) => void;
}

/** The way back to all lists, and what this one is called. */
export function NameField({ kept, name, unnamed, onName }: Props) {
  const lists = useListWords();
  return (
    <>
      <Link className="button" href={listsAddress(kept.game)}>
        <Shape path={toolShapes.back} label={lists('allLists')} />
      </Link>
      <label className="builder-head-name">
        <span>{lists('name')}</span>
        <input
          value={name}
          maxLength={80}
          placeholder={unnamed}
          onChange={(event) => onName(event.target.value)}
        />
      </label>
    </>
  );
}
