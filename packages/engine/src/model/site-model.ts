import type { Resolved } from '../schema/resolved.ts';
import type { Networks, SiteSettings } from '../schema/site-settings.ts';
import type { Strings } from '../strings/index.ts';

/** `site.yaml`, validated and resolved, the interface texts and the names of social networks: what the layout shows around every page. */
export type SiteModel = Resolved<SiteSettings> & { strings: Strings; networks: Networks };
