import type { PluginOption } from 'vite';

/** Settings of the plugin. */
type Options = {
  /** Keeps React's `<ViewTransition>` in the browser code (2.2 KiB), for islands that use it. Default: false. */
  viewTransitions?: boolean;
};

/** The Vite plugin of Pagewright, which builds and previews a site. */
export declare const pagewright: (options?: Options) => PluginOption;
