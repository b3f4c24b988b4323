import { labelsOf } from 'pagewright/fields';
import { expect, test } from 'vitest';
import { nameInWords } from '../../../packages/editor/src/client/words-of-change.ts';
import { textsOf } from '../../../packages/editor/src/texts/index.ts';
import { outlineOf } from '../../../packages/engine/src/edit/outline-site.ts';
import type { Field } from '../../../packages/engine/src/editor-schema/controls.ts';
import clinic from '../../../sites/clinic/src/site.ts';
import standard from '../../../src/site.ts';

type Path = (string | number)[];

/** Returns the paths of all fields, those of fields in entries of lists and of groups too. */
function pathsIn(fields: readonly Field[], around: Path = []): Path[] {
  const within = (field: Field, path: Path): Path[] => {
    if (field.control === 'group') return pathsIn(field.fields, path);
    if (field.control === 'list') return [[...path, 0], ...within(field.item, [...path, 0])];
    if (field.control === 'record') return within(field.values, [...path, 'Own']);
    return field.control === 'options' ? field.options.flatMap((option) => within(option, path)) : [];
  };
  return fields.flatMap((field) => {
    const path = [...around, field.name];
    return [path, ...within(field, path)];
  });
}

test('a value that was changed has the labels that the panel shows for its field, whatever other fields have its name', () => {
  const texts = textsOf('en');
  let count = 0;
  for (const outline of [outlineOf(undefined, clinic), outlineOf(undefined, standard)]) {
    const { types, collections, pageFields, siteFields } = outline;
    const places: { file: string; start?: string; words?: string; fields: readonly Field[] }[] = [
      { file: 'pages/home.yaml', fields: pageFields },
      { file: 'site.yaml', fields: siteFields },
      ...collections.map(({ name, fields }) => ({ file: `collections/${name}.yaml`, start: '1', words: 'Entry 1', fields })),
      ...types.map(({ type, label, fields }) => ({ file: 'pages/home.yaml', start: type, words: label, fields })),
    ];
    for (const { file, start, words, fields } of places)
      for (const path of pathsIn(fields)) {
        const steps = path.map((step) => (typeof step === 'number' ? step + 1 : step));
        const name = [...(start ? [start] : []), ...steps].join(' › ');
        count += 1;
        expect(nameInWords(name, outline, texts, file), name).toBe([...(words ? [words] : []), labelsOf(path, fields, texts)].join(' › '));
      }
  }
  expect(count).toBeGreaterThan(1000);
});
