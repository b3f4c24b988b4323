import type {
  DraftResult,
  FileDiff,
  OpenOptions,
  OpenResult,
  PastChange,
  Publication,
  PublishingState,
  PublishResult,
  VersionsOverview,
} from 'pagewright/editing';
import type { DraftRequest, OpenDraftRequest, WrittenReview } from '../messages-versions.ts';
import type { Connection } from './connection.ts';

/** The requests about the history, versions and drafts to the preview. */
export type VersionRequests = {
  /** Returns the last changes, the newest first. */
  changes: (count: number) => Promise<PastChange[]>;
  /** Returns how a change has changed its files, line by line. */
  linesOf: (id: number) => Promise<FileDiff[]>;
  overview: () => Promise<VersionsOverview>;
  publish: (publication: Publication) => Promise<PublishResult>;
  review: () => Promise<WrittenReview>;
  saveDraft: (draft: DraftRequest) => Promise<DraftResult>;
  openDraft: (draft: OpenDraftRequest) => Promise<OpenResult>;
  deleteDraft: (draft: DraftRequest) => Promise<DraftResult>;
  /** Brings back the published version. */
  restore: (options: OpenOptions) => Promise<OpenResult>;
  /** Brings what others have published into the files. */
  getNewer: (options: OpenOptions) => Promise<OpenResult>;
  /** Sends the versions to be reviewed. */
  handIn: () => Promise<PublishResult>;
  /** Returns how the website is brought online, and what is done at the moment. */
  online: () => Promise<PublishingState>;
  /** Brings the website online as it is. */
  putOnline: () => Promise<PublishingState>;
  /** Stops bringing it online. */
  stopOnline: () => Promise<PublishingState>;
  /** Cancels what is being published or sent. */
  cancelPublishing: () => Promise<unknown>;
  /** Removes what a git has left that was ended. */
  clearLocks: () => Promise<unknown>;
};

/** Creates the requests of an open editor. Publishing and the review take as long as the repository and the site need. */
export function createVersionRequests(connection: Connection): VersionRequests {
  const send = (address: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json' };
    return connection.ask(address, body && { method: 'POST', body: JSON.stringify(body), headers, hasNoLimit: true });
  };
  return {
    changes: (count) => send(`changes?path=${count}`),
    linesOf: (id) => send(`change-lines?path=${id}`),
    overview: () => send('versions'),
    publish: (publication) => send('publish', publication),
    review: () => send('write-review', {}),
    saveDraft: (draft) => send('save-draft', draft),
    openDraft: (draft) => send('open-draft', draft),
    deleteDraft: (draft) => send('delete-draft', draft),
    restore: (options) => send('restore', options),
    getNewer: (options) => send('get-newer', options),
    handIn: () => send('hand-in', {}),
    online: () => send('online'),
    putOnline: () => send('put-online', {}),
    stopOnline: () => send('stop-online', {}),
    cancelPublishing: () => send('cancel-publishing', {}),
    clearLocks: () => send('clear-locks', {}),
  };
}
