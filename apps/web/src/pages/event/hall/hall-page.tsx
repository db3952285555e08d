import type { PageProps } from '../../../app/page.ts';

export function HallPage({ parts }: PageProps) {
  return <p>{parts.join('/')}</p>;
}
