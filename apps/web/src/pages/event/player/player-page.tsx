import type { PageProps } from '../../../app/page.ts';

export function PlayerPage({ parts }: PageProps) {
  return <p>{parts.join('/')}</p>;
}
