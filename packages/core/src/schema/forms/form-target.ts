import { z } from 'zod';
import { nearestName } from '../../problems/nearest-name.ts';
import { targetNames } from '../../text/form-target.ts';
import { isSafeHref } from '../../text/safe-href.ts';
import { fieldKinds } from '../fields/field-kinds.ts';
import type { formEntriesSchema } from './form-entry.ts';
import type { InputKind } from './input-kinds.ts';

/** A query in which each placeholder is the whole value of a name. */
const query = /^[^={}&]+=(?:\{\w+\}|[^{}&]*)(?:&[^={}&]+=(?:\{\w+\}|[^{}&]*))*$/;

const isFormTarget = (to: string): boolean => {
  const [address = '', search = '', ...others] = to.split('?');
  return others.length === 0 && !/[{}]/.test(address) && !to.includes('#') && query.test(search) && /^https:/.test(to) && isSafeHref(to);
};

/** The address of another service that gets the answers of a form, with the names of its fields in the query. */
export const formTargetSchema = z
  .string()
  .refine(isFormTarget, 'an address such as "https://pay.example/donate?amount={amount}", with the names of fields in braces after a "="')
  .register(fieldKinds, { kind: 'formTarget' });

type Entry = z.output<typeof formEntriesSchema>[number];
type Form = { leadsTo?: string | undefined; fields?: Entry[] | undefined };

/** What only a form has that sends a message. */
const ofMessages = ['steps', 'subject', 'recipient', 'thankYou', 'sent', 'autoReply', 'confirmation', 'webhooks', 'sendingLabel'] as const;

/** The kinds of fields that a form for another service cannot have: such a form works without script and sends no files. */
const refusedKinds: readonly (InputKind | 'group')[] = ['file', 'hidden', 'group'];

/** Checks a form for another service: its address and its fields belong together, and it has nothing that only messages have. */
export function checkFormTarget(form: Form, context: z.RefinementCtx): void {
  const { leadsTo, fields = [] } = form;
  if (leadsTo === undefined || context.issues.length > 0) return;
  const report = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
  for (const name of ofMessages) if (Reflect.get(form, name) !== undefined) report([name], 'only in a form without "leadsTo"');
  const names = fields.filter(({ kind }) => kind !== 'consent').map(({ name }) => name);
  const inAddress = targetNames(leadsTo);
  const unknown = [...inAddress.keys()].filter((name) => !names.includes(name));
  for (const name of unknown) {
    const nearest = nearestName(name, names);
    const guess = nearest === undefined ? '' : `: {${nearest}} in place of {${name}}`;
    report(['leadsTo'], `an address with names of fields of this form in braces${guess}. Its fields are ${names.join(', ')}`);
  }
  for (const [index, { kind, name, when, fromAddress }] of fields.entries()) {
    if (refusedKinds.includes(kind))
      report(['fields', index, 'kind'], 'another kind in a form with "leadsTo", which sends texts without script');
    else if (when) report(['fields', index, 'when'], 'only in a form without "leadsTo"');
    else if (fromAddress) report(['fields', index, 'fromAddress'], 'only in a form without "leadsTo"');
    // A name that is misspelt in the address is one mistake.
    else if (unknown.length === 0 && kind !== 'consent' && !inAddress.has(name))
      report(['fields', index, 'name'], 'a name that stands in braces in "leadsTo"');
  }
}
