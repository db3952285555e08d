import type { RuleId } from '@sortie/rulebook';
import { PictureFrame } from './picture-frame.tsx';
import { ownPicturesOf, picturesOf } from './pictured-rules.ts';

interface Props {
  readonly rule: RuleId;
  /** Also those that stand at another rule. */
  readonly all?: boolean;
}

/** The worked pictures of a rule, where it has any. */
export function RulePictures({ rule, all = false }: Props) {
  const pictures = all ? picturesOf(rule) : ownPicturesOf(rule);
  return pictures.map((picture) => <PictureFrame key={picture} picture={picture} />);
}
