import { appendFileSync } from 'node:fs';
import { scrollThrough } from './support/actions.ts';
import { BuiltSite } from './support/built-site.ts';
import { hashSource, inlineScripts, inlineStyles } from './support/document.ts';
import { exercise } from './support/exercise.ts';
import { follow, followLink, isSameDocument, markDocument } from './support/navigation.ts';
import { samplePages } from './support/site.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

test('every page has one strict policy with the hashes of its inlined code', variants, async ({ request }) => {
  const policies = new Set<string>();
  for (const path of [...samplePages.map((page) => page.path), '/no-such-page']) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    policies.add(policy);
    expect(policy, path).not.toMatch(/unsafe-|data:|blob:|\*|https?:(?!\/\/)/);
    const rules = directives(policy);
    const html = await response.text();
    expect(rules.get('default-src'), path).toEqual(["'none'"]);
    expect(rules.get('script-src'), path).toEqual(["'self'", ...inlineScripts(html).map(hashSource)]);
    expect(
      rules.get('style-src')?.filter((source) => source !== "'self'"),
      path,
    ).toEqual(inlineStyles(html).map(hashSource));
    expect(rules.get('object-src'), path).toEqual(["'none'"]);
    expect(rules.get('base-uri'), path).toEqual(["'none'"]);
    expect(rules.get('frame-ancestors'), path).toEqual(["'none'"]);
    expect(rules.get('require-trusted-types-for'), path).toEqual(["'script'"]);
    expect(rules.get('trusted-types'), path).toHaveLength(1);
  }
  expect(policies.size).toBe(1);
});

test('every page has the other security headers', variants, async ({ request }) => {
  for (const { path } of samplePages) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['strict-transport-security'], path).toMatch(/max-age=\d{8,}; includeSubDomains/);
  }
});

test('the source of every page has no style attribute and no inline handler', variants, async ({ request }) => {
  for (const path of [...samplePages.map((page) => page.path), '/no-such-page']) {
    const html = await (await request.get(path)).text();
    const tags = html.replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '').match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.length, path).toBeGreaterThan(50);
    // Ignore text inside quoted values.
    const bare = tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '""'));
    expect(
      bare.filter((tag) => /\s(style|on[a-z]+)\s*=/i.test(tag)),
      path,
    ).toEqual([]);
  }
});

// Every test fails on a violation; these tests use all controls.
test('nothing violates the policy while every control of the home page is used', async ({ page }) => {
  await page.goto('/');
  await exercise(page);
});

test('nothing violates the policy during client-side navigation', sweepOnly, async ({ page }) => {
  await page.goto('/contact-us');
  await markDocument(page);
  for (const { path, title } of samplePages) {
    const link = page.locator(`header a[href="${path}"]:visible, footer a[href="${path}"]:visible`).first();
    if ((await link.count()) === 0) continue;
    await followLink(page, link);
    await expect(page).toHaveTitle(new RegExp(title.replaceAll('|', '\\|')));
    await scrollThrough(page);
  }
  await follow(page, 'Home');
  await expect(page).toHaveTitle(/woven well/);
  await exercise(page);
  expect(await isSameDocument(page)).toBe(true);
});

test('a script sets HTML from a text only in a site that has turned Trusted Types off', async ({ page, faults }) => {
  faults.allow(/TrustedHTML|securitypolicyviolation/);
  const setHtml = (): Promise<string> =>
    page.evaluate(() => {
      try {
        document.body.innerHTML = '<p>Set from a text</p>';
      } catch (error) {
        if (error instanceof TypeError) return 'refused';
        throw error;
      }
      return document.body.textContent ?? '';
    });
  await page.goto('/');
  expect(await setHtml()).toBe('refused');
  const site = new BuiltSite('tests/sites/minimal');
  appendFileSync(site.content('site.yaml'), 'security: { trustedTypes: off }\n');
  await site.start();
  try {
    await page.goto(site.address('/'));
    expect(await setHtml()).toBe('Set from a text');
  } finally {
    site.stop();
  }
});
