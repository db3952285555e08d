import type { PageProps } from '../../../app/page.ts';

export function DeskPage({ parts }: PageProps) {
  return <p>{parts.join('/')}</p>;
}
