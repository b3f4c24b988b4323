import { html } from 'hono/html';
import { fillIn } from '../../model/fill-in.ts';
import { formatSize } from '../../model/format-size.ts';
import type { MailFacts } from '../../model/mail-facts.ts';
import type { Strings } from '../../strings/index.ts';
import { outboxPaths } from '../mail-paths.ts';
import type { Entry } from '../outbox/entry.ts';
import type { FoundMessage } from '../outbox/matches-query.ts';
import { findLine } from '../reply-to.ts';
import { describeOutcome } from './describe-outcome.ts';
import { filterQuery, type OutboxFilter } from './outbox-filter.ts';

type Html = ReturnType<typeof html>;

type MessageContext = {
  filter: OutboxFilter;
  isDelivering: (id: string) => boolean;
  /** The token of the page's forms. */
  token: string;
  strings: Pick<MailFacts['strings'], 'outboxPage' | 'outboxOutcomes' | 'ownerMail'>;
};

/** Renders a message of the outbox page: a heading that opens its answers, files and facts. */
export function outboxMessage(message: FoundMessage, context: MessageContext): Html {
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
  const next: [string, string][] = nextAttemptAt === undefined ? [] : [[strings.nextAttempt, formatTime(nextAttemptAt)]];
  return [
    [strings.subject, subject],
    [strings.to, to.address],
    [strings.replyTo, replyTo ?? strings.noReplyTo],
    [strings.attempts, last ? describeAttempts(attempts.length, last, { strings, outboxOutcomes }) : strings.noAttempt],
    ...(state === 'suspected' ? [[strings.notMailed, strings.notMailedReason] satisfies [string, string]] : []),
    ...next,
    ...(next.length > 0 && attempts.length === 0 ? [[strings.deferred, strings.deferredReason] satisfies [string, string]] : []),
    ...(confirmation?.at === undefined
      ? []
      : [[strings.confirmed, `${formatTime(confirmation.at)}, ${confirmation.address}`] satisfies [string, string]]),
    [strings.messageId, messageId],
  ];
}

type AttemptTexts = { strings: Strings['outboxPage']; outboxOutcomes: Strings['outboxOutcomes'] };

const describeAttempts = (count: number, last: Entry['attempts'][number], { strings, outboxOutcomes }: AttemptTexts): string =>
  fillIn(strings.lastAttempt, { count, time: formatTime(last.at), outcome: describeOutcome(last.outcome, outboxOutcomes) });

/** Formats a time as `2026-11-21 09:30 UTC`, the same for every operator. */
const formatTime = (time: string): string => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
