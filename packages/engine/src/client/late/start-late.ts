import { onEachPage } from '../on-each-page.ts';
import { playBackgroundVideo } from './background-video.ts';
import { interceptLinks } from './intercept-links.ts';
import { handleIslandEvents } from './island-events.ts';
import type { LateImports } from './late-imports.ts';
import { markActiveSection } from './mark-active-section.ts';
import { revealBlocks } from './reveal.ts';
import { createRouterLoader } from './router-loader.ts';
import { showStoredToast } from './stored-toast.ts';

/**
 * Starts the behaviour that a page does not need before its `load` event, and without which it works as a plain page:
 * client-side navigation, effects of scrolling, the background video, the toast of the previous page, web vitals, the script that counts visits, the
 * manifest. Calls `onRouter` when the router handles the history.
 */
export function startLate(imports: LateImports, onRouter: () => void): void {
  reloadAtOtherAddress();
  const router = createRouterLoader(imports.router, onRouter);
  interceptLinks(router);
  handleIslandEvents(router);
  onEachPage([revealBlocks, markActiveSection, playBackgroundVideo]);
  startDeclared(imports.services);
  if (imports.manifest !== undefined) linkManifest(imports.manifest);
  showStoredToast(imports.toasts).catch(reportError);
}

/** Starts the services that `site.yaml` declares, which `data-<name>` of the body tells. Fetches no code of others. */
function startDeclared(services: LateImports['services']): void {
  for (const [name, load] of Object.entries(services)) {
    const declared = document.body.dataset[name];
    if (declared)
      load()
        .then((service) => service.start(declared))
        .catch(reportError);
  }
}

/**
 * Links the web app manifest, which has the name and icon for a phone's home screen. Browsers fetch a manifest as soon as a page
 * links it, and in the head it would compete with fonts and the first picture.
 */
const linkManifest = (href: string): void => document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }));

/**
 * Reloads the page when its address is that of another: the visitor went back or forward while it was loading, to an entry that
 * a router had pushed before a reload. No script ran then that could notice. Browsers that do not tell which address they loaded
 * keep the page.
 */
function reloadAtOtherAddress(): void {
  const loaded = performance.getEntriesByType('navigation')[0]?.name;
  if (loaded?.startsWith(location.origin) && new URL(loaded).pathname !== location.pathname) location.reload();
}
