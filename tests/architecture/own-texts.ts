import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';

/** Returns long texts of a component, mostly class lists, that no other file for the browser contains. */
export function ownTexts(type: string): string[] {
  const others = ['src/ui', 'src/blocks', 'packages/engine/src/client', 'packages/engine/src/forms', 'packages/engine/src/react'].flatMap(
    (folder) =>
      readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== `${type}.tsx`)
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  );
  const source = readFileSync(inProject('src', 'blocks', `${type}.tsx`), 'utf8');
  const texts = [...source.matchAll(/(?<=[=({,\s])"([^"\n]{16,})"/g)].map(([, text = '']) => text);
  return texts.filter((text) => !others.some((other) => other.includes(text)));
}
