/** The files of a state of the site: what names the content of each, by its path in the site folder. */
export type Tree = ReadonlyMap<string, string>;

/** Why nothing can be published at the moment. */
export type Blocked = 'no-branch' | 'unfinished' | 'busy';

/** A draft: a state of the site under a name, that is not published. `time` is in milliseconds. */
export type Draft = { id: string; name: string; time: number };

/** Who publishes. */
export type Author = { name: string; email: string };

/** Where versions are kept, and what is known of it. */
export type StoreFacts = {
  /** `git`: in the repository of the project. `folder`: in `.cache`, because the site is in none. */
  kind: 'git' | 'folder';
  blocked: Blocked | undefined;
  /** True when something was published before. */
  hasPublished: boolean;
  /** When the last version was published, in milliseconds, and by whom. */
  last: { time: number; author: string; message: string } | undefined;
  /** True while nobody knows the name of who publishes. */
  needsAuthor: boolean;
  /** Where published versions can be sent, and how many are not sent yet. Undefined without such a place. */
  remote: { name: string; unsent: number } | undefined;
  /** The files of the site that are never published, because the project says so (`.gitignore`). */
  ignored: string[];
};

/** What to publish: the message, and the name of who publishes when it is not known yet. */
export type Publication = { message: string; author?: Author | undefined; sends: boolean };

/** What came of publishing. `reason` is what git, a check of the project (a hook) or the other computer says. */
export type PublishResult =
  | { outcome: 'published'; isSent: boolean }
  | { outcome: 'nothing' }
  | { outcome: 'blocked'; blocked: Blocked }
  | { outcome: 'no-author' }
  /** Somebody has sent versions that are not here. Nothing was published. */
  | { outcome: 'behind'; count: number }
  /** The other computer cannot be asked. Nothing was published. */
  | { outcome: 'unreachable'; reason: string }
  /** Nothing was published. */
  | { outcome: 'rejected'; reason: string }
  /** It is published here, and could not be sent. */
  | { outcome: 'not-sent'; reason: string };

/** Keeps versions of a site. It never changes a file of the site. */
export type VersionStore = {
  facts: () => Promise<StoreFacts>;
  /** Returns the files of the version that was published last. Empty before the first one. */
  published: () => Promise<Tree>;
  /** Returns the files as they are now. */
  current: () => Promise<Tree>;
  /** Returns the content of a file of a tree, as it would be on the disk. */
  read: (path: string, id: string) => Promise<Buffer>;
  /** Publishes the files that differ from the version that was published last. */
  publish: (publication: Publication) => Promise<PublishResult>;
  drafts: () => Promise<Draft[]>;
  /** Saves the files as they are now. Replaces a draft with the same id. Throws an `Error` when that is not possible. */
  saveDraft: (draft: Pick<Draft, 'id' | 'name'>) => Promise<void>;
  /** Returns the files of a draft, and of the published version from which it was made. Undefined when there is none. */
  readDraft: (id: string) => Promise<{ base: Tree; files: Tree } | undefined>;
  deleteDraft: (id: string) => Promise<void>;
};

/** The folders of a site, and its settings in each language. What else is beside them, such as code, is not published by an author. */
const ofSite = /^(?:site(?:\.[\w-]+)?\.yaml|\.published-paths|(?:pages|collections|shared|presets|types|strings|media|root)\/.+)$/;

/** Files that operating systems and unfinished writing leave. */
const isLeft = /(?:^|\/)(?:Thumbs\.db|desktop\.ini|\.DS_Store|\._[^/]*|\.[^/]+\.unfinished)$|~$/i;

/** True for the path of a file that belongs to the content of a site. */
export const isOfSite = (path: string): boolean => ofSite.test(path) && !isLeft.test(path);

/** Returns the paths of the files that differ between two states. */
export const differences = (before: Tree, after: Tree): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort();
