/** What React takes for `__html`; the browser's TrustedHTML where it has Trusted Types. */
type Html = string;

type Policy = { createHTML: (html: string) => Html };

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
  }
}

const passThrough: Policy = { createHTML: (html) => html };

/**
 * The one policy of the site. It lets through the HTML of static blocks that the build wrote and this
 * origin served, and nothing else uses it.
 */
const policy = window.trustedTypes?.createPolicy('prerendered', passThrough) ?? passThrough;

/** Marks HTML that came from a page's own `page.json` as fit to be put into the document. */
export const trustPrerendered = (html: string): Html => policy.createHTML(html);
