import { createProblem } from '../problems/create-problem.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { Problem } from '../problems/problem.ts';
import { availabilities, describeFields, inWords, searchDataOf, type WrongField } from '../schema/types/search-data.ts';
import type { RecordType } from '../schema/types/type-fields.ts';
import { correctedText } from '../yaml/source-lines.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

/** Returns what is wrong with the data for search engines that a type declares. */
export function searchDataProblems(file: YamlFile, type: RecordType): Problem[] {
  const data = searchDataOf(type);
  if (!data) return [];
  if (data.wrong.length > 0) return data.wrong.map((one) => wrongField(file, type, one));
  return data.missing.map((names) =>
    createProblem({
      code: 'missing-search-data',
      place: file.locate(typeof type.schema === 'string' ? ['schema'] : ['schema', 'type'], 'value'),
      text: file.readText(),
      message: `Search engines want ${inWords(names)} of every ${data.type}, and no field of this type has it.`,
      hint: `Add a field, or choose another type, such as Thing. ${names.map(describeFields).join(' ')}`,
    }),
  );
}

function wrongField(file: YamlFile, { fields }: RecordType, { property, written, kinds, fitting }: WrongField): Problem {
  const place = file.locate(['schema', property], 'value');
  const kind = Object.hasOwn(fields, written) ? fields[written]?.kind : undefined;
  const nearest = kind === undefined ? nearestName(written, fitting) : undefined;
  const guess = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  const words = property === 'availability' ? ` whose options are among ${Object.keys(availabilities).join(', ')}` : '';
  return createProblem({
    code: 'unknown-type-field',
    place,
    text: file.readText(),
    message:
      kind === undefined
        ? `This type has no field "${written}".${guess}`
        : `"${written}" cannot be "${property}": its kind is ${kind}${kinds.includes(kind) ? ', with other options' : ''}.`,
    hint: `Accepted: a field of kind ${kinds.join(' or ')}${words}${fitting.length > 0 ? `, such as ${fitting.join(', ')}` : ''}.`,
    ...(nearest !== undefined && { fix: correctedText(file.readText(), place, nearest) }),
  });
}
