import type { PageProps } from '../../../app/page.ts';

export function JudgePage({ parts }: PageProps) {
  return <p>{parts.join('/')}</p>;
}
