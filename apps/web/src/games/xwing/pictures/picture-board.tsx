import { useMemo } from 'react';
import { useLanguage } from '../../../app/settings.ts';
import { Board } from '../../../table/board.tsx';
import { WithLayers } from '../../../table/layers.tsx';
import '../texts.ts';
import { useWords as useTableWords } from '../text/words.ts';
import { allPictures } from './all-pictures.ts';
import { pictureScene } from './picture-scene.ts';
import { pictureIds } from './pictured-rules.ts';
import { useWords } from './text/words.ts';

/** A worked example, drawn by the table itself. */
export function PictureBoard({ picture: id }: { readonly picture: string }) {
  const picture = pictureIds.find((each) => each === id)!;
  const say = useWords();
  const table = useTableWords();
  const language = useLanguage();
  const { scene, facts } = useMemo(
    () => pictureScene(allPictures[picture], { language, picture: say, table }),
    [picture, language, say, table],
  );
  const caption = say(picture, facts);
  return (
    <>
      <div className="picture-table" role="img" aria-label={caption}>
        <div className="picture-still" inert>
          <WithLayers>
            <Board scene={scene} label={caption} />
          </WithLayers>
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </>
  );
}
