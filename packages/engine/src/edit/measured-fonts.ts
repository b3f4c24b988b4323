import { isDeepStrictEqual } from 'node:util';
import { applyEdits, editYaml, readYamlOf, type ValueChange, valueAt } from '@pagewright/core';

/** Returns a text of `site.yaml` after an edit without the measures of fonts whose file the edit has changed: those of the new file are measured. */
export function withoutOldMeasures(file: string, before: string, after: string): string {
  if (!/^site(?:\.[\w-]+)?\.yaml$/.test(file) || before === after) return after;
  const [old, now] = [before, after].map((text) => readYamlOf(file, text).value);
  const { fonts } = Object(valueAt(now, ['theme']));
  const changes = Object.keys(Object(fonts)).flatMap((name): ValueChange[] => {
    const at = (value: unknown, field: string): unknown => valueAt(value, ['theme', 'fonts', name, field]);
    const fallback = at(now, 'fallback');
    const isOld = fallback !== undefined && isDeepStrictEqual(fallback, at(old, 'fallback')) && at(now, 'file') !== at(old, 'file');
    return isOld ? [{ kind: 'delete', path: ['theme', 'fonts', name, 'fallback'] }] : [];
  });
  return changes.reduce((text, change) => applyEdits(text, editYaml(text, [change])), after);
}
