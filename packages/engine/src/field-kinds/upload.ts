import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A kind of files that visitors can upload. Only the mail service of the site itself accepts uploads. */
export const uploadKind: FieldKindDefinition<'upload'> = {
  explain: 'by-schema',
  resolve: ({ value, at }, context) => {
    // One problem for a list is enough.
    if (context.mail?.service !== undefined && (at.at(-1) === 0 || typeof at.at(-1) === 'string'))
      context.report({
        code: 'upload-elsewhere',
        at,
        message: `This form cannot send files, because site.yaml names another mail service: ${context.mail.service}.`,
        hint: 'Only the mail service of this site accepts files. Remove "service" under "mail:" in site.yaml, or this field.',
      });
    return String(value);
  },
  references: 'none',
  editor: { value: 'by-schema', parent: 'nothing', object: 'by-schema' },
  docs: 'by-schema',
  sample: 'pdf',
};
