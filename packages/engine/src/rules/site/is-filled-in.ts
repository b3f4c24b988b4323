import type { TextSource } from '../../content/resolve/findings.ts';
import { textAt } from '../../yaml/source-lines.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';

/** True when the text comes from a record through a placeholder. Its problems are reported at the record. */
export const isFilledIn = ({ file }: TextSource, at: ValuePath): boolean =>
  /\{[A-Za-z]\w*\}/.test(textAt(file.readText(), file.locate(at, 'value')));
