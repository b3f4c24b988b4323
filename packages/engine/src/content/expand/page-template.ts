import { createProblem } from '../../problems/create-problem.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { Problem } from '../../problems/problem.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { fieldNames } from '../../schema/field-plan.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import type { PageTemplate } from '../validate/page-origin.ts';
import { withoutSchema } from '../validate/validate-collection.ts';
import { acceptedInPer } from './record-lists.ts';

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

/** Returns what a page file says of the pages that it makes. Undefined for the file of one page. */
export function templateOf({ value }: YamlFile, { isCollection }: ContentSchemas): PageTemplate | undefined {
  const collection = fieldOf(value, 'collection');
  if (!isCollection(collection)) return undefined;
  const per = fieldOf(value, 'per');
  const perPage = fieldOf(value, 'perPage');
  return {
    collection,
    ...(typeof per === 'string' && { per }),
    // A number that the page cannot have is a problem of each of its pages.
    ...(typeof perPage === 'number' && perPage >= 1 && { perPage: Math.floor(perPage) }),
  };
}

/** Returns the problem of a page file whose `collection`, `per` or `perPage` means nothing, so that it makes no pages. */
export function templateProblem(file: YamlFile, schemas: ContentSchemas): Problem | undefined {
  const { value } = file;
  const [collection, per, perPage] = ['collection', 'per', 'perPage'].map((field) => fieldOf(value, field));
  if (typeof collection === 'string' && !schemas.isCollection(collection)) return unknownCollection(file, collection, schemas);
  if (per !== undefined && collection === undefined) return withoutField(file, 'per', 'collection', 'collection: the name of a collection');
  if (perPage !== undefined && per === undefined) return withoutField(file, 'perPage', 'per', 'per: all');
  return per !== undefined && schemas.isCollection(collection) ? unknownField(file, String(per), collection, schemas) : undefined;
}

/** The cause of all other problems of the page: its placeholders stand for nothing. */
function unknownCollection(file: YamlFile, name: string, { collectionNames }: ContentSchemas): Problem {
  const names = collectionNames.toSorted();
  const nearest = nearestName(name, names);
  return createProblem({
    code: 'unknown-collection',
    place: file.locate(['collection'], 'value'),
    text: file.readText(),
    message: `There is no collection called "${name}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint: withoutSchema(name, names),
    ...(nearest !== undefined && { fix: `collection: ${nearest}` }),
  });
}

function withoutField(file: YamlFile, field: string, missing: string, line: string): Problem {
  return createProblem({
    code: 'list-without-records',
    place: file.locate([field], 'key'),
    text: file.readText(),
    message: `"${field}" needs "${missing}" beside it, which this page does not have.`,
    hint:
      missing === 'collection'
        ? `Add "${line}", such as "collection: posts", or remove "per".`
        : `Add "${line}" or another value of "per", or remove "perPage".`,
  });
}

function unknownField(file: YamlFile, per: string, collection: string, schemas: ContentSchemas): Problem | undefined {
  const accepted = acceptedInPer({ collection, schemas });
  if (accepted.includes(per)) return undefined;
  const nearest = nearestName(per, accepted);
  const exists = fieldNames(planOf(schemas.recordSchema(collection))).includes(per);
  return createProblem({
    code: 'unknown-list-field',
    place: file.locate(['per'], 'value'),
    text: file.readText(),
    message: exists
      ? `Pages cannot be made per "${per}": its values are not texts, numbers or dates that records share.`
      : `Records of ${collection} have no field "${per}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint: `Accepted: ${accepted.join(', ')}.`,
    ...(nearest !== undefined && { fix: `per: ${nearest}` }),
  });
}
