import { escapeHtml } from '@pagewright/core';

/** Returns the page for a site whose settings are broken. `reports` are shown as they are. */
export const settingsErrorPage = (reports: readonly string[], script: string): string =>
  frame(
    'There is nothing to show yet',
    'The settings that all pages need have errors. Fix the problems listed here and save. The page then appears without a reload.',
    reports,
    script,
  );

/** Returns the page for an unknown path of a site without a 404 page. */
export const pageNotFoundPage = (path: string, reports: readonly string[], script: string): string =>
  frame(
    'There is no such page',
    `No page of the site has the path ${path}, and there is no 404 page (path: /404) to show in its place.`,
    reports,
    script,
  );

/** Returns the page for every path while the code of the site has never been loaded. `reports` say why. */
export const codeErrorPage = (reports: readonly string[], script: string): string =>
  frame(
    'The code cannot be loaded',
    'All pages need it. Fix the problems listed here and save. The page then appears without a reload.',
    reports,
    script,
  );

/** Returns the page for a path whose page could not be rendered. `reports` say why. */
export const renderErrorPage = (reports: readonly string[], script: string): string =>
  frame(
    'This page could not be rendered',
    'The code that renders it has an error. Correct it and save. The page then appears without a reload.',
    reports,
    script,
  );

/** `script` is the URL of the module that reloads the page after a change. */
const frame = (heading: string, words: string, details: readonly string[], script: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)}</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0; background: Canvas; color: CanvasText; font: 17px/1.6 system-ui, sans-serif; }
  main { max-width: 60rem; margin: 0 auto; padding: clamp(2rem, 8vw, 6rem) 1.25rem; }
  h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 5vw, 3rem); line-height: 1.15; text-wrap: balance; }
  p { margin: 0 0 2rem; max-width: 42rem; }
  pre {
    margin: 0 0 1rem; padding: 1rem 1.25rem; border-left: 4px solid; border-radius: 0 0.5rem 0.5rem 0; background: color-mix(in srgb, CanvasText 8%, Canvas);
    font: 14px/1.6 ui-monospace, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
  }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
<p role="status">${escapeHtml(words)}</p>
${details.map((one) => `<pre>${escapeHtml(one)}</pre>`).join('\n')}
</main>
<script type="module" src="${script}"></script>
</body>
</html>
`;
