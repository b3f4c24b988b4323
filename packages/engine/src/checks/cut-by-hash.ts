import { memoizeByKey } from '../cache/memoize-by-key.ts';
import type { Problem } from '../problems/problem.ts';
import { inQuotes } from '../yaml/source-lines.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import type { Check } from './check.ts';
import { plainValues } from './plain-values.ts';
import { warningAt } from './problem-in-line.ts';
import { yamlFiles } from './yaml-files.ts';

/** A # that touches the word behind it was most likely no comment: "the #1 studio". */
export const cutByHash: Check = (site) => yamlFiles(site).flatMap((file) => memoizeByKey(known, file, () => problemsOf(file)));

const known = new WeakMap<YamlFile, Problem[]>();
const comment = /^ #[\p{L}\p{N}]/u;

function problemsOf(file: YamlFile): Problem[] {
  if (!/\S #[\p{L}\p{N}]/u.test(file.text)) return [];
  return plainValues(file.text).flatMap(({ value, start, end, rest }) => {
    if (!comment.test(rest)) return [];
    return [
      warningAt(file, [start, end + rest.length], inQuotes(file.text.slice(start, end) + rest), {
        code: 'cut-by-hash',
        message: `This text ends at "${value.slice(-20)}": a space and a # begin a comment, which is not shown.`,
        hint: 'Put quotes around the whole text. If it is a comment, put a space behind the #.',
      }),
    ];
  });
}
