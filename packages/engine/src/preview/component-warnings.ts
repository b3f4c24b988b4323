import { format } from 'node:util';
import type { IslandMismatch } from '@pagewright/core';
import type { SiteCode } from '../definition/site-code.ts';
import { displayPath } from '../files/display-path.ts';

/** How React's warnings about the elements of a component start. Components may print other things. */
const isOfReact = /^(?:Each child in a list|Invalid |React does not recognize |Received )/;

/** Says what is wrong with a component, in the format of the terminal: file, code and sentence, then details and what to do. */
const warning = (code: Pick<SiteCode, 'componentFile'>, type: string, sentence: string, ...lines: string[]): string =>
  [`${displayPath(code.componentFile(type))}  react  ${sentence}`, ...lines].join('\n');

/**
 * Renders something, and returns what React warns of meanwhile in its development build, such as a list without keys. React warns
 * once for each component until its code changes.
 */
export function withWarnings<Result>(render: () => Result): { result: Result; warnings: string[] } {
  const warnings: string[] = [];
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    if (isOfReact.test(String(parts[0]))) warnings.push(format(...parts));
    else error(...parts);
  };
  try {
    return { result: render(), warnings };
  } finally {
    console.error = error;
  }
}

/** Describes a warning of React about a block type. */
export function describeWarning(code: Pick<SiteCode, 'componentFile'>, type: string, message: string): string {
  const [first = ''] = message.split(' See https://', 1);
  const said = first.replaceAll(/\s+/g, ' ').trim();
  return said.startsWith('Each child in a list')
    ? warning(
        code,
        type,
        `A list in the block "${type}" has elements without a key. ${said.slice(said.indexOf('prop.') + 'prop.'.length).trim()}`,
        '  Give each element of the list a key that no other has, such as key={item.id}.',
      )
    : warning(code, type, `React warns of the block "${type}": ${said}`);
}

/** Describes an island that renders something else in the browser than on the server, with the difference. */
export function describeMismatch(code: Pick<SiteCode, 'componentFile' | 'isBlockType'>, { type, message }: IslandMismatch): string {
  const difference = message.slice(message.indexOf('https://react.dev/link/')).split('\n').slice(1);
  const lines = difference.filter((line) => line.trim() !== '').map((line) => `        ${line}`);
  const advice =
    '  The first render in the browser must be the same: read what only the browser knows in an effect, or use <ClientOnly> of pagewright/react. In the difference, + is the browser and - the server.';
  return type !== undefined && code.isBlockType(type)
    ? warning(code, type, `The block "${type}" renders something else in the browser than on the server.`, ...lines, advice)
    : [`The page  react  A block renders other attributes in the browser than on the server.`, ...lines, advice].join('\n');
}
