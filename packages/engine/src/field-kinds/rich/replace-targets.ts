import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

/** Replaces the targets of links in sanitised HTML. `targets` has the new one of each; equal ones change nothing. */
export function replaceTargets(html: string, targets: ReadonlyMap<string, string>): string {
  if ([...targets].every(([href, target]) => href === target)) return html;
  const tree = fromHtml(html, { fragment: true });
  replaceIn(tree, targets);
  return toHtml(tree);
}

function replaceIn(parent: Root | Element, targets: ReadonlyMap<string, string>): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const target = child.tagName === 'a' ? targets.get(String(child.properties.href)) : undefined;
    if (target !== undefined) child.properties.href = target;
    replaceIn(child, targets);
  }
}
