import { fillIn, formatSize, type MailFacts, outboxPath, type Strings } from '@pagewright/core';
import { html } from 'hono/html';
import { findLine } from '../addresses.ts';
import { exportFormatNames } from '../export-messages.ts';
import { type Entry, type ListedState, listedStates } from '../outbox/entry.ts';
import type { FoundMessage } from '../outbox/find-messages.ts';
import { filterQuery, type OutboxFilter, outboxPaths } from './outbox-filter.ts';
import { outboxStyle } from './outbox-style.ts';
import { pagePolicy, pageStyle, plainHeaders, plainPage } from './plain-pages.ts';

type Html = ReturnType<typeof html>;

/** What the page says after a change. */
export const outboxNotices = ['deleted', 'busy', 'gone'] as const;
export type OutboxNotice = (typeof outboxNotices)[number];

type OutboxPage = {
  folder: string;
  filter: OutboxFilter;
  /** All messages, and those that the filter finds, newest first. */
  all: readonly FoundMessage[];
  found: readonly FoundMessage[];
  /** The number of files in quarantine. */
  quarantined: number;
  isDelivering: (id: string) => boolean;
  hasServer: boolean;
  /** True while the mail server fails and the queue is paused. */
  isPaused: boolean;
  /** The token of the page's forms. */
  token: string;
  notice: OutboxNotice | undefined;
  language: string;
  strings: Pick<MailFacts['strings'], 'outboxPage' | 'outboxOutcomes' | 'ownerMail'>;
};

const style = `${pageStyle}${outboxStyle}`;

/**
 * The headers of the page. The policy allows its own forms. The referrer policy makes browsers send the origin with them,
 * by which the service recognises its own page.
 */
export const outboxHeaders = {
  ...plainHeaders,
  'Content-Security-Policy': pagePolicy(style, "'self'"),
  'Referrer-Policy': 'same-origin',
} as const;

/** The number of messages on a page. */
const pageSize = 25;

/** Renders the page for the person who answers the messages: search, filters, and the messages that they find. */
export function outboxPage(outbox: OutboxPage): ReturnType<typeof plainPage> {
  const { folder, found, language, notice, strings } = outbox;
  const { outboxPage: texts } = strings;
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const filter = { ...outbox.filter, page: Math.min(outbox.filter.page, pageCount) };
  const shown = found.slice((filter.page - 1) * pageSize, filter.page * pageSize);
  const context = { ...outbox, filter };
  return plainPage({
    language,
    title: texts.title,
    style,
    main: html`<h1>${texts.title}</h1>
<p class="lead">${deliveryState(outbox)}</p>
<p class="lead folder">${fillIn(texts.folder, { folder })}</p>
${stateLinks(context)}${filterForm(context)}
${notice ? html`<p class="notice" role="status">${texts[notice]}</p>` : ''}
${shown.length === 0 ? emptyList(context) : html`${bar(context)}<ul class="messages">${shown.map((one) => outboxMessage(one, context))}</ul>${pager(context, pageCount)}`}`,
  });
}

function deliveryState({ hasServer, isPaused, strings: { outboxPage: texts } }: OutboxPage): string {
  if (!hasServer) return texts.noServer;
  return isPaused ? texts.serverFails : texts.delivering;
}

/** Renders the number of messages in each state; each is a link to those messages. */
function stateLinks({ all, filter, quarantined, strings: { outboxPage: texts } }: OutboxPage): Html {
  const link = (state: ListedState | undefined, label: string): Html => {
    const count = all.filter((message) => state === undefined || message.state === state).length;
    const current = state === filter.state ? html` aria-current="true"` : '';
    return html`<li><a href="${outboxPath}${filterQuery({ ...filter, state, page: 1 })}"${current}><span>${label}</span> <strong>${count}</strong></a></li>`;
  };
  return html`<ul class="states">${link(undefined, texts.all)}${listedStates.map((state) => link(state, texts[state]))}${
    quarantined > 0 ? html`<li><div><span>${texts.unreadable}</span> <strong>${quarantined}</strong></div></li>` : ''
  }</ul>`;
}

