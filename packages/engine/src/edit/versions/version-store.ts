/** The files of a state of the site: what names the content of each, by its path in the site folder. */
export type FileHashes = ReadonlyMap<string, string>;

/**
 * Why git refuses a whole project: its folder belongs to somebody else, there is no git on this computer, the repository cannot be read,
 * or its settings say that its files are elsewhere or nowhere.
 */
export type Refusal = { blocked: 'not-owned' | 'no-git' | 'unreadable' | 'no-files'; detail: string };

/**
 * Why nothing can be published at the moment. `busy`: git is at work. `left-lock`: it was, and has not ended for long. `publishing`: somebody
 * publishes from this editor now. `detail`: the words of git or the files in the way, if there are any.
 */
export type Obstacle =
  | { blocked: 'no-branch' | 'unfinished' | 'busy' | 'left-lock' | 'publishing' | 'read-only'; detail?: string | undefined }
  | Refusal;

export type Blocked = Obstacle['blocked'];

/** A draft: a state of the site under a name, that is not published. `time` is in milliseconds. */
export type Draft = { id: string; name: string; time: number };

/** Who publishes. */
export type Author = { name: string; email: string };

/**
 * A file of the site that differs from the last version and is not published. `ignored`: the project excludes it. `kept`: a developer has told git
 * to leave the file alone. `repository`: a project of its own. `link`: it is a link, or lies behind one. `name`: its name is no text. `program`:
 * files of its kind are published by a program that is not installed here. `unreadable`: it cannot be read. `refused`: git does not take it as it is, such as
 * its line breaks, and `detail` is what git says.
 */
export type LeftOut = {
  file: string;
  why: 'ignored' | 'kept' | 'repository' | 'link' | 'name' | 'program' | 'unreadable' | 'refused';
  detail?: string;
};

/**
 * Where published versions can be sent. `unsent` and `newer`: how many versions are only here, and only there, as far as this computer knows. `isNew`:
 * the branch is not there yet. `isHandedIn`: the versions wait there for a review.
 */
export type SendingPlace = { name: string; unsent: number; newer: number; isNew: boolean; isHandedIn: boolean };

/** Where versions are kept, and what is known of it. */
export type StoreFacts = {
  /** `git`: in the repository of the project. `folder`: in `.cache`, because the site is in none. `refused`: in a repository that git refuses. */
  kind: 'git' | 'folder' | 'refused';
  blocked: Blocked | undefined;
  detail?: string | undefined;
  /** True when something was published before. */
  hasPublished: boolean;
  /** When the last version was published, in milliseconds, and by whom. */
  last: { time: number; author: string; message: string } | undefined;
  /** True while nobody knows the name of who publishes. */
  needsAuthor: boolean;
  /** Undefined when versions stay on this computer. */
  remote: SendingPlace | undefined;
  /** The places that versions could be sent to, when there are several and none is chosen. */
  places?: string[] | undefined;
  /** The files of the site that are not published. */
  leftOut: LeftOut[];
};

/** What to publish: the message, and the name of who publishes when it is not known yet. */
export type Publication = { message: string; author?: Author | undefined; sends: boolean };

/** Why another computer got or gave nothing. `reason` is what git or the other computer says. */
export type SendFailure =
  | ({ outcome: 'blocked' } & Obstacle)
  /** The other computer with a name cannot be asked. */
  | { outcome: 'unreachable'; name: string; reason: string }
  /** A command took longer than its limit, in minutes, and was ended. */
  | { outcome: 'late'; minutes: number; reason: string }
  /** Somebody has cancelled it. `isPublished`: the version is published here all the same. */
  | { outcome: 'cancelled'; isPublished: boolean }
  /** The versions there and those here have no common beginning. */
  | { outcome: 'unrelated'; name: string };

/** What came of publishing. `reason` is what git, a check of the project (a hook) or the other computer says. */
export type PublishResult =
  | SendFailure
  | { outcome: 'published'; isSent: boolean }
  | { outcome: 'nothing' }
  | { outcome: 'no-author' }
  /** The other computer is set up as a mirror: sending would delete there what is not here. Nothing was published or sent. */
  | { outcome: 'mirror' }
  /** Somebody has sent versions that are not here. `isPublished`: it is published here all the same. */
  | { outcome: 'behind'; count: number; isPublished: boolean }
  /** A check of the project refused. Nothing was published. */
  | { outcome: 'rejected'; reason: string }
  /** The project signs its versions, and that failed. Nothing was published. */
  | { outcome: 'unsigned'; reason: string }
  /** Git could not do it. Nothing was published. */
  | { outcome: 'failed'; reason: string }
  /** Somebody else has published here meanwhile. Nothing was published. */
  | { outcome: 'changed' }
  /** It is published here, and could not be sent. */
  | { outcome: 'not-sent'; reason: string }
  /** It is published here, and the other computer does not take versions on this branch: they can be handed in for review. */
  | { outcome: 'not-accepted'; reason: string }
  /** The versions are on a branch of their own there. `address`: where their review is opened, when the other computer has said so. */
  | { outcome: 'handed-in'; branch: string; address: string | undefined };

