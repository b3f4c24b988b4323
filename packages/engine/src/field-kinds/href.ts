import { accepts } from './accepts.ts';
import { linkSchema, offerAnchors } from './editor/link-schema.ts';
import { explainLink } from './explain/explain-link.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';
import { resolveLink, targetOfLink } from './link-target.ts';

/** The target of a link: a page, an anchor, a file, an https, mailto or tel URL. */
export const hrefKind: FieldKindDefinition<'href'> = {
  explain: { text: explainLink, unquoted: 'add-quotes' },
  resolve: ({ value, at }, context) => resolveLink(String(value), { at }, context),
  references: ({ value, at }) => [{ ...targetOfLink(String(value)), path: at }],
  editor: {
    value: ({ schema }, context) => linkSchema(schema, context),
    parent: ({ name, schema }, context) => (accepts(schema, '#a') ? [offerAnchors(name, context)] : []),
    object: 'by-schema',
  },
  docs: 'by-schema',
  sample: '/contact-us',
};
