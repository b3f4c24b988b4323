import type { PluginOption } from 'vite';

/** The Vite plugin of Pagewright, which builds and previews a site. */
export declare const pagewright: () => PluginOption;
