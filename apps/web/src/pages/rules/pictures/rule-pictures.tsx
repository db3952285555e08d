import type { RuleId } from '@sortie/rulebook';
import { PictureFrame } from './picture-frame.tsx';
import { picturesOf } from './pictured-rules.ts';

/** The worked pictures of a rule, where it has any. */
export function RulePictures({ rule }: { readonly rule: RuleId }) {
  return picturesOf(rule).map((picture) => <PictureFrame key={picture} picture={picture} />);
}
