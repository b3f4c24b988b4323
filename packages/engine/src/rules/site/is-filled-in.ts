import type { TextSource } from '../../content/resolve/findings.ts';
import { firstPlaceholder } from '../../text/placeholder.ts';
import { textAt } from '../../yaml/source-lines.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';

/** True when the text comes from a record through a placeholder. Its problems are reported at the record. */
export const isFilledIn = ({ file }: TextSource, at: ValuePath): boolean =>
  firstPlaceholder(textAt(file.readText(), file.locate(at, 'value'))) !== undefined;
