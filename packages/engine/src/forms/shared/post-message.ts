import type { FormSite } from '../../model/form-site.ts';
import { readJson } from './read-json.ts';

type Post = {
  /** The message. */
  body: BodyInit;
  headers: Record<string, string>;
  /** Aborts the request. */
  controller: AbortController;
};

/**
 * Posts a message. Resolves when the service has accepted it. Rejects with an `Error` whose message is one of the site's
 * `messages`; a text of the server is never shown. Its cause is a response with an error status. The timeout is in milliseconds.
 */
export async function postMessage(post: Post, { action, ignoreStatus, timeout, messages }: FormSite['mail']): Promise<void> {
  const { controller, ...request } = post;
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
    if (!ignoreStatus && response.status >= 400) throw new Error(failureSentence(response, messages), { cause: response });
    await readJson(response, { anyType: ignoreStatus }).catch(fail(messages.unreadable));
  } finally {
    clearTimeout(timer);
  }
}

function failureSentence({ status, headers }: Response, { refused, busy, busyUntil }: FormSite['mail']['messages']): string {
  if (status !== 429) return refused;
  const until = formatRetryTime(headers.get('Retry-After'));
  return until === undefined ? busy : busyUntil.replace('{time}', until);
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
