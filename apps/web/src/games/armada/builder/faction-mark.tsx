import { texts } from '@sortie/armada/text';
import { useLanguage } from '../../../app/settings.ts';

/** The faction in a word, with the colour of its side. */
export function FactionMark({ kind }: { readonly kind: string }) {
  const { values } = texts(useLanguage()).setupWords;
  return (
    <span className="ar-faction" data-side={kind === 'rebel' ? 0 : 1} title={values[kind]}>
      {values[kind]?.slice(0, 1)}
    </span>
  );
}
