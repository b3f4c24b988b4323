import type { SiteSettings } from '../schema/site-settings.ts';
import type { Resolved } from './resolved.ts';

/** `site.yaml`, validated and resolved: what the layout shows around every page. */
export type SiteModel = Resolved<SiteSettings>;
