import type { Clock } from '@pagewright/core';
import { authorLog, createMailMiddleware } from 'pagewright-mail';
import { entryModules } from '../bundle/entry-modules.ts';
import { codeFolder, viteConfigFile } from '../definition/code-folders.ts';
import { fetchData } from '../site/fetch-data.ts';
import { createSiteLoader } from '../site/load-site.ts';
import type { Project } from './declare/command.ts';
import { print, printError } from './print.ts';
import { configuredMail, createOutboxLink, openBesideSite } from './start-mail.ts';

type PreviewOptions = Pick<Project, 'root' | 'fingerprint' | 'loadCode'> & {
  siteDir: string;
  clock: Clock;
  /** True when other computers in the network can open the preview. */
  isShared: boolean;
  port: number;
};

/** Serves the live preview: saved changes appear in the open page. Resolves to exit code 0 once it listens. */
export async function startPreview({ root, fingerprint, siteDir, clock, isShared, port, loadCode }: PreviewOptions): Promise<number> {
  const { createServer } = await import('vite');
  const { livePreview } = await import('../preview/live-preview.ts');
  const code = await loadCode();
  // The preview then shows that the records are missing.
  const load = createSiteLoader(siteDir, code, clock, { store: { root, siteDir, fingerprint } });
  for (const { message } of await fetchData({ siteDir, code, load, onProgress: print })) printError(message);
  const outbox = createOutboxLink(siteDir);
  let actualPort = port;
  const messages = (): string => outbox.addressOn(`http://localhost:${actualPort}`);
  const mail: Parameters<typeof livePreview>[0]['mail'] = (site) => {
    const service = configuredMail({ root, siteDir }, site, {
      outbox,
      isPreview: true,
      log: authorLog(messages, (line) => print(line)),
    });
    void openBesideSite(service);
    return createMailMiddleware(service);
  };
  const server = await createServer({
    root: codeFolder(code),
    configFile: viteConfigFile(code) ?? false,
    plugins: [entryModules(code), livePreview({ code, root, fingerprint, siteDir, clock, mail })],
    server: {
      port,
      host: isShared ? true : 'localhost',
      strictPort: true,
    },
    logLevel: 'warn',
  });
  await server.listen().catch((error: unknown) => {
    if (!String(error).includes('already in use')) throw error;
    throw new Error(`Port ${port} is in use. Stop the program that uses it, or choose another port: --port ${port + 1}.`);
  });
  const address = server.httpServer?.address();
  // Port 0 lets the system choose.
  if (typeof address === 'object' && address) actualPort = address.port;
  print(`The live preview is on http://localhost:${actualPort}  (stop with Ctrl+C)`);
  print(`Its block types and its theme are on http://localhost:${actualPort}/__blocks`);
  print(`The messages of its forms are on ${messages()}`);
  if (isShared) printError(sharedWarning(server.resolvedUrls?.network ?? []));
  return 0;
}

const sharedWarning = (addresses: readonly string[]): string =>
  `Everyone in this network can open the preview, with drafts and all sources of the site: ${addresses.join(' ')}\nUse --host only in a network that you trust, and stop the preview when you are done.`;
