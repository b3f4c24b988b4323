import { nearestName } from '../problems/nearest-name.ts';
import { explainName } from './explain/explain-name.ts';
import type { Explanation, Mismatch } from './explain/mismatch.ts';
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
export const nameInMail = ({ list, one, code, sample }: NameInMail): FieldKindDefinition<'recipient' | 'webhook'> => ({
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
  editor: { value: 'by-schema', parent: 'nothing', object: 'by-schema' },
  docs: 'by-schema',
  sample,
});
