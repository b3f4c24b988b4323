import type { PageFacts } from '../../model/page-facts.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SourceFile } from '../find/yaml-reader.ts';
import type { Deadline, LinkUse, WrittenId } from '../resolve/findings.ts';
import type { ResolvedPage } from '../resolve/resolve-page.ts';
import type { BlockOutline, ValidPage } from '../validate/validate-page.ts';

/** The problems that rules found in the texts of a page, by the code of the rule. `state` is that of everything else that the rules read. */
export type CachedTextProblems = { state: string; byRule: Record<string, readonly Problem[]> };

/** A link or a deadline in the cache. `shared` is the name of the shared block that contains it; without it, the page's file does. */
export type Cached<Use extends Pick<LinkUse, 'file' | 'page'>> = Omit<Use, 'file' | 'page'> & { shared?: string };

/**
 * What a page's file and the inputs of the page say of it, without its blocks: all that rules over the whole site and the
 * files of several pages need. JSON-safe.
 */
export type PageSummary = Pick<ValidPage, 'key' | 'placeholders' | 'prefix' | 'name' | 'fields' | 'declared'> & {
  /** The states of what it was validated from: its file, its record, and its shared blocks by name. `placeholders` is another one. */
  fileState: string;
  recordState: string;
  sharedStates: readonly (readonly [name: string, state: string])[];
  outline: readonly BlockOutline[];
  /** True when its file has earlier names of fields, so that paths in its value are not those in its text. */
  hasRenames: boolean;
  problems: readonly Problem[];
  /** How many of the problems, the first ones, its validation found. */
  ofValidation: number;
  /** The URL of its social image as in its model. */
  socialImage?: string;
  isRenderable: boolean;
  /** The hash of all its inputs and their states. */
  state: string;
  /** The keys of `mediaFiles`. */
  mediaFiles: readonly string[];
  links: readonly Cached<LinkUse>[];
  deadlines: readonly Cached<Deadline>[];
  headingIds: readonly string[];
  writtenIds: readonly Cached<WrittenId>[];
  facts?: PageFacts;
  textProblems?: CachedTextProblems;
};

/** A page in a file of the cache: what it has in common with other pages are indexes in lists of the file. */
export type CachedPage = Omit<PageSummary, 'facts' | 'mediaFiles'> & {
  inputs: readonly number[];
  mediaFiles: readonly number[];
  facts?: number;
};

/** The states from which a page was made. */
export type States = Pick<PageSummary, 'fileState' | 'recordState' | 'sharedStates' | 'state'>;

type Saved = {
  resolved: ResolvedPage;
  states: States;
  textProblems: CachedTextProblems | undefined;
};

/** Returns what is cached of a page, besides its inputs. */
export function summarize({ resolved, states, textProblems }: Saved): PageSummary {
  const { page, fields, isRenderable, mediaFiles, links, deadlines, headingIds, writtenIds, problems, readFacts } = resolved;
  const { key, placeholders, prefix, name, declared, outline, uses, readContent } = page;
  const facts = readFacts();
  const shared = new Map([...uses.values()].flatMap((used) => (used ? [[used.file.shown, used.name] as const] : [])));
  const originOf = (file: SourceFile): { shared?: string } => {
    const name = shared.get(file.shown);
    return name === undefined ? {} : { shared: name };
  };
  return {
    ...{ key, name, declared, outline, fields: page.fields, ...states, isRenderable, problems },
    ...(placeholders !== undefined && { placeholders }),
    ...(prefix !== undefined && { prefix }),
    hasRenames: readContent().hasRenames,
    ofValidation: page.problems.length,
    ...(fields?.socialImage !== undefined && { socialImage: fields.socialImage }),
    mediaFiles: [...mediaFiles.keys()],
    links: links.map(({ file, page: _, ...link }) => ({ ...link, ...originOf(file) })),
    deadlines: deadlines.map(({ file, page: _, ...deadline }) => ({ ...deadline, ...originOf(file) })),
    headingIds,
    writtenIds: writtenIds.map(({ file, page: _, ...written }) => ({ ...written, ...originOf(file) })),
    ...(facts && { facts }),
    ...(textProblems && { textProblems }),
  };
}
