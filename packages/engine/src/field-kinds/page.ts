import { linkSchema } from './editor/link-schema.ts';
import { explainLink } from './explain/explain-link.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A page of this site, of which the block shows title and description. */
export const pageKind: FieldKindDefinition<'page'> = {
  explain: { text: explainLink, unquoted: 'add-quotes' },
  resolve: ({ value, at }, context) => {
    const path = String(value);
    return { href: context.addLink(path, at, { isPage: true }), ...context.page(path) };
  },
  references: ({ value, at }) => [{ kind: 'link', target: String(value), path: at }],
  editor: { value: ({ schema }, context) => linkSchema(schema, context), parent: 'nothing', object: 'by-schema' },
  docs: 'by-schema',
  sample: '/contact-us',
};
