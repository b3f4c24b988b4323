import { memoizeByKey } from '../cache/memoize-by-key.ts';
import type { Problem } from '../problems/problem.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import type { Check } from './check.ts';
import { plainValues } from './plain-values.ts';
import { warningAt } from './problem-in-line.ts';
import { yamlFiles } from './yaml-files.ts';

/** A text in curly quotes keeps them: word processors put them where straight ones were meant. */
export const curlyQuotes: Check = (site) => yamlFiles(site).flatMap((file) => memoizeByKey(known, file, () => problemsOf(file)));

const known = new WeakMap<YamlFile, Problem[]>();
const curly = /^[“”„«‘’](.*)[“”»‘’]$/su;

function problemsOf(file: YamlFile): Problem[] {
  if (!/[:-] [“”„«‘’]/.test(file.text)) return [];
  return plainValues(file.text).flatMap(({ value, start, end }) => {
    const [, inside] = curly.exec(value) ?? [];
    if (inside === undefined || /[“”„«»]/u.test(inside)) return [];
    return [
      warningAt(file, [start, end], inside, {
        code: 'curly-quotes',
        message: `The quotes ${value.charAt(0)} and ${value.charAt(value.length - 1)} are part of this text and will be shown.`,
        hint: `Remove them. If they are meant, put straight quotes around them: "${value.charAt(0)}…${value.charAt(value.length - 1)}".`,
      }),
    ];
  });
}
