import type { RuleInfo } from '../rule-info.ts';

/** Problems of forms that depend on the mail settings in `site.yaml`. */
export const formCodes = {
  'unknown-recipient': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A form names a recipient that site.yaml does not have.',
    why: 'Its messages would go to nobody.',
    wrong: 'pages/jobs.yaml  (a form with "recipient: job")',
    right: 'pages/jobs.yaml  (a form with "recipient: jobs")',
  },
  'unknown-webhook': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A form names a webhook that site.yaml does not have.',
    why: 'Its messages would not get where you want them.',
    wrong: 'pages/jobs.yaml  (a form with "webhooks: [cmr]")',
    right: 'pages/jobs.yaml  (a form with "webhooks: [crm]")',
  },
  'upload-elsewhere': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A form asks for files, and another mail service receives the messages.',
    why: 'Only the mail service of the site itself accepts files. Another one gets four texts.',
    wrong: 'site.yaml  (mail: { service: https://mail.example.com }), and a form with "kind: file"',
    right: 'site.yaml  (without "service"), and a form with "kind: file"',
  },
  'reply-elsewhere': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A form sends an e-mail to visitors, and another mail service receives the messages.',
    why: 'Only the mail service of the site itself writes to visitors. They would wait for an e-mail that never comes.',
    wrong: 'site.yaml  (mail: { service: https://mail.example.com }), and a form with "autoReply"',
    right: 'site.yaml  (without "service"), and a form with "autoReply"',
  },
} as const satisfies Readonly<Record<string, RuleInfo>>;
