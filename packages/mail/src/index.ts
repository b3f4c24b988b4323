/** What the engine uses of the mail service and the file server. */

export { readConfig } from './config.ts';
export { type ExportFormat, exportMessages } from './export-messages.ts';
export { parseFacts, readFacts } from './facts.ts';
export { catchFailures, surviveFailures } from './http/catch-failures.ts';
export { clientGroup } from './http/client.ts';
export { explainListenError, listen, stopOnSignal } from './http/listen.ts';
export type { SitePages } from './http/responses.ts';
export { isFromThisMachine } from './http/this-machine.ts';
export { HttpError } from './http-error.ts';
export { RateLimit } from './limits.ts';
export { authorLog, jsonLog, type Log } from './log.ts';
export { createMailMiddleware } from './mail-middleware.ts';
export type { State } from './outbox/entry.ts';
export { eraseMessage } from './outbox/erase.ts';
export { errorCode, FolderInUseError } from './outbox/errors.ts';
export { type FoundMessage, findMessages, type MessageQuery } from './outbox/find-messages.ts';
export { OutboxFolders } from './outbox/folders.ts';
export { isFolderLocked } from './outbox/lock.ts';
export { requeueDead } from './outbox/recover.ts';
export { listFiles, readBuildRecord } from './server/built-files.ts';
export { createServer } from './server/create-server.ts';
export { mediaTypeOf } from './server/headers.ts';
export { builtPages } from './server/site-snapshot.ts';
export { createMailService, type MailOptions, type MailService } from './service.ts';
export { requireSecrets, secretOf, type WebhookSecrets } from './webhooks/webhooks.ts';
