import { parseUrl } from '@pagewright/core';
import type { PublishContext, Published } from './publish-context.ts';
import { PublishError } from './publish-failure.ts';

/** In milliseconds. A host answers before it builds. */
const limit = 30_000;

/** Asks a host to build, by a POST to its address. Follows no redirect: the secret would go elsewhere. Messages name the host, and no address with a secret. */
export async function publishByHook({ way, env }: PublishContext<'hook'>): Promise<Published> {
  const url = parseUrl(fillInVariables(way.url, env));
  if (!url || !/^https?:$/.test(url.protocol)) throw new PublishError({ why: 'wrong-address' });
  const { authorization, body } = way;
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(limit),
    headers: {
      'Content-Type': 'application/json',
      ...(authorization !== undefined && { Authorization: fillInVariables(authorization, env) }),
    },
    body: JSON.stringify(body ?? {}),
  }).catch((error: unknown) => {
    throw new PublishError({ why: 'no-answer', what: url.host, detail: reasonOf(error) });
  });
  await response.body?.cancel();
  if (!response.ok) throw new PublishError({ why: 'hook-refused', what: wordsOf(response) });
  return { state: 'started' };
}

/** Replaces `${NAME}` by a variable of the environment. */
const fillInVariables = (text: string, env: NodeJS.ProcessEnv): string =>
  text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = env[name]?.trim();
    if (!value) throw new PublishError({ why: 'no-variable', what: name });
    return value;
  });

/** Returns why a request has failed. Only a failure of the network has words without the address and the headers. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.name) : undefined;

const wordsOf = ({ status, statusText, type }: Response): string =>
  type === 'opaqueredirect' || (status >= 300 && status < 400)
    ? `a redirect (${status}), which is not followed`
    : `${status} ${statusText}`.trim();