/** What others have published: what they have changed from `base` to `files`. `take` makes it the last version here, after it is in the files. */
export type Newer = { base: FileHashes; files: FileHashes; name: string; take: () => Promise<void> };

/** What stands in the way of what others have published. `files`: code that was changed here and there. */
export type NewerFailure = SendFailure | { outcome: 'nothing' } | { outcome: 'newer-code'; files: string[]; detail: string };

/** Runs work while no edit is made. It has to be short. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Takes the files of the site as they are at one moment. `remove` removes what was taken: it may be taken several times. */
export type TakeFiles = <Taken extends { remove: () => Promise<void> }>(take: () => Promise<Taken>) => Promise<Taken>;

/** Keeps versions of a site. It never changes a file of the site. */
export type VersionStore = {
  facts: () => Promise<StoreFacts>;
  /** Returns the files of the version that was published last. Empty before the first one. */
  published: () => Promise<FileHashes>;
  /** Returns the files as they are now. */
  current: () => Promise<FileHashes>;
  /** Returns the files of the site that differ from the published version and are not published. No draft has them either. */
  leftOut: () => Promise<readonly LeftOut[]>;
  /** Returns the content of files of a tree, as it would be on the disk. Has no file that cannot be read. */
  read: (files: FileHashes) => Promise<ReadonlyMap<string, Buffer>>;
  /** Publishes the files that differ from the version that was published last. */
  publish: (publication: Publication, takeFiles: TakeFiles) => Promise<PublishResult>;
  /** Asks for what others have published, and calls `open` with it. */
  getNewer: (open: (newer: Newer) => Promise<void>) => Promise<NewerFailure | undefined>;
  /** Sends the versions to a branch of their own, to be reviewed there. */
  handIn: () => Promise<PublishResult>;
  /** Ends what publishes or sends versions at the moment. Who has started it is told. */
  cancel: () => Promise<void>;
  /** Removes the locks of a git that was ended, when they are old. */
  clearLocks: () => Promise<void>;
  drafts: () => Promise<Draft[]>;
  /** Saves the files as they are now. Replaces a draft with the same id. */
  saveDraft: (draft: Pick<Draft, 'id' | 'name'>, takeFiles: TakeFiles) => Promise<DraftAnswer>;
  /** Returns the files of a draft, and of the published version from which it was made. Undefined when there is none. */
  readDraft: (id: string) => Promise<{ base: FileHashes; files: FileHashes } | undefined>;
  deleteDraft: (id: string) => Promise<DraftAnswer>;
};

/** What came of saving or deleting a draft. `in-use`: somebody works on its branch in the folder `where`. `failed`: git could not do it. */
export type DraftAnswer =
  | { outcome: 'saved' | 'nothing' }
  | { outcome: 'in-use'; where: string }
  | { outcome: 'failed'; reason: string }
  | ({ outcome: 'blocked' } & Obstacle);

/** The folders of a site. */
export const siteFolders = ['pages', 'collections', 'shared', 'presets', 'types', 'strings', 'media', 'root'] as const;

/** The settings of a site in each language, and the addresses that it has published. */
const ofTop = /^(?:site(?:\.[\w-]+)?\.yaml|\.published-paths)$/;

/** Files that operating systems and unfinished writing leave. */
const isLeft = /(?:^|\/)(?:Thumbs\.db|desktop\.ini|\.DS_Store|\._[^/]*|\.[^/]+\.unfinished)$|~$/i;

/** True for the path of a file that belongs to the content of a site. What else is beside them, such as code, is not published by an author. */
export const isOfSite = (path: string): boolean =>
  (ofTop.test(path) || siteFolders.some((folder) => path.startsWith(`${folder}/`) && path.length > folder.length + 1)) &&
  !isLeft.test(path);

/** Returns the paths of the files that differ between two states. */
export const differences = (before: FileHashes, after: FileHashes): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort();

/** Returns the files of a state that are named. */
export const someOf = (tree: FileHashes, paths: readonly string[]): FileHashes =>
  new Map(
    paths.flatMap((path): [string, string][] => {
      const id = tree.get(path);
      return id === undefined ? [] : [[path, id]];
    }),
  );
