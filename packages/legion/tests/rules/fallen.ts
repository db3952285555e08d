import type { UnitSpec } from '@sortie/testkit/legion';

/** A unit of so many miniatures that was defeated in an earlier round. */
export function fallen(unit: string, miniatures: number, wounds: number): UnitSpec {
  const gone = { at: null, defeatedIn: 0, wounds };
  return {
    unit,
    whereabouts: 'defeated',
    order: 'gone',
    miniatures: Array.from({ length: miniatures }, () => gone),
  };
}
