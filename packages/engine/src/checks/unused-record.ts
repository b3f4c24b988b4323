import { createProblem } from '../problems/create-problem.ts';
import type { Check } from './check.ts';
import { isReadWhole } from './is-read-whole.ts';

/** A record that no page shows may be forgotten, or the block that should show it. */
export const unusedRecord: Check = (site) => {
  if (!isReadWhole(site)) return [];
  return site.collections.flatMap(({ name, file, records }) =>
    records.flatMap(({ key, path }) =>
      name === undefined || site.pageInputs.has(`record:${name}/${key}`)
        ? []
        : [
            createProblem({
              code: 'unused-record',
              severity: 'warning',
              place: file.locate([...path, 'id'], 'value'),
              text: file.text,
              context: `${name}, record "${key}"`,
              message: `No page shows the record "${key}" of ${name}.`,
              hint: 'Choose it in a block, or remove it.',
            }),
          ],
    ),
  );
};
