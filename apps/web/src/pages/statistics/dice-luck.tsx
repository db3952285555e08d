import type { DieKind, TallyKit } from '@sortie/games';
import { useLanguage } from '../../app/settings.ts';
import type { Faces, GameRecord } from './game-record.ts';
import { luckOf, luckOverTime, sumFaces } from './luck.ts';
import { LuckPlot } from './luck-plot.tsx';
import { useWords } from './text/words.ts';

interface DiceLuckProps {
  readonly tally: TallyKit;
  readonly records: readonly GameRecord[];
}

/** What was rolled against what was to be expected: over time, and face by face. */
export function DiceLuck({ tally, records }: DiceLuckProps) {
  const say = useWords();
  const language = useLanguage();
  const own = sumFaces(records.map((record) => record.own));
  const rolled = tally.dice.filter(({ kind }) => own[kind] !== undefined);
  if (rolled.length === 0) return null;
  return (
    <>
      <h3>{say('luck')}</h3>
      <p className="soft">{say('luckWhy')}</p>
      <LuckPlot
        lines={rolled.map((die) => ({
          name: tally.word(die.kind, language),
          values: luckOverTime(die, records),
        }))}
      />
      <div className="statistics-dice">
        {rolled.map((die) => (
          <FaceTable key={die.kind} die={die} faces={own} word={(of) => tally.word(of, language)} />
        ))}
      </div>
    </>
  );
}

interface FaceTableProps {
  readonly die: DieKind;
  readonly faces: Faces;
  readonly word: (of: string) => string;
}

function FaceTable({ die, faces, word }: FaceTableProps) {
  const say = useWords();
  const language = useLanguage();
  const { dice, rolled, expected, spread } = luckOf(die, faces);
  const tenth = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <table className="statistics-faces" data-die={die.kind}>
      <caption>
        {word(die.kind)} ({dice})
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('face')}</th>
          <th scope="col">{say('rolled')}</th>
          <th scope="col">{say('expected')}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(die.chances).map(([face, chance]) => (
          <tr key={face}>
            <th scope="row">{word(face)}</th>
            <td>{faces[die.kind]?.[face] ?? 0}</td>
            <td>{tenth.format(dice * chance)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>
            {say('goodFaces', { difference: signed.format(rolled - expected), spread: tenth.format(spread) })}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
