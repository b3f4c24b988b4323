import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';

let known: { name: string; text: string }[] | undefined;

/** The files for the browser, read once. */
const filesForBrowser = (): { name: string; text: string }[] => {
  known ??= ['src/ui', 'src/blocks', 'packages/engine/src/client', 'packages/engine/src/forms', 'packages/engine/src/react'].flatMap(
    (folder) =>
      readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => ({ name, text: readFileSync(join(parentPath, name), 'utf8') })),
  );
  return known;
};

/** Returns long texts of a component, mostly class lists, that no other file for the browser contains. */
export function ownTexts(type: string): string[] {
  const others = filesForBrowser().filter(({ name }) => name !== `${type}.tsx`);
  const source = readFileSync(inProject('src', 'blocks', `${type}.tsx`), 'utf8');
  const texts = [...source.matchAll(/(?<=[=({,\s])"([^"\n]{16,})"/g)].map(([, text = '']) => text);
  return texts.filter((text) => !others.some((other) => other.text.includes(text)));
}
