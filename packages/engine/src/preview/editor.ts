import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import type { SchemaTexts } from '../definition/site-additions.ts';
import { SiteEditor } from '../edit/site-editor.ts';
import type { EditingParts } from '../edit/site-editor-parts.ts';
import type { Outline } from '../edit/site-editor-types.ts';
import { describeCodeError } from '../files/describe-code-error.ts';
import type { Publishing } from '../publish/publishing.ts';
import { editorEntry } from './editor-script.ts';
import { pageInLook, type StillPage } from './page-in-look.ts';
import { createReview, type Review, type ReviewedSite } from './review/create-review.ts';

/** The path of the editor. A site cannot have a page there. */
export const editorPath = '/__editor';

/** The package that edits the site in the browser: its module for Node, and its module for the browser. */
export type EditorPackage = { server: string; client: string };

/** An editor with the password that it asks browsers for: those on other machines, or all (`isForAll`). */
export type GuardedEditor = EditorPackage & EditorSettings;

type EditorSettings = {
  password: string;
  isForAll: boolean;
  /** True for a preview that a studio has started: it says who asks, and nobody else can ask. */
  isOfStudio: boolean;
  /** Brings the site online. */
  publishing: Publishing;
};

/** What the preview gives to an editor. */
export type EditorContext = EditorSettings & {
  editing: SiteEditor;
  /** What edits examples of block types, of which no version is stored. Undefined for what edits the site. */
  examples?: EditedExamples | undefined;
  /** The path of the editor. */
  path: string;
  /** The URL of its script. */
  script: string;
  /** Sends an event to the open pages. */
  send: (event: string) => void;
  /** Prints an unexpected error in the terminal. */
  report: (error: unknown) => void;
  /** The pages that differ from the published version, to be looked at. */
  review: Review;
  /** Renders a page of the site as it would be in another look, by its path. Undefined without such a page or look. */
  pageInLook: (path: string, look: string) => Promise<StillPage | undefined>;
  /** Loads what the code of the site has of the texts of schemas in a language. */
  schemaTexts: (language: string) => Promise<SchemaTexts[]>;
};

/** `list`: the address of the list of block types. `outline`: returns what is shown of the site with the examples. */
type EditedExamples = { list: string; outline: (whole: Outline) => Outline };

/** Finds the editor that is installed in a project. Undefined without one. */
export function findEditor(root: string): EditorPackage | undefined {
  try {
    const folder = dirname(createRequire(join(root, 'package.json')).resolve('pagewright-editor/package.json'));
    const [code, extension] = existsSync(join(folder, 'src')) ? ['src', 'ts'] : ['dist', 'js'];
    return {
      server: join(folder, code, `index.${extension}`),
      client: join(folder, code, 'client', `start-editor.${extension}`),
    };
  } catch {
    return undefined;
  }
}

/** The editor of a running preview. Its code and the site are loaded when somebody opens it. */
export class PreviewEditor {
  #loading: Promise<{ editing: SiteEditor; handle: Connect.NextHandleFunction }> | undefined;

  constructor(
    private readonly found: GuardedEditor,
    private readonly server: ViteDevServer,
    private readonly parts: Omit<EditingParts, 'readCode'> & ReviewedSite,
    private readonly place: Pick<EditorContext, 'path' | 'examples'> = { path: editorPath },
  ) {}

  async #load(): Promise<{ editing: SiteEditor; handle: Connect.NextHandleFunction }> {
    const { createEditor } = await this.server.ssrLoadModule(this.found.server);
    const editing = await SiteEditor.open(this.parts);
    const send = (event: string): void => this.server.ws.send(event);
    const report = (error: unknown): void => this.server.config.logger.error(describeCodeError(error).join('\n'));
    const { password, isForAll, isOfStudio, publishing } = this.found;
    const review = createReview(this.parts, editing.versions);
    const schemaTexts = async (language: string): Promise<SchemaTexts[]> =>
      (await Promise.all(this.parts.readCode().schemaTexts.map((packs) => packs[language]?.()))).filter((texts) => texts !== undefined);
    const script = `/@id/${editorEntry}`;
    const looks = (path: string, look: string): Promise<StillPage | undefined> => pageInLook(path, look, this.parts);
    const guarded = { password, isForAll, isOfStudio, publishing, send, report, review };
    const context: EditorContext = { editing, ...this.place, script, ...guarded, pageInLook: looks, schemaTexts };
    return { editing, handle: createEditor(context) };
  }

  /** Reports a change of the site to the editor, if it is open. */
  notify(): void {
    // Whoever opens the editor is told why that failed.
    this.#loading?.then(({ editing }) => editing.notify()).catch(() => undefined);
  }

  /** The middleware. */
  readonly handle: Connect.NextHandleFunction = (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (path !== this.place.path && !path.startsWith(`${this.place.path}/`)) return next();
    this.#loading ??= this.#load();
    this.#loading
      .catch((error: unknown) => {
        this.#loading = undefined;
        throw error;
      })
      .then(({ handle }) => handle(request, response, next))
      .catch(next);
  };
}
