import { memoizeCall } from '../../cache/memoize-call.ts';
import type { SiteFile } from '../find/find-files.ts';
import type { FileText, SourceFile } from '../find/yaml-reader.ts';
import type { InputKey } from '../graph/dependency-graph.ts';
import type { Deadline, LinkUse } from '../resolve/findings.ts';
import { ownFields } from '../resolve/page-fields.ts';
import { mediaFileOf } from '../resolve/resolve-media.ts';
import type { ResolvedPage } from '../resolve/resolve-page.ts';
import type { PageToResolve } from '../resolve/resolve-pages.ts';
import type { PageOrigin } from '../validate/page-origin.ts';
import type { SharedBlocks } from '../validate/shared-blocks.ts';
import type { ValidPage } from '../validate/validate-page.ts';
import type { CachedPage } from './cached-page.ts';

/** The current inputs of a cached page, and the function that validates it again. */
export type ValidSource = { source: SiteFile; text: FileText; shared: SharedBlocks; validate: () => ValidPage };

/** Returns a page as its validation returned it. Its blocks are validated again when they are needed. */
export function restoreValid(cached: CachedPage, origin: PageOrigin, { source, text, shared, validate }: ValidSource): ValidPage {
  const { key, name, fields, declared, outline, sharedStates, hasRenames, problems, ofValidation } = cached;
  const validated = memoizeCall(validate);
  const file: SourceFile = {
    ...{ shown: text.shown, text: text.text, problems: [] },
    locate: (path, part) => (hasRenames ? validated().file : text.parse()).locate(path, part),
  };
  return {
    ...{ ...origin, source, key, file, name, fields, declared, outline },
    uses: new Map(sharedStates.map(([used]) => [used, shared.get(used)])),
    problems: problems.slice(0, ofValidation),
    readContent: () => validated().readContent(),
  };
}

/** The current inputs of a cached page whose references did not change, and the function that resolves it again. */
type ResolvedSource = PageToResolve & { inputs: ReadonlySet<InputKey> };

/** Returns a page as it was resolved. Its blocks and texts are resolved again when they are needed. */
export function restoreResolved(cached: CachedPage, { page, inputs, indexes, schemas, resolve }: ResolvedSource): ResolvedPage {
  const { socialImage, isRenderable, mediaFiles, links, deadlines, problems, facts } = cached;
  const again = memoizeCall(resolve);
  const originOf = (shared: string | undefined): Pick<LinkUse, 'file' | 'page'> => ({
    file: (shared === undefined ? undefined : page.uses.get(shared)?.file) ?? page.file,
    page: page.fields?.path ?? page.key,
  });
  return {
    ...{ page, isRenderable, isInMemory: false, inputs, problems: [...problems] },
    fields: ownFields(page, socialImage, { schemas, versions: indexes.versions }),
    mediaFiles: new Map(mediaFiles.map((key) => [key, mediaFileOf(key, indexes.media)])),
    links: links.map(({ shared, ...link }): LinkUse => ({ ...link, ...originOf(shared) })),
    deadlines: deadlines.map(({ shared, ...deadline }): Deadline => ({ ...deadline, ...originOf(shared) })),
    readFacts: () => facts,
    readTexts: () => again().readTexts(),
    readBlocks: () => again().readBlocks(),
  };
}
