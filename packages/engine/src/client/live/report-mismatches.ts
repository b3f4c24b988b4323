import type { IslandMismatch } from '@pagewright/core';
import { reportMismatchesWith } from '../islands.tsx';

/** Reports islands whose first render differs from the HTML of the server to the preview, which shows them as problems. */
export function reportMismatches(): void {
  reportMismatchesWith((error, element) => {
    reportError(error);
    send({ type: element.dataset.block, message: error instanceof Error ? error.message : String(error) });
  });
  // React only logs attributes that differ.
  const { error: log } = console;
  console.error = (...parts: unknown[]) => {
    log(...parts);
    const [format, ...values] = parts.map(String);
    if (format?.startsWith('A tree hydrated but')) send({ message: `${format}\n${values.join('\n')}` });
  };
}

const send = (mismatch: IslandMismatch): void => import.meta.hot?.send('site:mismatch', mismatch);
