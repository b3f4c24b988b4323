import type { Resolved } from '../schema/resolved.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import type { Strings } from '../strings/index.ts';

/** `site.yaml`, validated and resolved, and the interface texts: what the layout shows around every page. */
export type SiteModel = Resolved<SiteSettings> & { strings: Strings };
