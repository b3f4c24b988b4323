import type { AnalyticsScript } from '../schema/analytics.ts';

/** The script that counts visits, as the build wrote it into the page. Undefined for a site without one. Read once, at the start. */
export const declaredScript: AnalyticsScript | undefined = JSON.parse(document.body.dataset.analytics ?? 'null') ?? undefined;
