import { kindOf } from '../../content/validate/field-kind.ts';
import { fieldNames, schemaAt } from '../../content/validate/schema-walk.ts';
import { accepts } from '../../field-kinds/accepts.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { blockBase } from '../../schema/fields/block-base.ts';

/** The path that the pages of a collection's records have. */
export const recordPath = (collection: string, id: string): string => `/${collection}/${id}`;

/**
 * Returns the page file for the records of a new collection: its only block shows the title and the summary. Undefined when
 * the site has no block type for it. `description` is that of the pages.
 */
export function recordPageText(collection: string, code: ContentSchemas, description = '{summary}'): string | undefined {
  const block = headingBlock(code);
  if (!block) return undefined;
  const { type, texts } = block;
  return `# One page for every record of collections/${collection}.yaml. {id}, {title}, … stand for the record's fields.
path: ${recordPath(collection, '{id}')}
collection: ${collection}
title: "{title}"
description: "${description}"

blocks:
  - type: ${type}
${texts.map(([field, value]) => `    ${field}: "${value}"\n`).join('')}`;
}

/** A block type, and its texts with the record's fields. */
type HeadingBlock = { type: string; texts: [field: string, value: string][] };

/** Finds the block type with the page's heading that has texts and nothing else, and of several the one that requires least. */
function headingBlock({ blockTypes, blockSchema, traitsOf }: ContentSchemas): HeadingBlock | undefined {
  const candidates = blockTypes.flatMap((type) => {
    if (!traitsOf(type).pageHeading) return [];
    const schema = blockSchema(type);
    const fields = fieldNames(schema).filter((field) => field !== 'type' && !Object.hasOwn(blockBase, field));
    if (fields.some((field) => kindOf(schemaAt(schema, [field]))?.kind !== 'text')) return [];
    const required = fields.filter((field) => !accepts(schemaAt(schema, [field]), undefined));
    // Fields are declared in reading order: the first that is required is the heading, the last the longest text.
    const [heading = fields[0]] = required;
    if (heading === undefined) return [];
    const last = fields.at(-1);
    const shown = fields.filter((field) => required.includes(field) || field === heading || field === last);
    const texts = shown.map((field): [string, string] => [field, field === heading ? '{title}' : '{summary}']);
    return [{ type, texts, required: required.length }];
  });
  return candidates.sort((a, b) => a.required - b.required)[0];
}
