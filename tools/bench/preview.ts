import { withProject } from './bench-project.ts';
import { ourSite } from './compare/tool-site.ts';
import type { BenchPart } from './figure.ts';
import { pagePath } from './generate/placeholders.ts';
import { measureSaves, saveFigure, withPreview } from './live-preview.ts';

const port = 47_580;
/** The number of saves, and of the page that is saved. */
const count = 20;
const page = 3;

/** Measures the live preview: the time from saving a page to the frame in which Chromium shows the change. */
export const preview: BenchPart = ({ root }) =>
  withProject(root, async function* (project) {
    for (const [budget, pages] of [['preview-10', 10] as const, ['preview-1000', 1_000] as const]) {
      const site = ourSite({ name: 'Pagewright', node: process.execPath, project }, await project.site(pages));
      const url = `http://localhost:${port}${pagePath(page)}`;
      const saves = await withPreview(site.dev(port), { url, work: ({ cpu }) => measureSaves(site, { url, page, count, cpu }) });
      yield { budget, ...saveFigure(`${pages.toLocaleString('en')} pages, from saving to seeing (of ${count})`, saves) };
    }
  });
