import { useEffect, useRef, useState } from 'react';

/** Loads a value, and again when `key` changes. Undefined until the first one is there. Does nothing without a key. */
export function useLoaded<Value>(load: () => Promise<Value>, key: string | undefined): Value | undefined {
  const [value, setValue] = useState<Value>();
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (key === undefined) return;
    let isStale = false;
    latest.current().then((loaded) => !isStale && setValue(() => loaded), reportError);
    return () => {
      isStale = true;
    };
  }, [key]);
  return value;
}
