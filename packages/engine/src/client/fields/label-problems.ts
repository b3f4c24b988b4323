import { fillIn } from '@pagewright/core/browser';
import type { FieldProblem } from '../../edit/paths-of-problems.ts';
import type { Field } from '../../editor-schema/controls.ts';
import { labelOf } from './field-parts.tsx';
import type { FieldTexts } from './field-texts.ts';

type Path = FieldProblem['path'];

type EntryTexts = Pick<FieldTexts, 'entry'>;

/** Returns a text in which the fields in quotation marks have their labels. `path` is that of the value that the text is about. */
export function withLabels(text: string, fields: readonly Field[], path: Path): string {
  const near = fieldsAlong(fields, path);
  return text.replaceAll(/(["„])([\w-]+)(?=["“])/g, (all, quote: string, name: string) => {
    const field = near.find((one) => one.name === name);
    return field ? quote + labelOf(field) : all;
  });
}

/** Returns a problem with the labels of fields in its words, and the labels of the fields around it. */
export const labelProblem = (problem: FieldProblem, fields: readonly Field[], texts: EntryTexts): FieldProblem => ({
  ...problem,
  message: withLabels(problem.message, fields, problem.path),
  ...(problem.hint !== undefined && { hint: withLabels(problem.hint, fields, problem.path) }),
  place: labelsOf(problem.path, fields, texts),
});

/** Returns a path with the labels of its fields, and the numbers of its entries: `Cards › Entry 1 › Text`. */
export const labelsOf = (path: Path, fields: readonly Field[], texts: EntryTexts): string =>
  path
    .map((step, index) => {
      if (typeof step === 'number') return fillIn(texts.entry, { number: step + 1 });
      const field = fieldsAlong(fields, path.slice(0, index)).find(({ name }) => name === step);
      return labelOf(field ?? { name: String(step) });
    })
    .join(' › ');

/** Returns the fields that the words about a value can name: those in it, those beside it, and those around it, the nearest first. */
function fieldsAlong(fields: readonly Field[], [step, ...rest]: Path): readonly Field[] {
  const field = fields.find(({ name }) => name === step);
  return field ? [...fieldsWithin(field, rest), ...fields] : fields;
}

function fieldsWithin(field: Field, path: Path): readonly Field[] {
  switch (field.control) {
    case 'group':
      return fieldsAlong(field.fields, path);
    case 'list':
      return fieldsWithin(field.item, path.slice(1));
    case 'record':
      return fieldsWithin(field.values, path.slice(1));
    case 'options':
      return field.options.flatMap((option) => fieldsWithin(option, path));
    default:
      return [];
  }
}
