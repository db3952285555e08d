import { useEffect, useState } from 'react';

/** The size of the window, as it is now. */
export function useWindowSize(): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState(measure);
  useEffect(() => {
    const hear = () => setSize(measure());
    window.addEventListener('resize', hear);
    return () => window.removeEventListener('resize', hear);
  }, []);
  return size;
}

const measure = () => ({ width: window.innerWidth, height: window.innerHeight });
