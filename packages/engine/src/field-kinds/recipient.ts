import { nearestName } from '../problems/nearest-name.ts';
import { explainName } from './explain/explain-name.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** The name of a recipient of messages, from `mail.recipients` in `site.yaml`. Only the mail service gets the address. */
export const recipientKind: FieldKindDefinition<'recipient'> = {
  explain: { text: explainName, unquoted: 'add-quotes' },
  resolve: ({ value, at }, context) => {
    const name = String(value);
    if (!context.mail || context.mail.recipients.includes(name)) return name;
    const nearest = nearestName(name, context.mail.recipients);
    context.report({
      code: 'unknown-recipient',
      at,
      nearest,
      message: `There is no recipient "${name}" in site.yaml.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
      hint: hintFor(context.mail.recipients),
    });
    return undefined;
  },
  references: 'none',
  editor: { value: 'by-schema', parent: 'nothing', object: 'by-schema' },
  docs: 'by-schema',
  sample: 'jobs',
};

const hintFor = (names: readonly string[]): string =>
  names.length === 0
    ? 'site.yaml has no recipients. Add one under "mail:", "recipients:", or remove this line.'
    : `The recipients are ${names.join(', ')}. Choose one, or add another to site.yaml under "mail:", "recipients:".`;
