import { readFileSync } from 'node:fs';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';

/** A sample of the guide and its mark: `page`, `blocks`, `record posts`, `shared book-a-call`, `settings`. */
export type GuideSnippet = { guide: string; line: number; kind: string; name: string; text: string };

/** The marked samples of a page in `docs/authors/`. */
export function snippetsOf(guide: string): GuideSnippet[] {
  const text = readFileSync(inProject('docs', 'authors', guide), 'utf8');
  return [...text.matchAll(/^```yaml ([a-z]+) ?([a-z-]*)\n([\s\S]*?)^```$/gm)].map(
    ({ 1: kind = '', 2: name = '', 3: sample = '', index }) => ({
      guide,
      line: text.slice(0, index).split('\n').length,
      kind,
      name,
      text: sample,
    }),
  );
}
