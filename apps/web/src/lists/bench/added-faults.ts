/** What the judge says afterwards and did not say before; a fault said twice counts twice. */
export function addedFaults<Fault>(before: readonly Fault[], after: readonly Fault[]): readonly Fault[] {
  const known = before.map((fault) => JSON.stringify(fault));
  return after.filter((fault) => {
    const at = known.indexOf(JSON.stringify(fault));
    if (at < 0) return true;
    known.splice(at, 1);
    return false;
  });
}
