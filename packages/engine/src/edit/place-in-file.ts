import { readYamlOf, type ValuePath } from '@pagewright/core';
import { displayPath } from '../files/display-path.ts';
import { editableFile } from './editable-file.ts';
import { readText } from './site-changes.ts';
import type { SiteEditor } from './site-editor.ts';

/** A place in a file: its path from the folder of the command, as in problems, and a line and a column, from 1. */
export type TextPlace = { path: string; line: number; column: number };

/** Returns where a value stands in a YAML file of the site, or the nearest value around it. Undefined when the site has no such file. */
export async function placeInFile({ parts }: SiteEditor, file: string, path: ValuePath): Promise<TextPlace | undefined> {
  const absolute = editableFile(parts.siteDir, file);
  const text = absolute && (await readText(absolute));
  if (absolute === undefined || text === undefined) return undefined;
  const { file: shown, line, column } = readYamlOf(file, text, displayPath(absolute)).locate(path, 'key');
  return { path: shown, line, column };
}
