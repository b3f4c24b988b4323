import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { pagewright } from '../../vite.mjs';
import { inProject } from '../support/project-root.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Builds browser code that renders a component of React. Returns the code. */
async function builtWith(component: string, options?: Parameters<typeof pagewright>[0]): Promise<string> {
  const entry = 'virtual:entry';
  const text = `import { ${component} } from 'react'; import { createRoot } from 'react-dom/client'; createRoot(document.body).render(${component});`;
  const input = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? id : undefined),
    load: (id: string) => (id === entry ? text : undefined),
  };
  const outDir = tempFolder('view-transitions');
  await build({
    root: inProject(),
    configFile: false,
    plugins: [pagewright(options), input],
    mode: 'production',
    logLevel: 'silent',
    build: { outDir, rolldownOptions: { input: entry, output: { entryFileNames: 'entry.mjs' } } },
  });
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('js'))
    .map((file) => readFileSync(join(outDir, file), 'utf8'))
    .join('\n');
}

/** What only the code of view transitions contains. */
const transition = '.startViewTransition(';

describe('view transitions of React', () => {
  test('are removed from the browser code', async () => {
    const code = await builtWith('Fragment');
    expect(code).toContain('hydrat');
    expect(code).not.toContain(transition);
  });

  test('stay with the option', async () => {
    expect(await builtWith('ViewTransition', { viewTransitions: true })).toContain(transition);
  });

  test('are asked for when the code uses them', async () => {
    await expect(builtWith('ViewTransition')).rejects.toThrow(
      "Your code uses React's ViewTransition. Write pagewright({ viewTransitions: true }) in vite.config.ts to keep it.",
    );
  });
});
