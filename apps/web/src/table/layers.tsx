import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react';
import { type Store, store, useStore } from '../app/store.ts';
import { useAsking } from './asking/asking.tsx';
import type { PressGuard } from './asking/press-guard.ts';
import type { Layer } from './layer.ts';

type Layers = Readonly<Record<string, Layer>>;

const LayersContext = createContext<Store<Layers> | undefined>(undefined);

/** Lets questions and panels draw on the board that stands elsewhere on the page. */
export function WithLayers({ children }: { readonly children: ReactNode }) {
  const [layers] = useState(() => store<Layers>({}));
  return <LayersContext value={layers}>{children}</LayersContext>;
}

function useContextStore(): Store<Layers> {
  const layers = useContext(LayersContext);
  if (!layers) throw new Error('a layer needs a table around it');
  return layers;
}

/** Adds a layer to the board for as long as the caller is on the page. Pass a memoised layer. */
export function useLayer(layer: Layer | undefined): void {
  const layers = useContextStore();
  const guard = useAsking()?.guard;
  const id = useId();
  useEffect(() => {
    if (!layer) return undefined;
    layers.set({ ...layers.get(), [id]: guard ? guardedLayer(layer, guard) : layer });
    return () => {
      const { [id]: _, ...others } = layers.get();
      layers.set(others);
    };
  }, [layers, id, layer, guard]);
}

/** A press that was meant for the question before neither picks a piece nor puts one down. */
function guardedLayer({ onPick, ghost, ...layer }: Layer, guard: PressGuard): Layer {
  const onPut = () => {
    if (guard.takesIt) ghost?.onPut();
  };
  return {
    ...layer,
    ...(onPick && { onPick: (piece: string) => guard.takesIt && onPick(piece) }),
    ...(ghost && { ghost: { ...ghost, onPut } }),
  };
}

export function useLayers(): readonly Layer[] {
  const layers = useStore(useContextStore());
  return useMemo(() => Object.values(layers), [layers]);
}
