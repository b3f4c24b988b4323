import type { DraftResult, EditResult, FileDiff, PastChange, Publication, PublishResult, VersionsOverview } from 'pagewright/editing';
import { type EditorData, tokenHeader } from '../messages.ts';
import type { DraftRequest, WrittenReview } from '../messages-versions.ts';

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
  openDraft: (draft: DraftRequest) => Promise<EditResult>;
  deleteDraft: (draft: DraftRequest) => Promise<EditResult>;
  /** Brings back the published version. */
  restore: (isForced: boolean) => Promise<EditResult>;
};

/** Creates the requests of an open editor. */
export function createVersionRequests({ path, token }: EditorData): VersionRequests {
  const send = async (address: string, body?: object) => {
    const headers = { [tokenHeader]: token, ...(body && { 'Content-Type': 'application/json' }) };
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await fetch(`${path}/${address}`, { ...init, headers });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer);
    return answer;
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
    restore: (isForced) => send('restore', { isForced }),
  };
}
