import type { FileHashes, Refusal, VersionStore } from './version-store.ts';

/** Stands for a repository that git refuses. There are no versions beside it: nobody would look for them. */
export function refusedStore({ blocked, detail }: Refusal): VersionStore {
  const none = async (): Promise<FileHashes> => new Map();
  const noFiles = async (): Promise<ReadonlyMap<string, Buffer>> => new Map();
  const nothing = { hasPublished: false, last: undefined, needsAuthor: false, remote: undefined, leftOut: [] };
  return {
    facts: async () => ({ kind: 'refused', blocked, detail, ...nothing }),
    published: none,
    current: none,
    leftOut: async () => [],
    read: noFiles,
    publish: async () => ({ outcome: 'blocked', blocked, detail }),
    getNewer: async () => ({ outcome: 'blocked', blocked, detail }),
    handIn: async () => ({ outcome: 'blocked', blocked, detail }),
    cancel: async () => undefined,
    clearLocks: async () => undefined,
    drafts: async () => [],
    saveDraft: async () => ({ outcome: 'blocked', blocked, detail }),
    readDraft: async () => undefined,
    deleteDraft: async () => ({ outcome: 'nothing' }),
  };
}