function filterForm({ all, filter, strings: { outboxPage: texts } }: OutboxPage): Html {
  const forms = new Map(all.flatMap(({ entry: { form } }) => (form ? [[form.name, `${form.title} (${form.page})`] as const] : [])));
  const option = (value: string, label: string, chosen = ''): Html =>
    html`<option value="${value}"${value === chosen ? html` selected` : ''}>${label}</option>`;
  const byTitle = [...forms].sort(([, one], [, other]) => one.localeCompare(other));
  return html`<form class="filter" role="search" action="${outboxPath}">${filter.state ? html`<input type="hidden" name="state" value="${filter.state}">` : ''}
<label>${texts.search}<input type="search" name="text" value="${filter.text ?? ''}" maxlength="200"></label>
${forms.size > 0 ? html`<label>${texts.form}<select name="form">${option('', texts.allForms)}${byTitle.map(([name, title]) => option(name, title, filter.form))}</select></label>` : ''}
<label>${texts.show}<select name="done">${option('', texts.openAndDone)}${option('no', texts.open, filter.done)}${option('yes', texts.done, filter.done)}</select></label>
<button>${texts.apply}</button></form>`;
}

function emptyList({ all, strings: { outboxPage: texts } }: OutboxPage): Html {
  if (all.length === 0) return html`<div class="empty"><p>${texts.empty}</p></div>`;
  return html`<div class="empty"><p>${texts.noMatch} <a href="${outboxPath}">${texts.clear}</a></p></div>`;
}

/** Renders the number of messages, and links that download them. */
function bar({ found, filter, strings: { outboxPage: texts } }: OutboxPage): Html {
  const links = exportFormatNames.map((format) => {
    const name = format.toUpperCase();
    const address = `${outboxPaths.export}${filterQuery({ ...filter, page: 1 }, { format })}`;
    return html`<a href="${address}" download aria-label="${fillIn(texts.exportAs, { format: name })}">${name}</a>`;
  });
  return html`<div class="bar"><p>${fillIn(texts.found, { count: found.length })}</p><span>${texts.export} ${links}</span></div>`;
}

function pager({ filter, strings: { outboxPage: texts } }: OutboxPage, pageCount: number): Html | string {
  if (pageCount === 1) return '';
  const link = (page: number, label: string): Html | string =>
    page < 1 || page > pageCount ? '' : html`<a href="${outboxPath}${filterQuery({ ...filter, page })}">${label}</a>`;
  return html`<nav class="bar"><p>${fillIn(texts.pages, { page: filter.page, pages: pageCount })}</p><span>${link(filter.page - 1, texts.previous)}${link(filter.page + 1, texts.next)}</span></nav>`;
}

type MessageContext = {
  filter: OutboxFilter;
  isDelivering: (id: string) => boolean;
  /** The token of the page's forms. */
  token: string;
  strings: Pick<MailFacts['strings'], 'outboxPage' | 'outboxOutcomes' | 'ownerMail'>;
};

