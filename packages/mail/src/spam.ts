import type { FormPost } from './form-post.ts';

/** What a request says about who sent it. */
export type Traces = {
  /** True when the field was filled in that people do not see. */
  isTrapped: boolean;
  /** How many milliseconds the page was open. Undefined without script, and for answers that were kept over a reload. */
  age: number | undefined;
};

/** Reads what a request tells about its sender: headers that our scripts set, and the honeypot of a form that the browser posted. */
export const readTraces = ({ headers }: Request, post?: Pick<FormPost, 'isTrapped'>): Traces => ({
  isTrapped: post?.isTrapped ?? headers.get('X-Suspected') === '1',
  age: readAge(headers.get('X-Form-Age')),
});

const readAge = (text: string | null): number | undefined => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined);

/**
 * True when a program has probably sent a message. `minimumTime` is the time in milliseconds in which no person fills in a form. Such a
 * message is stored without being mailed. A missing trace alone is no reason: visitors without script leave none.
 */
export const isFromProgram = ({ isTrapped, age }: Traces, minimumTime: number): boolean =>
  isTrapped || (age !== undefined && age < minimumTime);
