import type { PageProps } from '../../../app/page.ts';

export function WallPage({ parts }: PageProps) {
  return <p>{parts.join('/')}</p>;
}
