/** The type of React's `__html`; a `TrustedHTML` in browsers with Trusted Types. */
type Html = string;

type Policy = { createHTML: (html: string) => Html };

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
  }
}

const passThrough: Policy = { createHTML: (html) => html };

/** The only Trusted Types policy of the site. Used only for HTML that the build wrote and this origin served. */
const policy = window.trustedTypes?.createPolicy('prerendered', passThrough) ?? passThrough;

/** Marks HTML from a `page.json` as trusted. */
export const trustPrerendered = (html: string): Html => policy.createHTML(html);
