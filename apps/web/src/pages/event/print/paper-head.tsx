import { useEvent } from '../parts/event-context.ts';

interface Props {
  readonly title: string;
  readonly more?: string | null | undefined;
}

/** What a sheet is, so that one left on a table is not mistaken for another. */
export function PaperHead({ title, more }: Props) {
  const { name } = useEvent().view.settings;
  return (
    <div className="event-print-head">
      <h1>{title}</h1>
      <p>
        {name}
        {more ? ` · ${more}` : ''}
      </p>
    </div>
  );
}
