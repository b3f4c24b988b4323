import { html } from 'hono/html';
import { type Entry, type State, states } from '../outbox/entry.ts';
import { describeOutcome } from './describe-outcome.ts';
import { plainPage } from './plain-page.ts';

type Listed = { state: State; entry: Entry };
type OutboxPage = {
  folder: string;
  counts: Record<State, number>;
  quarantined: number;
  messages: readonly Listed[];
  isDelivering: (id: string) => boolean;
  hasServer: boolean;
  /** True while the mail server fails and messages wait for it. */
  isPaused: boolean;
};

const labels: Record<State, string> = { queued: 'Waiting', sent: 'Sent', dead: 'Given up', suspected: 'Suspected' };

/** What the operator sees of the outbox: how many messages stand where, and the newest ones. Every text is escaped by `html`. */
export function outboxPage(outbox: OutboxPage): ReturnType<typeof plainPage> {
  const { folder, counts, quarantined, messages } = outbox;
  const numbers = states.map((state) => [labels[state], counts[state]] as const);
  const all = quarantined > 0 ? [...numbers, ['Unreadable', quarantined] as const] : numbers;
  const total = states.reduce((sum, state) => sum + counts[state], 0);
  return plainPage(
    'Outbox',
    html`<h1>Outbox</h1>
<p class="lead">${deliveryOf(outbox)} Folder: ${folder}</p>
<dl class="counts">${all.map(([label, count]) => html`<div><dt>${label}</dt><dd>${count}</dd></div>`)}</dl>
${messages.length === 0 ? html`<div class="empty"><p>No message yet. Send one through a form of the site, and it shows here.</p></div>` : html`<ul class="messages">${messages.map((one) => item(one, outbox))}</ul>`}
${total > messages.length ? html`<p class="lead">These are the newest ${messages.length} of ${total}. All are in the folder.</p>` : ''}`,
  );
}

function deliveryOf({ hasServer, isPaused }: OutboxPage): string {
  if (!hasServer) return 'There is no mail server (SMTP_URL): messages stay here, and as mail files in eml/.';
  if (isPaused) return 'The mail server fails at the moment. Messages wait until it works again; the log says what is wrong.';
  return 'Messages are delivered by the mail server.';
}

function item({ state, entry }: Listed, { isDelivering }: OutboxPage): ReturnType<typeof html> {
  const { id, acceptedAt, subject, body, replyTo, attempts, nextAttemptAt, to, messageId } = entry;
  const label = isDelivering(id) ? 'On its way' : labels[state];
  const last = attempts.at(-1);
  const facts = [
    ['To', to.address],
    ['Answers go to', replyTo ?? 'nobody: no single valid address was given'],
    ['Attempts', last ? `${attempts.length}, the last ${shortTime(last.at)}: ${describeOutcome(last.outcome)}` : 'none'],
    ...(state === 'suspected' ? [['Not mailed', 'a field was filled in that people do not see']] : []),
    ...(nextAttemptAt === undefined ? [] : [['Next attempt', shortTime(nextAttemptAt)]]),
    ...(nextAttemptAt !== undefined && attempts.length === 0 ? [['Held', 'more messages came in an hour than MAIL_RATE_TOTAL']] : []),
    ['Message-ID', messageId],
  ];
  return html`<li class="message"><details><summary><h2>${nameIn(body) ?? subject}</h2><span class="state state-${state}">${label}</span>
<small><time datetime="${acceptedAt}">${shortTime(acceptedAt)}</time> · ${subject}</small></summary>
<div class="details"><pre>${body}</pre><dl class="facts">${facts.map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`)}</dl></div></details></li>`;
}

const nameIn = (body: string): string | undefined => /^Name: (.+)$/m.exec(body)?.[1];

/** As `2026-11-21 09:30 UTC`: the same wherever the operator is. */
const shortTime = (time: string): string => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
