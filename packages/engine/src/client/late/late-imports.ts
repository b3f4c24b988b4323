/** The exports of the toasts module that the late module uses. */
export type ToastsModule = { showToast: (kind: 'success' | 'error', text: string) => void };

/** The exports of the router module that the late module uses. */
export type RouterModule = {
  /** Fetches a page. Rejects when that fails. */
  prefetch: (path: string) => Promise<void>;
  go: (path: string) => Promise<void>;
};

/** The exports of the modules of services, such as web vitals, that the late module uses. */
export type ServiceModule = {
  /** Starts the service. `declared` is what the body's attribute says about it. */
  start: (declared: string) => void | Promise<void>;
};

/** Imports the modules that the late module loads on demand: by URL in a build, through Vite in the live preview. */
export type LateImports = {
  toasts: () => Promise<ToastsModule>;
  router: () => Promise<RouterModule>;
  /** The URL of the web app manifest. Undefined in the live preview, which has none. */
  manifest?: string;
  /** The services that `site.yaml` may declare, by the name of the body's attribute. */
  services: Readonly<Record<'analytics' | 'vitals' | 'work', () => Promise<ServiceModule>>>;
};
