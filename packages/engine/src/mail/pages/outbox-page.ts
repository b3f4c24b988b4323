import { html } from 'hono/html';
import { fillIn } from '../../model/fill-in.ts';
import type { MailFacts } from '../../model/mail-facts.ts';
import type { Strings } from '../../strings/index.ts';
import { type Entry, type State, states } from '../outbox/entry.ts';
import { findLine } from '../reply-to.ts';
import { describeOutcome } from './describe-outcome.ts';
import { plainPage } from './plain-page.ts';

type ListedMessage = { state: State; entry: Entry };
type OutboxPage = {
  folder: string;
  counts: Record<State, number>;
  /** The number of files in quarantine. */
  quarantined: number;
  messages: readonly ListedMessage[];
  isDelivering: (id: string) => boolean;
  hasServer: boolean;
  /** True while the mail server fails and the queue is paused. */
  isPaused: boolean;
  language: string;
  strings: Pick<MailFacts['strings'], 'outboxPage' | 'outboxOutcomes' | 'ownerMail'>;
};

/** Renders the operator's page of the outbox: the number of messages in each state, and the newest messages. */
export function outboxPage(outbox: OutboxPage): ReturnType<typeof plainPage> {
  const { folder, counts, quarantined, messages, language } = outbox;
  const strings = outbox.strings.outboxPage;
  const numbers = states.map((state) => [strings[state], counts[state]] as const);
  const all = quarantined > 0 ? [...numbers, [strings.unreadable, quarantined] as const] : numbers;
  const total = states.reduce((sum, state) => sum + counts[state], 0);
  const newest = fillIn(strings.newest, { shown: messages.length, total });
  return plainPage({
    language,
    title: strings.title,
    main: html`<h1>${strings.title}</h1>
<p class="lead">${deliveryState(outbox)} ${fillIn(strings.folder, { folder })}</p>
<dl class="counts">${all.map(([label, count]) => html`<div><dt>${label}</dt><dd>${count}</dd></div>`)}</dl>
${messages.length === 0 ? html`<div class="empty"><p>${strings.empty}</p></div>` : html`<ul class="messages">${messages.map((one) => item(one, outbox))}</ul>`}
${total > messages.length ? html`<p class="lead">${newest}</p>` : ''}`,
  });
}

function deliveryState({ hasServer, isPaused, strings: { outboxPage: strings } }: OutboxPage): string {
  if (!hasServer) return strings.noServer;
  return isPaused ? strings.serverFails : strings.delivering;
}

function item({ state, entry }: ListedMessage, { isDelivering, strings }: OutboxPage): ReturnType<typeof html> {
  const { id, acceptedAt, subject, body } = entry;
  const { inDelivery, ...labels } = strings.outboxPage;
  const label = isDelivering(id) ? inDelivery : labels[state];
  const heading = findLine(body, strings.ownerMail.name) ?? subject;
  return html`<li class="message"><details><summary><h2>${heading}</h2><span class="state state-${state}">${label}</span>
<small><time datetime="${acceptedAt}">${formatTime(acceptedAt)}</time> · ${subject}</small></summary>
<div class="details"><pre>${body}</pre><dl class="facts">${rows({ state, entry }, strings).map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`)}</dl></div></details></li>`;
}

/** Returns the terms and values of a message's details. */
function rows({ state, entry }: ListedMessage, { outboxPage: strings, outboxOutcomes }: OutboxPage['strings']): [string, string][] {
  const { replyTo, attempts, nextAttemptAt, to, messageId } = entry;
  const last = attempts.at(-1);
  const next: [string, string][] = nextAttemptAt === undefined ? [] : [[strings.nextAttempt, formatTime(nextAttemptAt)]];
  return [
    [strings.to, to.address],
    [strings.replyTo, replyTo ?? strings.noReplyTo],
    [strings.attempts, last ? describeAttempts(attempts.length, last, { strings, outboxOutcomes }) : strings.noAttempt],
    ...(state === 'suspected' ? [[strings.notMailed, strings.notMailedReason] satisfies [string, string]] : []),
    ...next,
    ...(next.length > 0 && attempts.length === 0 ? [[strings.deferred, strings.deferredReason] satisfies [string, string]] : []),
    [strings.messageId, messageId],
  ];
}

type AttemptTexts = { strings: Strings['outboxPage']; outboxOutcomes: Strings['outboxOutcomes'] };

const describeAttempts = (count: number, last: Entry['attempts'][number], { strings, outboxOutcomes }: AttemptTexts): string =>
  fillIn(strings.lastAttempt, { count, time: formatTime(last.at), outcome: describeOutcome(last.outcome, outboxOutcomes) });

/** Formats a time as `2026-11-21 09:30 UTC`, the same for every operator. */
const formatTime = (time: string): string => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
