// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { analyticsSchema, analyticsScript } from '../../packages/core/src/schema/analytics.ts';
import { pageShown } from '../../packages/engine/src/client/page-events.ts';

const settings = '{ provider: goatcounter, script: "https://gc.zgo.at/count.js", endpoint: "https://loom.goatcounter.com/count" }';

// The code reads this when it is loaded, so this file is isolated.
document.body.dataset.analytics = JSON.stringify(
  analyticsScript({ url: 'https://loom.example', analytics: analyticsSchema.parse(parse(settings)) }),
);
const { start } = await import('../../packages/engine/src/client/analytics.ts');

const addedScripts = (): string[] => [...document.head.querySelectorAll('script')].map(({ outerHTML }) => outerHTML);

afterEach(() => {
  Reflect.deleteProperty(window, 'goatcounter');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('a browser that asks not to be tracked gets no script', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await start();
  expect(addedScripts()).toEqual([]);
});

test('a script that does not notice client-side navigation is told of each page', async () => {
  const counted: unknown[] = [];
  Reflect.set(window, 'goatcounter', { count: (page: unknown) => counted.push(page) });
  await start();
  expect(addedScripts()).toEqual([
    '<script data-goatcounter="https://loom.goatcounter.com/count" src="https://gc.zgo.at/count.js"></script>',
  ]);
  // It counts the page that was loaded itself.
  expect(counted).toEqual([]);
  history.pushState(null, '', '/privacy?from=home');
  document.title = 'Privacy';
  document.dispatchEvent(new Event(pageShown));
  expect(counted).toEqual([{ path: '/privacy?from=home', title: 'Privacy' }]);
});
