import type { FormSite } from '@pagewright/core';
import { isOwnService } from '@pagewright/core/browser';

type Post = {
  /** The message. */
  body: BodyInit;
  headers: Record<string, string>;
  /** Aborts the request. */
  controller: AbortController;
};

/** The mail service does not accept the answers to some fields. */
export class InvalidFieldsError extends Error {
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super();
    this.fields = fields;
  }
}

/**
 * Posts a message. Resolves when the service has accepted it. Rejects with an `Error` whose message is one of the site's
 * `messages`, or with an `InvalidFieldsError`; a text of the server is never shown. The timeout is in milliseconds.
 */
export async function postMessage(post: Post, mail: FormSite['mail']): Promise<void> {
  const { controller, ...request } = post;
  const { action, ignoreStatus, timeout, messages } = mail;
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(), timeout);
  const fail = (sentence: string) => (): never => {
    throw new Error(signal.aborted ? messages.timeout : sentence);
  };
  try {
    const response = await fetch(action, {
      method: 'POST',
      ...request,
      redirect: 'error',
      credentials: 'omit',
      signal,
    }).catch(fail(messages.offline));
    if (!ignoreStatus && response.status >= 400) throw await failureOf(response, mail);
    await readJson(response, { anyType: ignoreStatus }).catch(fail(messages.unreadable));
  } finally {
    clearTimeout(timer);
  }
}

/** The site's own service answers 422 with the names of invalid fields. */
async function failureOf(response: Response, { action, messages }: FormSite['mail']): Promise<Error> {
  const { status, headers } = response;
  const fields = status === 422 && isOwnService({ action }) ? await invalidFieldsOf(response) : [];
  if (fields.length > 0) return new InvalidFieldsError(fields);
  if (status !== 429) return new Error(messages.refused);
  const until = formatRetryTime(headers.get('Retry-After'));
  return new Error(until === undefined ? messages.busy : messages.busyUntil.replace('{time}', until));
}

async function invalidFieldsOf(response: Response): Promise<string[]> {
  const answer: unknown = await readJson(response, { anyType: false }).catch(() => undefined);
  const fields: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'fields') : undefined;
  return Array.isArray(fields) ? fields.filter((name) => typeof name === 'string') : [];
}

const minute = 60_000;
const halfDay = 720 * minute;

/** Formats the time of a `Retry-After` header (seconds or a date) in the page's language. Undefined for an invalid or distant time. */
function formatRetryTime(header: string | null): string | undefined {
  const seconds = Number(header ?? Number.NaN);
  const wait = Number.isNaN(seconds) ? Date.parse(header ?? '') - Date.now() : seconds * 1000;
  // 30 days or more away, the time is of no use to the visitor.
  if (!(wait >= 0 && wait < 60 * halfDay)) return undefined;
  const until = new Date(Date.now() + wait + minute);
  return until.toLocaleString(document.documentElement.lang || undefined, {
    timeStyle: 'short',
    ...(wait > halfDay && { dateStyle: 'medium' }),
  });
}

/** The maximum size of a response in bytes. The response of the site's own service has 11 bytes. */
const maxBytes = 65_536;

/** Reads a response as JSON. Rejects when it is not JSON or longer than 64 KiB. `anyType` ignores its media type. */
async function readJson(response: Response, { anyType }: { anyType: boolean }): Promise<unknown> {
  const reader = response.body?.getReader();
  if (!reader || !(anyType || /\bjson\b/i.test(response.headers.get('Content-Type') ?? ''))) throw new Error('no JSON');
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text + decoder.decode());
    bytes += value.length;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new Error('too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}
