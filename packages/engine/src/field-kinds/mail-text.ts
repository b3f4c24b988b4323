import { nonEmptyTextSchema } from '../json-schema/text-schema.ts';
import { explainHiddenCharacter } from './explain/explain-hidden-character.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A text of a mail to visitors, which no page shows. Only the mail service of the site itself sends such mails. */
export const mailTextKind: FieldKindDefinition<'mailText'> = {
  explain: { text: explainHiddenCharacter, unquoted: 'add-quotes' },
  resolve: ({ value, at }, context) => {
    // One problem for a mail is enough.
    if (context.mail?.service !== undefined && at.at(-1) === 'subject')
      context.report({
        code: 'reply-elsewhere',
        at,
        message: `This form sends no e-mail to visitors, because site.yaml names another mail service: ${context.mail.service}.`,
        hint: 'Only the mail service of this site writes to visitors. Remove "service" under "mail:" in site.yaml, or this e-mail here.',
      });
    const text = String(value);
    context.addText({ text, at, isRich: false });
    return text;
  },
  references: 'none',
  editor: { value: () => nonEmptyTextSchema, parent: 'nothing', object: 'by-schema' },
  docs: () => 'a text',
  sample: 'Your words',
};
