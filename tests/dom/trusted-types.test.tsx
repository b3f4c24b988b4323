import { afterEach, describe, expect, test, vi } from 'vitest';

const script = 'https://plausible.io/js/script.js';

/** Loads the module as on a page that declares a script. */
async function loadWith(declared: string | undefined): Promise<typeof import('../../packages/engine/src/client/trusted-types.ts')> {
  vi.resetModules();
  if (declared === undefined) delete document.body.dataset.analytics;
  else document.body.dataset.analytics = JSON.stringify({ src: declared, attributes: {} });
  return import('../../packages/engine/src/client/trusted-types.ts');
}

describe('the URL of a script', () => {
  afterEach(() => delete document.body.dataset.analytics);

  test('is trusted when it is the declared one', async () => {
    const { trustDeclaredScript } = await loadWith(script);
    expect(trustDeclaredScript(script)).toBe(script);
  });

  test.each([`${script}?a`, 'https://plausible.io/js/other.js', '/assets/late.js', 'data:text/javascript,alert(1)'])(
    'is refused when it is another: %s',
    async (url) => {
      const { trustDeclaredScript } = await loadWith(script);
      expect(() => trustDeclaredScript(url)).toThrow(/does not declare the script/);
    },
  );

  test('is refused on a site that declares none, also after the page was changed', async () => {
    const { trustDeclaredScript } = await loadWith(undefined);
    document.body.dataset.analytics = JSON.stringify({ src: script, attributes: {} });
    expect(() => trustDeclaredScript(script)).toThrow(TypeError);
  });
});
