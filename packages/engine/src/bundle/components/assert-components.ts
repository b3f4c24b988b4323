import { relative } from 'node:path';
import { codeFolder } from '../../definition/code-folders.ts';
import type { SiteCode } from '../../definition/site-code.ts';
import { findComposedClasses } from './class-names.ts';
import { findEnhanceMistakes } from './enhance-files.ts';
import { lineAt, Sources } from './source-file.ts';
import { findClientCode } from './static-components.ts';

/**
 * Throws a `ComponentError` when the source of a component has what cannot work: event handlers or hooks in a static block
 * type, an enhance script that cannot run, or class names that the stylesheet cannot have.
 */
export function assertComponents(code: SiteCode): void {
  const sources = new Sources();
  const mistakes = [findClientCode, findEnhanceMistakes, findComposedClasses].flatMap((find) => find(code, sources));
  if (mistakes.length === 0) return;
  const lines = mistakes.map(({ file, at, message }) => {
    const path = relative(codeFolder(code), file.path).replaceAll('\\', '/');
    return `${path}:${lineAt(file, at)}  ${message.replaceAll('\n', '\n  ')}`;
  });
  throw new ComponentError([...new Set(lines)].join('\n\n'));
}

/** Components that compile and cannot work. The message has a paragraph for each mistake, with file and line. */
export class ComponentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ComponentError';
  }
}
