import { type ReactNode, useSyncExternalStore } from 'react';

type ClientOnlyProps = {
  /** Renders the component. It is called in the browser only, after hydration. */
  children: () => ReactNode;
  /** What is rendered on the server, and what visitors see without script. Default: nothing. */
  fallback?: ReactNode;
};

/**
 * Renders a component in the browser only, in a block that React hydrates: one that needs the window, or that writes `style`
 * attributes, which the Content-Security-Policy forbids in HTML. In the browser React sets styles by script, which it allows.
 */
export function ClientOnly({ children, fallback = null }: ClientOnlyProps): ReactNode {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isHydrated ? children() : fallback;
}

/** There are no changes to report. */
const subscribe = () => () => undefined;
