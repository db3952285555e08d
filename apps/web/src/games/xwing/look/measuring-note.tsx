import type { MeasuringAllowance } from '@sortie/xwing/model';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { useWords } from '../text/words.ts';

/** Whether the range is drawn around a ship, and why. */
export function MeasuringNote({ measuring: { allowed, rule } }: { readonly measuring: MeasuringAllowance }) {
  const say = useWords();
  const text = allowed ? say(rule ? 'measuringShown' : 'measuringOver') : say('measuringRefused');
  return (
    <p className="piece-panel-measuring" data-measuring={allowed}>
      {text} {rule && <RuleLink inNewTab rule={rule} />}
    </p>
  );
}
