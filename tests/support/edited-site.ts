import type { SiteCode } from '../../packages/engine/src/definition/site-code.ts';
import { DevSite } from '../../packages/engine/src/preview/dev-site.ts';
import type { PreviewPage } from '../../packages/engine/src/preview/preview-page.ts';
import siteCode from '../../src/site.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

/** Returns the code of a problem in the format of the terminal. */
export const codeOf = (text: string): string => /:\d+ {2}(\S+)/.exec(text)?.[1] ?? text;

/** A copy of a site for tests, and its state in the live preview on 1 May 2025. */
export class EditedSite {
  private constructor(
    readonly copy: SiteCopy,
    readonly site: DevSite,
  ) {}

  /** Copies a site into a folder, the site of block fixtures without a `name`, adds files to it and loads it. */
  static async open(
    folder: string,
    files: Readonly<Record<string, string>> = {},
    name = 'blocks',
    code: SiteCode = siteCode,
  ): Promise<EditedSite> {
    const copy = copySite(name, folder);
    for (const [path, text] of Object.entries(files)) copy.write(path, text);
    const edited = new EditedSite(copy, new DevSite(copy.dir, code, () => new Date('2025-05-01')));
    await edited.reload();
    return edited;
  }

  /** Loads the files and runs the rules. */
  async reload(): Promise<void> {
    await this.site.reload();
    this.site.check();
  }

  /** Returns the page that is shown at a path. Throws when there is none. */
  shown(path: string): PreviewPage {
    const page = this.site.page(path);
    if (!page) throw new Error(`Nothing is shown at ${path}.`);
    return page;
  }

  /** Returns the parts that are shown at a path: the types of blocks, for cards the codes of their problems, the text of badges. */
  partsAt(path: string): string[] | undefined {
    return this.site.page(path)?.parts.map((part) => {
      if ('block' in part) return part.block.type;
      return 'card' in part ? `card: ${part.card.problems.map(codeOf).join(' ')}` : `${part.badge.label}: ${part.badge.text}`;
    });
  }

  /** Returns the codes of the problems that are listed at a path, for the page itself or for other files. */
  codesAt(path: string, where: 'here' | 'inOtherFiles'): string[] {
    return this.site.statusOf(this.shown(path))[where].map(({ text }) => codeOf(text));
  }

  /** Adds a block with a broken link to the top of the home page. */
  addBrokenLink(): void {
    this.copy.edit(
      'pages/home.yaml',
      '  - type: page-header',
      '  - type: notice\n    heading: A\n    text: B\n    button: { label: C, to: /nowhere }\n  - type: page-header',
    );
  }
}
