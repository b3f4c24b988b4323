import type { PluginOption } from 'vite';

/** The plugin of Pagewright: everything that Vite needs to know to build and preview a site. */
export declare const pagewright: () => PluginOption;
