import type { SiteSettings } from '../../schemas/site.ts';
import type { Resolved } from './resolved.ts';

/** `site.yaml`, validated and resolved: what the shell draws around every page. */
export type SiteModel = Resolved<SiteSettings>;
