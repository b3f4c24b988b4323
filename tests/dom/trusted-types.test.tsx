import { describe, expect, test } from 'vitest';
import { rulesFor, trustDeclaredScript } from '../../packages/engine/src/client/trusted-types.ts';

const script = 'https://plausible.io/js/script.js';

describe('the URL of a script', () => {
  test('is trusted when it is the declared one', () => {
    expect(rulesFor(script).createScriptURL(script)).toBe(script);
  });

  test.each([`${script}?a`, 'https://plausible.io/js/other.js', '/assets/late.js', 'data:text/javascript,alert(1)', ''])(
    'is refused when it is another: %s',
    (url) => {
      expect(() => rulesFor(script).createScriptURL(url)).toThrow(/does not declare the script/);
    },
  );

  test('is refused on a site that declares none, also after the page was changed', () => {
    document.body.dataset.analytics = JSON.stringify({ src: script, attributes: {} });
    expect(() => trustDeclaredScript(script)).toThrow(TypeError);
  });
});
