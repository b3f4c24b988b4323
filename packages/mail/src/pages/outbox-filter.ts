import { outboxPath, servicePaths } from '@pagewright/core';
import { type ListedState, listedStates } from '../outbox/entry.ts';
import type { MessageQuery } from '../outbox/find-messages.ts';

/** The paths of what the outbox page links to, and of its forms. */
export const outboxPaths = { file: `${outboxPath}/file`, export: `${outboxPath}/export`, change: `${outboxPath}/change` } as const;

/** Returns the paths of the mail service. All others belong to the site. */
export function mailPaths(hasOutboxPage: boolean): readonly string[] {
  const paths = Object.keys(servicePaths);
  return hasOutboxPage ? [...paths, ...Object.values(outboxPaths)] : paths.filter((path) => path !== outboxPath);
}

/** What the outbox page shows. */
export type OutboxFilter = {
  state?: ListedState | undefined;
  /** The name of a form. */
  form?: string | undefined;
  text?: string | undefined;
  done?: 'yes' | 'no' | undefined;
  /** The number of the page, from 1. */
  page: number;
};

/** Reads a filter from the query of a URL. Ignores what it does not know. */
export function readFilter(query: URLSearchParams): OutboxFilter {
  const text = (name: string): string | undefined => query.get(name)?.trim().slice(0, 200) || undefined;
  const page = Number(query.get('page'));
  return {
    state: listedStates.find((state) => state === query.get('state')),
    form: text('form'),
    text: text('text'),
    done: (['yes', 'no'] as const).find((one) => one === query.get('done')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes a filter as the query of a URL, such as `?state=sent`. Empty for the default. */
export function filterQuery({ page, ...filter }: OutboxFilter, more: Readonly<Record<string, string>> = {}): string {
  const entries = Object.entries({ ...filter, page: page > 1 ? String(page) : undefined, ...more });
  const query = new URLSearchParams(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  return query.size === 0 ? '' : `?${query}`;
}

/** Returns the query that finds the messages of a filter. */
export const messageQuery = ({ state, form, text, done }: OutboxFilter): MessageQuery => ({
  state,
  form,
  text,
  isDone: done === undefined ? undefined : done === 'yes',
});
