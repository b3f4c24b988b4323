/** The paths that every mail service answers, and the one that it answers where the outbox page is on. */
const paths = ['/send-email', '/health'] as const;
export const outboxPath = '/outbox';

/** The paths that a mail service answers. All others belong to the site. */
export const mailPaths = (hasOutboxPage: boolean): readonly string[] => (hasOutboxPage ? [...paths, outboxPath] : paths);
