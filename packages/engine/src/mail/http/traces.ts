import type { FormPost } from '../post-data.ts';
import type { Traces } from '../spam/suspicion.ts';

/** Reads what a request tells about its sender: headers that our scripts set, and hidden fields of a form that the browser posted. */
export const readTraces = ({ headers }: Request, post?: Pick<FormPost, 'isTrapped' | 'proof'>): Traces => ({
  isTrapped: post?.isTrapped ?? headers.get('X-Suspected') === '1',
  age: readAge(headers.get('X-Form-Age')),
  proof: headers.get('X-Proof-Of-Work') ?? post?.proof,
});

const readAge = (text: string | null): number | undefined => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined);
