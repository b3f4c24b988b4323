import { accepts } from '../schema/field-plan.ts';
import { linkSchema, offerAnchors } from './editor/reference-schemas.ts';
import { explainLink } from './explain/explain-link.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';
import { resolveLink, targetOfLink } from './link-target.ts';

/** The target of a link: a page, an anchor, a file, an https, mailto or tel URL. */
export const hrefKind: FieldKindDefinition<'href'> = {
  explain: { text: explainLink, unquoted: 'add-quotes' },
  resolve: ({ value, at }, context) => resolveLink(String(value), { at }, context),
  references: ({ value, at }) => [{ ...targetOfLink(String(value)), path: at }],
  editor: {
    value: linkSchema,
    parent: ({ name, plan }, context) => (accepts(plan, '#a') ? [offerAnchors(name, context)] : []),
  },
  docs: 'by-schema',
  sample: '/contact-us',
};

/** A page of this site, of which the block shows title and description. */
export const pageKind: FieldKindDefinition<'page'> = {
  explain: { text: explainLink, unquoted: 'add-quotes' },
  resolve: ({ value, at }, context) => {
    const path = String(value);
    return { href: context.addLink(path, at, { isPage: true }), ...context.page(path) };
  },
  references: ({ value, at }) => [{ kind: 'link', target: String(value), path: at }],
  editor: { value: linkSchema },
  docs: 'by-schema',
  sample: '/contact-us',
};
