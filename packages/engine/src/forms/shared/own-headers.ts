import { proofField } from './proof-field.ts';

type Sending = {
  form: HTMLFormElement;
  /** The idempotency key. */
  key: string;
  /** True when an earlier load of the page had kept the answers. */
  isRestored: boolean;
};

/** Returns headers for the site's own mail service. A CORS preflight of another one would reject them. */
export function ownHeaders({ form, key, isRestored }: Sending): Record<string, string> {
  const proof: unknown = form.elements.namedItem(proofField);
  return {
    'Idempotency-Key': key,
    ...(!isRestored && { 'X-Form-Age': String(performance.now() | 0) }),
    ...(proof instanceof HTMLInputElement && { 'X-Proof-Of-Work': proof.value }),
  };
}
