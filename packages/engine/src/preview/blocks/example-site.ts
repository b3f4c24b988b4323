import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { type BlockModel, type Clock, planOf, sampleOf } from '@pagewright/core';
import { codeFolder } from '../../definition/code-folders.ts';
import type { SiteCode } from '../../definition/site-code.ts';
import { copyGuideSite, pageWithBlock, readGuideSettings } from '../../docs/one-block-pages.ts';
import { describeBlock } from '../../editor-schema/block-schema.ts';
import type { Field, NameLists } from '../../editor-schema/controls.ts';
import { fieldsOf } from '../../editor-schema/field-controls.ts';
import { nameListsOf } from '../../editor-schema/name-lists.ts';
import { isInside } from '../../files/is-inside.ts';
import { withOtherFiles } from '../../site/other-files.ts';
import { DevSite } from '../dev-site.ts';
import type { PreviewPage } from '../preview-page.ts';
import { type CheckedDraft, checkDraft } from './check-draft.ts';

/** An example of a block type as YAML. `file` is its path in the project; undefined for values made from the schema. */
export type Example = { name: string; file: string | undefined; text: string };

type Parts = {
  root: string;
  code: SiteCode;
  /** The folder of the site in the preview, for a project without a site for its examples. */
  siteDir: string;
  clock: Clock;
};

/** The path of a page with an example. Its folder is one that no site has. */
const pathOf = (type: string, name: string): string => `/preview-of-blocks/${type}/${name}`;

/**
 * The site that the examples in `tests/blocks` refer to, with a page for each example and one for the block that somebody
 * edits. These pages are in memory only.
 */
export class ExampleSite {
  readonly #examples = new Map<string, readonly Example[]>();
  #last: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly code: SiteCode,
    private readonly parts: Parts,
    private readonly pages: Map<string, string>,
    /** The sites with the examples: that of the project, and the one of the preview, which may be the same. */
    readonly sites: { ofProject: DevSite; own: DevSite },
    /** Deletes the files of the site. */
    readonly close: () => Promise<void>,
  ) {}

  /** Loads the site. Rejects when it cannot be read. */
  static async load(parts: Parts): Promise<ExampleSite> {
    const { code, root, clock } = parts;
    const { siteDir, close } = await folderFor(parts);
    const pages = new Map<string, string>();
    const host = withOtherFiles(pages);
    const ofProject = new DevSite(siteDir, code, clock, { host });
    // Code in another folder extends that of the project: the site of the project does not have what its own types show.
    const own = codeFolder(code) === root ? ofProject : new DevSite(parts.siteDir, code, clock, { host });
    const loaded = new ExampleSite(code, parts, pages, { ofProject, own }, close);
    try {
      await loaded.update();
    } catch (error) {
      await close();
      throw error;
    }
    return loaded;
  }

  /** True for a type of the site's own code, false for one of the code that it extends. */
  isOwn(type: string): boolean {
    return isInside(this.code.componentFile(type), this.code.folder);
  }

  #siteOf(type: string): DevSite {
    return this.isOwn(type) ? this.sites.own : this.sites.ofProject;
  }

  /** Runs `work` after all earlier work: a site is loaded once at a time. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work, work);
    this.#last = done;
    return done;
  }

  /** Reads what has changed in the examples and in the files of the site. */
  update(): Promise<void> {
    return this.#inTurn(async () => {
      // An example may be gone.
      this.pages.clear();
      for (const type of this.code.blockTypes) {
        const examples = this.#readExamples(type);
        this.#examples.set(type, examples);
        for (const { name, text } of examples) this.#write(type, name, text.replace(/^hidden: true$/m, 'hidden: false'));
      }
      for (const site of new Set(Object.values(this.sites))) await site.reload();
    });
  }

  /** Returns the examples of a block type, the shortest first; values made from its schema for a type without any. */
  examplesOf(type: string): readonly Example[] {
    return this.#examples.get(type) ?? [];
  }

  /** Returns the page with an example. Undefined without such an example, and while the site has no settings. */
  pageOf(type: string, name: string): PreviewPage | undefined {
    return this.#siteOf(type).page(pathOf(type, name));
  }

  /** Returns the longest example of a block type that has no errors, resolved. */
  blockOf(type: string): BlockModel | undefined {
    const written = this.examplesOf(type).filter(({ file }) => file !== undefined);
    return written.flatMap(({ name }) => this.pageOf(type, name)?.model.blocks.find((block) => block.type === type) ?? []).at(-1);
  }

  /** Returns the description of a block type. */
  describe(type: string): string {
    return describeBlock(type, this.code);
  }

  /** Returns the fields of a block type with their controls. */
  fieldsOf(type: string): readonly Field[] {
    return fieldsOf(planOf(this.code.blockSchema(type)));
  }

  /** Returns the names that the site offers for the fields of a block type. */
  nameLists(type: string): NameLists {
    const { site } = this.#siteOf(type);
    return site ? nameListsOf(site, this.code) : {};
  }

  /** The folder for the examples of a block type, from the root of the project. */
  folderOf(type: string): string {
    return relative(this.parts.root, this.#folderOf(type));
  }

  #folderOf(type: string): string {
    const folders = [codeFolder(this.code), this.parts.root].map((folder) => join(folder, 'tests', 'blocks', type));
    return folders.find((folder) => existsSync(folder)) ?? join(codeFolder(this.code), 'tests', 'blocks', type);
  }

  #readExamples(type: string): Example[] {
    const folder = this.#folderOf(type);
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yaml')) : [];
    const examples = files.map((file) => ({
      name: basename(file, '.yaml'),
      file: relative(this.parts.root, join(folder, file)),
      text: readFileSync(join(folder, file), 'utf8'),
    }));
    if (examples.length === 0) return [{ name: 'sample', file: undefined, text: sampleOf(planOf(this.code.blockSchema(type))) }];
    return examples.sort((one, other) => one.text.length - other.text.length);
  }

  /** Writes the page with a block. Returns its file. */
  #write(type: string, name: string, block: string): string {
    const path = pathOf(type, name);
    const file = `${this.#siteOf(type).siteDir.replaceAll('\\', '/')}/pages${path}.yaml`;
    this.pages.set(file, pageWithBlock(path, type, block));
    return file;
  }

  /** Checks a block that somebody edits, as the page file of an author: one block after the other. */
  checkDraft(type: string, block: object): Promise<CheckedDraft> {
    return this.#inTurn(() =>
      checkDraft(planOf(this.code.blockSchema(type)), { ...block, type }, async (yaml) => {
        const site = this.#siteOf(type);
        await site.reload(new Set([this.#write(type, 'draft', yaml)]));
        return { site, path: pathOf(type, 'draft') };
      }),
    );
  }
}

/** Returns the folder of the site for the examples. It is a copy where other files replace some of the site's. */
async function folderFor({ root, siteDir }: Parts): Promise<{ siteDir: string; close: () => Promise<void> }> {
  const guide = readGuideSettings(root);
  const nothing = async (): Promise<void> => undefined;
  if (!existsSync(guide.siteDir)) return { siteDir, close: nothing };
  if (!existsSync(guide.overlayDir) && Object.keys(guide.media).length === 0) return { siteDir: guide.siteDir, close: nothing };
  const copy = await mkdtemp(join(tmpdir(), 'block-examples-'));
  const close = (): Promise<void> => rm(copy, { recursive: true, force: true });
  try {
    await copyGuideSite(root, copy);
  } catch (error) {
    await close();
    throw error;
  }
  return { siteDir: copy, close };
}
