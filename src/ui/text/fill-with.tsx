import { Fragment, type ReactNode } from 'react';

/** Replaces placeholders such as `{email}` by elements. Leaves a placeholder without an element unchanged. */
export const fillWith = (text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  text.split(/(\{\w+\})/).map((part, index) => <Fragment key={index}>{elements[part.slice(1, -1)] ?? part}</Fragment>);