/** Renders a message of the outbox page: a heading that opens its answers, files and facts. */
function outboxMessage(message: FoundMessage, context: MessageContext): Html {
  const { state, entry, isDone } = message;
  const { isDelivering, strings } = context;
  const { inDelivery, ...labels } = strings.outboxPage;
  const { id, acceptedAt, subject, form } = entry;
  const label = isDelivering(id) ? inDelivery : labels[state];
  return html`<li class="message${isDone ? ' is-done' : ''}" id="m-${id}"><details><summary><h2>${headingOf(entry, strings)}</h2>
<span class="chips">${isDone ? html`<span class="state">${labels.done}</span> ` : ''}<span class="state state-${state}">${label}</span></span>
<small><time datetime="${acceptedAt}">${formatTime(acceptedAt)}</time> · ${form?.title ?? subject}</small></summary>
<div class="details">${answers(entry)}${files(entry, strings.outboxPage)}
<dl class="facts">${rows(message, strings).map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`)}</dl>
${actions(message, context)}</div></details></li>`;
}

/** The maximum length of an answer that is the heading of its message. */
const maxHeading = 80;

/** Returns the name of the visitor, or the first short answer, or the subject. */
const headingOf = ({ body, subject, answers: given = [] }: Entry, { ownerMail }: MessageContext['strings']): string =>
  findLine(body, ownerMail.name) ?? given.find(({ value }) => value.length <= maxHeading)?.value ?? subject;

const answers = ({ answers: given, body }: Entry): Html =>
  given
    ? html`<dl class="answers">${given.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`
    : html`<pre>${body}</pre>`;

function files({ id, files: stored = [] }: Entry, strings: Strings['outboxPage']): Html | string {
  if (stored.length === 0) return '';
  const links = stored.map(({ file, name, size }) => {
    const address = `${outboxPaths.file}?${new URLSearchParams({ message: id, file })}`;
    return html`<li><a href="${address}" download>${name}</a> <small>${formatSize(size)}</small></li>`;
  });
  return html`<h3>${strings.files}</h3><ul class="files">${links}</ul>`;
}

function actions({ entry: { id }, isDone }: FoundMessage, { filter, token, strings: { outboxPage: strings } }: MessageContext): Html {
  const hidden = html`<input type="hidden" name="id" value="${id}"><input type="hidden" name="token" value="${token}"><input type="hidden" name="back" value="${filterQuery(filter)}">`;
  const form = (content: Html): Html => html`<form method="post" action="${outboxPaths.change}">${hidden}${content}</form>`;
  const [action, text] = isDone ? ['open', strings.markOpen] : ['done', strings.markDone];
  return html`<div class="actions">${form(html`<button name="action" value="${action}">${text}</button>`)}
<details><summary>${strings.delete}</summary>${form(html`<p>${strings.deleteQuestion}</p><button class="danger" name="action" value="delete">${strings.deleteNow}</button>`)}</details></div>`;
}

/** Returns the terms and values of a message's details. */
function rows({ state, entry }: FoundMessage, { outboxPage: strings, outboxOutcomes }: MessageContext['strings']): [string, string][] {
  const { replyTo, attempts, nextAttemptAt, to, subject, confirmation, messageId } = entry;
  const last = attempts.at(-1);
  const outcome = describeOutcome(last?.outcome ?? '', outboxOutcomes);
  return [
    [strings.subject, subject],
    [strings.to, to.address],
    [strings.replyTo, replyTo ?? strings.noReplyTo],
    [
      strings.attempts,
      last ? fillIn(strings.lastAttempt, { count: attempts.length, time: formatTime(last.at), outcome }) : strings.noAttempt,
    ],
    ...when(state === 'suspected', strings.notMailed, strings.notMailedReason),
    ...when(nextAttemptAt !== undefined, strings.nextAttempt, formatTime(nextAttemptAt ?? '')),
    ...when(nextAttemptAt !== undefined && attempts.length === 0, strings.deferred, strings.deferredReason),
    ...when(confirmation?.at !== undefined, strings.confirmed, `${formatTime(confirmation?.at ?? '')}, ${confirmation?.address}`),
    [strings.messageId, messageId],
  ];
}

const when = (isShown: boolean, term: string, value: string): [string, string][] => (isShown ? [[term, value]] : []);

/** Formats a time as `2026-11-21 09:30 UTC`, the same for every operator. */
const formatTime = (time: string): string => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;

/** Describes the outcome of an attempt in words, followed by the code for an error. Example: `failed (EUNKNOWN 550)`. */
export function describeOutcome(outcome: string, strings: Strings['outboxOutcomes']): string {
  const [code = ''] = outcome.split(' ');
  const text = new Map(Object.entries(strings)).get(code) ?? strings.other;
  return code === 'sent' || code === 'requeued' ? text : `${text} (${outcome})`;
}
