import type { Resolved } from '../schema/resolved.ts';
import type { SiteSettings } from '../schema/site-settings.ts';

/** `site.yaml`, validated and resolved: what the layout shows around every page. */
export type SiteModel = Resolved<SiteSettings>;
