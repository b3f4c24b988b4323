import { browserPath } from './browser-path.mjs';

/**
 * Features of Chromium that cost time and that no test needs. Those with "Omnibox" or "SpareRenderer" in their names start two
 * pages of the browser's own interface and a spare renderer for every window: half of the processor time of opening a page.
 * The others are those that Playwright disables, because Chromium takes only the last list that it is given.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** It sends no requests of its own. */
export const launchOptions = {
  executablePath: browserPath(),
  args: [
    '--no-sandbox',
    // Both browsers place letters alike then.
    '--font-render-hinting=none',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join()}`,
  ],
};
