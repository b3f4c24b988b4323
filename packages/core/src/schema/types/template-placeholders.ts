/** Every placeholder of a template. Its end `.minor` stands for an amount in the smallest unit of its currency. */
import { isSafeHref } from '../../text/safe-href.ts';
export const placeholders = /\{([^{}]*?)(\.minor)?\}/g;

/** The field of a placeholder, and whether it ends with `.minor`. */
export type LinkPlaceholder = { name: string; isMinor: boolean };

/** Returns the placeholders of a template, in order. */
export const linkPlaceholders = (template: string): LinkPlaceholder[] =>
  [...template.matchAll(placeholders)].map(([, name = '', minor]) => ({ name, isMinor: minor !== undefined }));

/** Returns a placeholder as it is written. */
export const writtenPlaceholder = ({ name, isMinor }: LinkPlaceholder): string => `{${name}${isMinor ? '.minor' : ''}}`;

/** True for an address of another website whose placeholders, if it has any, stand behind the host. */
export const isLinkTemplate = (template: string): boolean =>
  /^https:\/\/[^/?#{}]+[/?]/.test(template) &&
  !/[{}]/.test(template.replaceAll(placeholders, '')) &&
  isSafeHref(template.replaceAll(placeholders, 'x'));
