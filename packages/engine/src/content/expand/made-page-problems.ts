import { createProblem } from '../../problems/create-problem.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { Problem } from '../../problems/problem.ts';
import { pagePathSchema } from '../../schema/fields/link.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import type { PageOrigin, PageTemplate } from '../validate/page-origin.ts';
import { type Placeholders, placeholderNames, type WrongPlaceholder } from './placeholders.ts';
import { allRecords } from './record-lists.ts';

/** Returns the problem of a page file for lists of which there is none. */
export function noRecords(file: YamlFile, { collection, per = '' }: PageTemplate): Problem {
  const isAll = per === allRecords;
  return createProblem({
    code: 'no-records',
    place: file.locate(['per'], 'value'),
    text: file.readText(),
    message: `No record of ${collection} ${isAll ? '' : `with a value in the field "${per}" `}is listed and published now, so this file makes no page.`,
    hint: `${isAll ? 'Add a record' : `Give a record "${per}"`} in collections/${collection}, or move this file out of pages until there is one.`,
  });
}

/** Returns the problem of a page whose path cannot contain its value. */
export function slugProblem(file: YamlFile, { list }: PageOrigin): Problem | undefined {
  const path: unknown = Reflect.get(Object(file.value), 'path');
  if (!list || !String(path).includes('{slug}')) return undefined;
  if (list.slug !== '' && pagePathSchema.safeParse(`/${list.slug}`).success) return undefined;
  const { collection, field, value } = list;
  return createProblem({
    code: 'value-without-slug',
    place: file.locate(['path'], 'value'),
    text: file.readText(),
    message: `The value "${value}" of "${field}" cannot be a part of a path: it has no letters and no digits, or too many.`,
    hint: `Write another value in the records of ${collection}.`,
  });
}

/** Returns the problem of a placeholder that cannot be replaced. */
export function placeholderProblem(file: YamlFile, wrong: WrongPlaceholder, values: Placeholders, { template, list }: PageOrigin): Problem {
  const { name, path, isList } = wrong;
  const at = { place: file.locate(path, 'value'), text: file.readText() };
  if (isList)
    return createProblem({
      ...at,
      code: 'list-in-text',
      message: `{${name}} stands for a list, so it cannot be a part of a text.`,
      hint: `Write it alone, as the value of a field that takes a list: "{${name}}".`,
    });
  const names = placeholderNames(values);
  const nearest = nearestName(name, names);
  const start = list
    ? `Pages of lists have no placeholder {${name}}.`
    : `Records of ${template?.collection} have no text or number called "${name}".`;
  return createProblem({
    ...at,
    code: 'unknown-placeholder',
    message: `${start}${nearest ? ` Did you mean {${nearest}}?` : ''}`,
    hint: `Placeholders: ${names.map((one) => `{${one}}`).join(', ')}.`,
  });
}
