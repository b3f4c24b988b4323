import type { Provider } from 'pagewright/react';
import { createContext, use } from 'react';
import type { Look } from './look.ts';

const none = (): null => null;

/** The look without a provider. */
const noLook: Look = {
  pattern: { Panel: none, Mark: none, classes: { topEdge: '', bottomEdge: '', toNextCard: '', toCardBelow: '' } },
  parts: {},
};

const LookContext = createContext(noLook);

/** Returns the look of the site. For components that are rendered in node only. */
export const useLook = (): Look => use(LookContext);

/** Returns a provider of the look that `theme.look` chooses. `looks` are the looks of the site, by the names that its theme declares. */
export function provideLook<Name extends string>(looks: Readonly<Record<Name, Look>>): Provider {
  const byName = new Map<string, Look>(Object.entries(looks));
  return function LookProvider({ site, children }) {
    const look = byName.get(site?.theme.look ?? '');
    return look ? <LookContext value={look}>{children}</LookContext> : children;
  };
}
