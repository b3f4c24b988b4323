import type { Site } from '@pagewright/core';

/** Returns where the first block of a type is written, such as `site.config/pages/home.yaml:9:5`. Undefined when no page has one. */
export function placeOfType(type: string, { pages, contentOf }: Pick<Site, 'pages' | 'contentOf'>): string | undefined {
  for (const resolved of pages) {
    const index = resolved.page.outline.find((one) => one.type === type)?.index;
    if (index === undefined) continue;
    const { file, line, column } = contentOf(resolved).file.locate(['blocks', index], 'value');
    return `${file}:${line}:${column}`;
  }
  return undefined;
}
