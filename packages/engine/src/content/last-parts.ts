import { memoizeLast } from '../cache/memoize-last.ts';
import type { ExpandPages } from './expand-pages.ts';
import type { SiteFile } from './find/find-files.ts';
import { partsOfViews } from './read-languages.ts';
import { replacePages } from './replace-pages.ts';
import type { SiteParts } from './site-parts.ts';
import type { ValidPage } from './validate/validate-page.ts';

/** What page files are validated with. */
type PageParts = Parameters<ExpandPages>[2];

type Read = { parts: SiteParts; pageParts: PageParts; otherState: string };

/** The parts of a site as they were read last. */
export class LastParts {
  readonly #toSame = memoizeLast((parts: SiteParts) => parts);
  #last: Read | undefined;

  constructor(private readonly readPages: (source: SiteFile, pageParts: PageParts) => readonly ValidPage[]) {}

  /** Remembers what was read. Returns the same parts again when nothing changed. `otherState` is that of files that have no part. */
  remember({ parts, pageParts, otherState }: Read): SiteParts {
    const { settingsFile, collections, shared, pages, presets, strings, indexes, views } = parts;
    const found = [settingsFile, ...collections, ...shared, ...pages, ...presets, ...strings, indexes, ...partsOfViews(views), otherState];
    const same = this.#toSame(found, parts);
    this.#last = { parts: same, pageParts, otherState };
    return same;
  }

  /** Reads only the pages in `changed`. Undefined when more may have changed than their blocks. */
  replace(changed: ReadonlySet<string>): SiteParts | undefined {
    if (!this.#last) return undefined;
    const { parts, ...rest } = this.#last;
    const replaced = replacePages(parts, changed, (source) => this.readPages(source, rest.pageParts));
    return replaced && this.remember({ parts: replaced, ...rest });
  }
}
