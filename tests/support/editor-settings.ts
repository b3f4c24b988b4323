import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';

/** Parses `.vscode/settings.json` without its comments. */
export function editorSettings(): Record<string, unknown> {
  return parse(readFileSync(inProject('.vscode', 'settings.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''));
}
