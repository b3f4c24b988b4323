import type { AnalyticsScript } from '@pagewright/core';

/** The script that counts visits, as the build wrote it into the page. Undefined for a site without one. Read once, at the start. */
export const declaredScript: AnalyticsScript | undefined = JSON.parse(document.body.dataset.analytics ?? 'null') ?? undefined;

/** The types of React's `__html` and of a script's URL; a `TrustedHTML` and a `TrustedScriptURL` in browsers with Trusted Types. */
type Html = string;
type ScriptUrl = string;

type Policy = { createHTML: (html: string) => Html; createScriptURL: (url: string) => ScriptUrl };

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
  }
}

/** Returns the rules of the policy on a site that declares this script. */
export const rulesFor = (declared: string | undefined): Policy => ({
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (url !== declared) throw new TypeError(`site.yaml does not declare the script ${url}.`);
    return url;
  },
});

const rules = rulesFor(declaredScript?.src);

/** The only Trusted Types policy of the site. Used only for HTML that the build wrote and this origin served, and for the script of `analytics`. */
const policy = window.trustedTypes?.createPolicy('prerendered', rules) ?? rules;

/** Marks a page of this site, or a part of one, as trusted. */
export const trustPrerendered = (html: string): Html => policy.createHTML(html);

/** Marks the URL of the script that counts visits as trusted. Throws for every other URL. */
export const trustDeclaredScript = (url: string): ScriptUrl => policy.createScriptURL(url);
