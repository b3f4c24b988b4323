import type { Clock, SiteLoader } from '@pagewright/core';
import { authorLog, createMailMiddleware, explainListenError, surviveFailures } from 'pagewright-mail';
import { codeFolder, foldersOfCode, viteConfigFile } from '../definition/code-folders.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { describeCodeError, unlessBroken } from '../files/describe-code-error.ts';
import type { BrowserModules } from '../preview/browser-modules.ts';
import type { CodeProblems } from '../preview/code-problems.ts';
import { publishFileOf } from '../publish/publish-file.ts';
import { Publishing } from '../publish/publishing.ts';
import { fetchData } from '../site/fetch-data.ts';
import { type Project, UsageError } from './declare/command.ts';
import { editorPassword } from './editor-password.ts';
import { print, printError } from './print.ts';
import { configuredMail, createOutboxLink, openBesideSite } from './start-mail.ts';
import { StudioSocket } from './studio-socket.ts';

type PreviewOptions = Pick<Project, 'root' | 'codeDirs' | 'fingerprint' | 'loadCode'> & {
  siteDir: string;
  clock: Clock;
  /** The address of this machine to listen on, or true for all of them. */
  host: string | true;
  port: number;
  /** True to open the editor in the browser. */
  isEditorFirst?: boolean;
  /** The path of the Unix socket to listen on in place of a port, for a studio. */
  socket?: string | undefined;
  /** The file that says where the site is published. */
  ways?: string;
};

/** Serves the live preview: saved changes appear in the open page. Resolves to exit code 0 once it listens. */
export async function startPreview(options: PreviewOptions): Promise<number> {
  const [
    { createLogger, createServer },
    { livePreview },
    { editorPath, findEditor },
    { editorScript },
    { CodeProblems },
    { BrowserModules },
    { default: react },
  ] = await Promise.all([
    import('vite'),
    import('../preview/live-preview.ts'),
    import('../preview/editor.ts'),
    import('../preview/editor-script.ts'),
    import('../preview/code-problems.ts'),
    import('../preview/browser-modules.ts'),
    import('@vitejs/plugin-react'),
  ]);
  const { root, fingerprint, siteDir, clock, host, port, isEditorFirst = false, socket, ways = publishFileOf(root) } = options;
  const isShared = host === true || !/^(?:localhost|127\..*|::1)$/.test(host);
  const found = findEditor(root);
  if ((isEditorFirst || socket !== undefined) && !found) throw new UsageError(missingEditor);
  const { passwordNotice, ...password } = editorPassword(isShared);
  const publishing = new Publishing({ root, siteDir, ways });
  const editor = found && { ...found, ...password, isOfStudio: socket !== undefined, publishing };
  // The preview finds the mistake again, and waits until it is fixed.
  const code = await unlessBroken(options.loadCode());
  const folders = code ?? foldersOfCode(options.codeDirs);
  const problems = new CodeProblems(printError);
  const modules = new BrowserModules({
    transform: (module) => server.environments.client.transformRequest(module),
    onCheck: (errors) => problems.setTexts('modules', errors.flatMap(describeCodeError)),
  });
  const logger = createLogger('warn');
  const outbox = createOutboxLink(siteDir);
  let address = '';
  const messages = (): string => outbox.addressOn(address);
  const mail: Parameters<typeof livePreview>[0]['mail'] = (site) => {
    const service = configuredMail({ root, siteDir }, site, { outbox, isPreview: true, log: authorLog(messages, (line) => print(line)) });
    void openBesideSite(service);
    return createMailMiddleware(service);
  };
  const studio = socket === undefined ? undefined : new StudioSocket(socket);
  const server = await createServer({
    root: codeFolder(folders),
    configFile: viteConfigFile(folders) ?? false,
    plugins: [
      // The packages that Vite bundles are no components of the site.
      react({ exclude: [/\/node_modules\//, /\/\.cache\//] }),
      livePreview({
        code,
        folders,
        root,
        fingerprint,
        siteDir,
        clock,
        problems,
        modules,
        fetchRecords: createFetch({ siteDir, problems }),
        mail,
        editor,
      }),
      editor && editorScript(editor.client),
    ],
    customLogger: {
      ...logger,
      // Errors of code are shown in the format of other problems, and not with the stack of the bundler.
      error: (message, options) => {
        if (!options?.error) logger.error(message, options);
        // What loads code for node reports its errors.
        else if (!options.environment?.includes('(ssr)')) reportModule(options.error, { modules, problems });
      },
    },
    server: studio?.options ?? {
      hmr: { overlay: false },
      port,
      host,
      strictPort: true,
      open: isEditorFirst && hasBrowser() && editorPath,
    },
  });
  surviveFailures((error) => printError(['The preview goes on after an error:', ...describeCodeError(error)].join('\n')));
  if (studio) return studio.listen(server.middlewares);
  await server.listen().catch((error: NodeJS.ErrnoException) => {
    if (!error.message.includes('already in use')) throw explainListenError(error, port, String(host));
    throw new Error(`Port ${port} is in use. Stop the program that uses it, or choose another port: --port ${port + 1}.`);
  });
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  // Port 0 lets the system choose.
  address = new URL(local[0] ?? network[0] ?? `http://localhost:${port}`).origin;
  print(`The live preview is on ${address}  (stop with Ctrl+C)`);
  if (editor) print(`Its editor is on ${address}${editorPath}`);
  print(`Its block types and its theme are on ${address}/__blocks`);
  print(`The messages of its forms are on ${messages()}`);
  if (editor && passwordNotice) print(passwordNotice);
  if (isShared) printError(sharedWarning(network));
  return 0;
}

const missingEditor = 'The editor is not installed in this project. Install it: npm install --save-dev pagewright-editor';

/** True when a browser can appear: not in a terminal of another machine. Vite reads BROWSER too, and opens nothing for "none". */
const hasBrowser = ({ DISPLAY, WAYLAND_DISPLAY, BROWSER } = process.env): boolean =>
  process.platform === 'darwin' || process.platform === 'win32' || Boolean(DISPLAY || WAYLAND_DISPLAY || BROWSER);

/** Reports an error that occurred while a module was prepared for the browser. */
function reportModule(error: object, { modules, problems }: { modules: BrowserModules; problems: CodeProblems }): void {
  if ('id' in error && typeof error.id === 'string') void modules.check(error.id);
  else problems.set('modules', error);
}

type FetchOptions = { siteDir: string; problems: CodeProblems };

/** Returns a function that fetches the records of collections with a source, and reports what fails. Never two calls at a time. */
function createFetch({ siteDir, problems }: FetchOptions): (code: SiteCode, load: SiteLoader) => void {
  let last: Promise<void> = Promise.resolve();
  return (code, load) => {
    last = last.then(async () => {
      const reports = await fetchData({ siteDir, code, load, onProgress: print });
      problems.setTexts(
        'data',
        reports.map(({ message }) => message),
      );
    });
  };
}

const sharedWarning = (addresses: readonly string[]): string =>
  `Everyone in this network can open the preview, with drafts and all sources of the site: ${addresses.join(' ')}\nUse --host only in a network that you trust, and stop the preview when you are done.`;
