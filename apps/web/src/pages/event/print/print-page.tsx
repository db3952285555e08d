import type { PageProps } from '../../../app/page.ts';

export function PrintPage({ parts }: PageProps) {
  return <p>{parts.join('/')}</p>;
}
