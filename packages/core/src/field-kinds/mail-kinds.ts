import { nearestName } from '../problems/nearest-name.ts';
import { explainName } from './explain/explain-text.ts';
import type { Explanation, Mismatch } from './explain/mismatch.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';
import type { MailTargets } from './resolve-context.ts';
import { textKind } from './text-kinds.ts';

type NameInMail = {
  /** The list under `mail` in `site.yaml`. */
  list: 'recipients' | 'webhooks';
  /** What the list contains, in words. */
  one: string;
  code: 'unknown-recipient' | 'unknown-webhook';
  sample: string;
};

/** Explains an e-mail address or a URL where the name of an entry in `site.yaml` belongs. */
function explainAddress({ field }: Mismatch, found: string, list: NameInMail['list']): Explanation | undefined {
  const is = /^[^\s@]+@[^\s@]+$/.test(found.trim()) ? 'an e-mail address' : /^https?:/i.test(found) ? 'a URL' : undefined;
  if (is === undefined) return undefined;
  return {
    code: 'not-a-name',
    message: `"${found}" is ${is}, but "${field}" is the id of an entry under "mail:", "${list}:" in site.yaml.`,
    hint: `Write its id. If there is no entry for ${found} yet, add one there.`,
  };
}

/** Creates the kind of a name from a list under `mail` in `site.yaml`. */
const nameInMail = ({ list, one, code, sample }: NameInMail): FieldKindDefinition<'recipient' | 'webhook'> => ({
  explain: {
    text: (mismatch, found, accepted) => explainAddress(mismatch, found, list) ?? explainName(mismatch, found, accepted),
    unquoted: 'add-quotes',
  },
  resolve: ({ value, at }, context) => {
    const name = String(value);
    const names: MailTargets['recipients'] = context.mail?.[list] ?? [name];
    if (names.includes(name)) return name;
    const nearest = nearestName(name, names);
    context.report({
      code,
      at,
      nearest,
      message: `There is no ${one} "${name}" in site.yaml.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
      hint:
        names.length === 0
          ? `site.yaml has no ${list}. Add one under "mail:", "${list}:", or remove this line.`
          : `The ${list} are ${names.join(', ')}. Choose one, or add another to site.yaml under "mail:", "${list}:".`,
    });
    return undefined;
  },
  references: 'none',
  editor: { value: 'by-schema' },
  docs: 'by-schema',
  sample,
});

/** The name of a recipient of messages. Only the mail service gets the address. */
export const recipientKind = nameInMail({ list: 'recipients', one: 'recipient', code: 'unknown-recipient', sample: 'jobs' });

/** The name of a webhook that gets messages. Only the mail service gets the URL. */
export const webhookKind = nameInMail({ list: 'webhooks', one: 'webhook', code: 'unknown-webhook', sample: 'crm' });

/** The address of another service that gets the answers of a form. The policy of the pages allows the origins in `site.yaml` only. */
export const formTargetKind: FieldKindDefinition<'formTarget'> = {
  explain: 'by-schema',
  resolve: ({ value, at }, context) => {
    const to = String(value);
    const { origin } = new URL(to);
    const { formTargets = [origin] } = context.mail ?? {};
    if (formTargets.includes(origin)) return to;
    context.report({
      code: 'undeclared-embed',
      at,
      message: `This form leads to ${origin}, and site.yaml does not declare it.`,
      hint: `Write in site.yaml under "mail:"  formTargets: [${[...formTargets, origin].map((one) => `"${one}"`).join(', ')}]`,
    });
    return undefined;
  },
  references: 'none',
  editor: { value: 'by-schema' },
  docs: 'by-schema',
  sample: '"https://pay.example/donate?amount={amount}"',
};

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
  editor: { value: 'by-schema' },
  docs: 'by-schema',
  sample: 'pdf',
};

/** A text of a mail to visitors, which no page shows. Only the mail service of the site itself sends such mails. */
export const mailTextKind: FieldKindDefinition<'mailText'> = {
  ...textKind,
  resolve: (field, context) => {
    const { at } = field;
    // One problem for a mail is enough.
    if (context.mail?.service !== undefined && at.at(-1) === 'subject')
      context.report({
        code: 'reply-elsewhere',
        at,
        message: `This form sends no e-mail to visitors, because site.yaml names another mail service: ${context.mail.service}.`,
        hint: 'Only the mail service of this site writes to visitors. Remove "service" under "mail:" in site.yaml, or this e-mail here.',
      });
    return textKind.resolve(field, context);
  },
};
