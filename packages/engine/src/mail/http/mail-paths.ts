const paths = ['/send-email', '/health'] as const;
/** The path of the outbox page. */
export const outboxPath = '/outbox';

/** Returns the paths of the mail service. All others belong to the site. */
export const mailPaths = (hasOutboxPage: boolean): readonly string[] => (hasOutboxPage ? [...paths, outboxPath] : paths);
