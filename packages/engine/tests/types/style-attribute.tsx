import type { StaticComponents } from 'pagewright/react';

/*
 * Type tests of markup that the Content-Security-Policy forbids. `npm run types` checks them: an expected error that does not
 * come is an error itself. A site gets these errors with the types that its list of components uses.
 */

export const noComponents = {} satisfies StaticComponents<Record<never, never>>;

export const plain = <p className="p-4">A text</p>;

// @ts-expect-error No object has the property whose name is the message.
export const styled = <p style={{ color: 'red' }}>A text</p>;

// @ts-expect-error Neither has an empty one.
export const empty = <p style={{}}>A text</p>;

declare const color: string;

// @ts-expect-error Custom properties are written into the same attribute.
export const custom = <p style={{ '--accent': color }}>A text</p>;
