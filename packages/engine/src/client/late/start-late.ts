import { takeStoredToast } from '../../browser/storage.ts';
import { onEachPage } from '../page-events.ts';
import { actionTimeout, withTimeout } from '../timeouts.ts';
import { playBackgroundVideo } from './background-video.ts';
import { createRouterLoader, handleIslandEvents, interceptLinks, type RouterModule } from './navigate.ts';
import { markActiveSection, revealBlocks } from './scroll-effects.ts';

/** The exports of the toasts module that the late module uses. */
type ToastsModule = { showToast: (kind: 'success' | 'error', text: string) => void };

/** The exports of the modules of services, such as web vitals, that the late module uses. */
type ServiceModule = {
  /** Starts the service. `declared` is what the body's attribute says about it. */
  start: (declared: string) => void | Promise<void>;
};

/** Imports the modules that the late module loads on demand: by URL in a build, through Vite in the live preview. */
type LateImports = {
  toasts: () => Promise<ToastsModule>;
  router: () => Promise<RouterModule>;
  /** The URL of the web app manifest. Undefined in the live preview, which has none. */
  manifest?: string;
  /** The services that `site.yaml` may declare, by the name of the body's attribute. */
  services: Readonly<Record<'analytics' | 'vitals', () => Promise<ServiceModule>>>;
};

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

/** Shows the stored toast once. Rejects when the code for it has not loaded `actionTimeout` after `load`, so that it never appears late. */
async function showStoredToast(load: LateImports['toasts']): Promise<void> {
  const text = takeStoredToast();
  if (!text) return;
  const toasts = await withTimeout(load(), actionTimeout - sinceLoad());
  toasts.showToast('success', text);
}

/** Milliseconds since the page's `load` event. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? performance.now() - navigation.loadEventEnd : 0;
}
