import type { BlockPlace } from 'pagewright/editing';
import { isGroup } from 'pagewright/fields';

/** A block that was copied or cut, as it is written. `name`: what it is called in the list of blocks. */
export type CopiedBlock = { text: string; name: string; cutFrom: BlockPlace | undefined };

const place = 'pagewright-copied-block';

/** In milliseconds: what was copied yesterday is forgotten. */
const longest = 24 * 60 * 60 * 1000;

/** Stores the block that was copied for the other tabs of the browser, and as text in the clipboard for other windows and sites. */
export function storeCopied(copied: CopiedBlock | undefined, site: string): void {
  try {
    if (copied) localStorage.setItem(place, JSON.stringify({ ...copied, site, time: Date.now() }));
    else localStorage.removeItem(place);
  } catch {
    // A browser without storage, or a full one: the block is pasted in this tab.
  }
  if (copied) void navigator.clipboard?.writeText(copied.text).catch(() => undefined);
}

/** Returns the block that was copied in any tab. One that was cut on another site is copied. */
export function storedBlock(site: string): CopiedBlock | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    if (!isGroup(stored) || typeof stored.text !== 'string' || Date.now() - Number(stored.time) > longest) return undefined;
    const { path, index } = isGroup(stored.cutFrom) ? stored.cutFrom : {};
    const isCut = stored.site === site && typeof path === 'string' && typeof index === 'number';
    return { text: stored.text, name: String(stored.name), cutFrom: isCut ? { path, index } : undefined };
  } catch {
    return undefined;
  }
}

/** Returns the block that a text of the clipboard is: an entry of a page, or a block alone, as the guide shows it. Undefined for another text. */
export function blockInText(text: string): string | undefined {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n');
  const first = lines.findIndex((line) => !/^#|^\s*$/.test(line));
  if (/^- +(?:type|use): *[a-z]/.test(lines[first] ?? '')) return lines.join('\n');
  if (!/^(?:type|use): *[a-z]/.test(lines[first] ?? '')) return undefined;
  return lines.map((line, index) => (index < first || line === '' ? line : `${index === first ? '- ' : '  '}${line}`)).join('\n');
}
