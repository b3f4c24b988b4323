import { nearestName } from '../problems/nearest-name.ts';
import { explainName } from './explain/explain-name.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';
import type { MailTargets } from './resolve-context.ts';

type NameInMail = {
  /** The list under `mail` in `site.yaml`. */
  list: 'recipients' | 'webhooks';
  /** What the list contains, in words. */
  one: string;
  code: 'unknown-recipient' | 'unknown-webhook';
  sample: string;
};

/** Creates the kind of a name from a list under `mail` in `site.yaml`. */
export const nameInMail = ({ list, one, code, sample }: NameInMail): FieldKindDefinition<'recipient' | 'webhook'> => ({
  explain: { text: explainName, unquoted: 'add-quotes' },
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
  editor: { value: 'by-schema', parent: 'nothing', object: 'by-schema' },
  docs: 'by-schema',
  sample,
});
