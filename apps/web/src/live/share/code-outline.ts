/** The dark modules as one path: a bar for each run of them in a row. */
export function outlineOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      runsOf(row)
        .map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
}

function runsOf(row: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts.map((from) => {
    const end = row.indexOf(false, from);
    return { from, length: (end < 0 ? row.length : end) - from };
  });
}
