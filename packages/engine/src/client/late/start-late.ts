import { onEachPage } from '../on-each-page.ts';
import { playBackgroundVideo } from './background-video.ts';
import { startDeclared } from './declared-service.ts';
import { interceptLinks } from './intercept-links.ts';
import { handleIslandEvents } from './island-events.ts';
import type { LateImports } from './late-imports.ts';
import { linkManifest } from './link-manifest.ts';
import { markActiveSection } from './mark-active-section.ts';
import { reloadAtOtherAddress } from './reload-at-other-address.ts';
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
