/** The exports of the toasts module that the late module uses. */
export type ToastsModule = { showToast: (kind: 'success' | 'error', text: string) => void };

/** The exports of the router module that the late module uses. */
export type RouterModule = {
  /** Fetches the data of a page. Rejects when that fails. */
  prefetch: (path: string) => Promise<void>;
  go: (path: string) => Promise<void>;
};

/** The exports of the web vitals module that the late module uses. */
export type VitalsModule = { reportVitals: (endpoint: string) => void };

/** The exports of the analytics module that the late module uses. */
export type AnalyticsModule = {
  /** Loads the script that counts visits, unless the browser asks not to be tracked and the visitor was not asked. */
  countVisits: (hasConsent: boolean) => void;
};

/** The exports of the consent module that the late module uses. */
export type ConsentModule = {
  /** Asks the visitor, unless the answer is stored. Resolves when the answer is yes, now or on an earlier page. */
  askForConsent: () => Promise<void>;
};

/** Imports the modules that the late module loads on demand: by URL in a build, through Vite in the live preview. */
export type LateImports = {
  analytics: () => Promise<AnalyticsModule>;
  consent: () => Promise<ConsentModule>;
  toasts: () => Promise<ToastsModule>;
  router: () => Promise<RouterModule>;
  vitals: () => Promise<VitalsModule>;
};
