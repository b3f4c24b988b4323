import type { LateImports } from './late-imports.ts';

/** Loads the script that counts visits, when `site.yaml` declares one, after the visitor has agreed where that is needed. Fetches no code otherwise. */
export async function countVisits({ analytics, consent }: Pick<LateImports, 'analytics' | 'consent'>): Promise<void> {
  if (!document.body.dataset.analytics) return;
  const isAsked = document.querySelector('[data-consent]') !== null;
  if (isAsked) await (await consent()).askForConsent();
  (await analytics()).countVisits(isAsked);
}
