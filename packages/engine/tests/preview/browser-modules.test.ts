import { expect, test } from 'vitest';
import { BrowserModules } from '../../src/preview/browser-modules.ts';

/** Modules on a disk, of which some are broken, and the errors of the last check. */
function createModules() {
  const broken = new Set<string>();
  const reads: string[] = [];
  const state: { errors: readonly unknown[]; beforeFailure: () => void } = { errors: [], beforeFailure: () => undefined };
  const modules = new BrowserModules({
    transform: async (module) => {
      reads.push(module);
      if (!broken.has(module)) return;
      state.beforeFailure();
      throw new Error(`${module} is broken`);
    },
    onCheck: (errors) => {
      state.errors = errors.map(String);
    },
  });
  return { modules, broken, reads, state };
}

test('a module is reported until it can be transformed, also when another file changes', async () => {
  const { modules, broken, reads, state } = createModules();
  broken.add('form.tsx');
  await modules.check('form.tsx');
  expect(state.errors).toEqual(['Error: form.tsx is broken']);
  await modules.check();
  expect(state.errors).toEqual(['Error: form.tsx is broken']);
  broken.delete('form.tsx');
  await modules.check();
  expect(state.errors).toEqual([]);
  await modules.check();
  expect(reads).toHaveLength(3);
});

test('a report that arrives after its mistake was fixed is dropped', async () => {
  const { modules, state } = createModules();
  await modules.check('form.tsx');
  expect(state.errors).toEqual([]);
});

test('a mistake that is fixed while it is checked is checked again', async () => {
  const { modules, broken, state } = createModules();
  broken.add('form.tsx');
  let afterChange: Promise<void> | undefined;
  state.beforeFailure = () => {
    broken.delete('form.tsx');
    afterChange = modules.check();
  };
  await modules.check('form.tsx');
  await afterChange;
  expect(state.errors).toEqual([]);
});
