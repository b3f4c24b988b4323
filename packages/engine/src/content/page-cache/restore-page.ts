import { memoizeByKey } from '../../cache/memoize-by-key.ts';
import { memoizeCall } from '../../cache/memoize-call.ts';
import { memoizeUntilReleased, type Releasable } from '../../cache/memoize-until-released.ts';
import { withoutSource } from '../../text/without-source.ts';
import type { FileText } from '../find/file-text.ts';
import type { SiteFile } from '../find/find-files.ts';
import type { SourceFile } from '../find/yaml-reader.ts';
import type { InputKey } from '../graph/dependency-graph.ts';
import type { Deadline, LinkUse, WrittenId } from '../resolve/findings.ts';
import { ownFields } from '../resolve/page-fields.ts';
import { mediaFileOf } from '../resolve/resolve-media.ts';
import type { ResolvedPage } from '../resolve/resolve-page.ts';
import type { PageToResolve } from '../resolve/resolve-pages.ts';
import type { PageOrigin } from '../validate/page-origin.ts';
import type { SharedBlocks } from '../validate/shared-blocks.ts';
import type { PageContent, ValidPage } from '../validate/validate-page.ts';
import type { CachedPage, PageSummary } from './cached-page.ts';

/** The current inputs of a cached page, and the function that validates it again. */
export type ValidSource = { source: SiteFile; text: FileText; shared: SharedBlocks; validate: () => ValidPage };

/** Returns a page that was just validated, with blocks that can be released. */
export function asReleasable(page: ValidPage, { text, validate }: Pick<ValidSource, 'text' | 'validate'>): ValidPage {
  if (page.file.problems.length > 0) return page;
  const content = memoizeUntilReleased(() => validate().readContent(), page.readContent());
  const { name, fields, outline, problems } = page;
  return {
    ...page,
    ...withoutSource({ name, fields, outline, problems }),
    ...stampOf(text),
    file: fileOf(text, content.read().hasRenames, content.read),
    readContent: content.read,
    release: releaseOf(content, text),
  };
}

const stampOf = ({ stamp }: FileText): Pick<ValidPage, 'stamp'> => (stamp === undefined ? {} : { stamp });

const releaseOf = (content: Releasable<PageContent>, text: FileText) => (): void => {
  content.release();
  text.release();
};

const files = new WeakMap<FileText, SourceFile>();

/** Returns the file of a page without its value. Pages of one file share it, except after a change of names of fields. */
function fileOf(text: FileText, hasRenames: boolean, readContent: () => PageContent): SourceFile {
  const fileWith = (locate: SourceFile['locate']): SourceFile => ({
    ...{ shown: text.shown, readText: text.readText, problems: [], locate },
    ...(text.language !== undefined && { language: text.language }),
  });
  if (hasRenames) return fileWith((path, part) => readContent().file.locate(path, part));
  return memoizeByKey(files, text, () => fileWith((path, part) => text.parse().locate(path, part)));
}

/** Returns a page as its validation returned it. Its blocks are validated again when they are needed. */
export function restoreValid(cached: CachedPage, origin: PageOrigin, { source, text, shared, validate }: ValidSource): ValidPage {
  const { key, name, fields, declared, outline, sharedStates, hasRenames, problems, ofValidation } = cached;
  const content = memoizeUntilReleased(() => validate().readContent());
  return {
    ...{ ...origin, source, key, name, fields, declared, outline },
    ...stampOf(text),
    file: fileOf(text, hasRenames, content.read),
    uses: new Map(sharedStates.map(([used]) => [used, shared.get(used)])),
    problems: problems.slice(0, ofValidation),
    readContent: content.read,
    release: releaseOf(content, text),
  };
}

/** The current inputs of a cached page whose references did not change, and the function that resolves it again. */
type ResolvedSource = PageToResolve & { inputs: ReadonlySet<InputKey> };

/** Returns a page as it was resolved. Its blocks and texts are resolved again when they are needed. */
export function restoreResolved(cached: PageSummary, { page, inputs, indexes, schemas, resolve }: ResolvedSource): ResolvedPage {
  const { socialImage, isRenderable, mediaFiles, links, deadlines, headingIds, writtenIds, problems, facts } = cached;
  const again = memoizeCall(resolve);
  const originOf = (shared: string | undefined): Pick<LinkUse, 'file' | 'page'> => ({
    file: (shared === undefined ? undefined : page.uses.get(shared)?.file) ?? page.file,
    page: page.fields?.path ?? page.key,
  });
  return {
    ...{ page, isRenderable, inputs, problems: [...problems] },
    fields: ownFields(page, socialImage, { schemas, versions: indexes.versions }),
    mediaFiles: new Map(mediaFiles.map((key) => [key, mediaFileOf(key, indexes.media)])),
    links: links.map(({ shared, ...link }): LinkUse => ({ ...link, ...originOf(shared) })),
    deadlines: deadlines.map(({ shared, ...deadline }): Deadline => ({ ...deadline, ...originOf(shared) })),
    headingIds,
    writtenIds: writtenIds.map(({ shared, ...written }): WrittenId => ({ ...written, ...originOf(shared) })),
    readFacts: () => facts,
    readTexts: () => again().readTexts(),
    readBlocks: () => again().readBlocks(),
    readModelJson: () => {
      const json = resolve().readModelJson();
      page.release?.();
      return json;
    },
  };
}
