/** The path of the links that confirm messages. */
export const confirmPath = '/confirm-email';

/** The path of tasks for browsers, whose solutions show that a message is no mass mailing. */
export const proofPath = '/proof-of-work';

const paths = ['/send-email', confirmPath, proofPath, '/health'] as const;
/** The path of the outbox page. */
export const outboxPath = '/outbox';
/** The paths of what the page links to, and of its forms. */
export const outboxPaths = { file: `${outboxPath}/file`, export: `${outboxPath}/export`, change: `${outboxPath}/change` } as const;

/** Returns the paths of the mail service. All others belong to the site. */
export const mailPaths = (hasOutboxPage: boolean): readonly string[] =>
  hasOutboxPage ? [...paths, outboxPath, ...Object.values(outboxPaths)] : paths;
