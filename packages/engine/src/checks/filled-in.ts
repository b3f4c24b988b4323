import type { TextSource } from '../content/resolve/findings.ts';

import { textAt } from '../yaml/source-lines.ts';
import type { ValuePath } from '../yaml/yaml-file.ts';

/** Whether a text of a page is filled in from a record: what is wrong with it is told at the record. */
export const isFilledIn = ({ file }: TextSource, at: ValuePath): boolean =>
  /\{[A-Za-z]\w*\}/.test(textAt(file.text, file.locate(at, 'value')));
