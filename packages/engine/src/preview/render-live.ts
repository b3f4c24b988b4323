import { memoizeByKey, type SiteModel } from '@pagewright/core';
import type { RenderLive } from '../edit/draft-page.ts';
import type { DevRenderer } from './dev-renderer.ts';
import type { DevSite } from './dev-site.ts';
import { KnownFrames } from './known-frames.ts';
import { previewPage } from './preview-page.ts';

/** The published names of the media in settings, such as the logo. The settings stay the same object while nobody changes them. */
const known = new WeakMap<object, readonly string[]>();

const folder = '/media/';

const mediaNamesIn = (settings: object): readonly string[] =>
  memoizeByKey(known, settings, () =>
    JSON.stringify(settings)
      .split(/[", ]/)
      .flatMap((text) => (text.includes(folder) ? [text.slice(text.lastIndexOf(folder) + folder.length)] : [])),
  );

/** True when the preview serves the media of settings, or the saved ones name them as well: a page asks for a picture once, and in vain before it is saved. */
function areServed(settings: object, preview: Pick<DevSite, 'media' | 'settings'>): boolean {
  const saved = preview.settings ? mediaNamesIn(preview.settings) : [];
  return mediaNamesIn(settings).every((name) => preview.media(name) !== undefined || saved.includes(name));
}

/**
 * Returns a function that renders a page of another state of the site, as open pages get it. A block that says the same as before is not rendered again.
 * `around`: returns the settings that the page is shown with, if they are not its own.
 */
export function createRenderLive(renderer: DevRenderer, preview: DevSite, around?: () => SiteModel | undefined): RenderLive {
  const frames = new KnownFrames();
  return async ({ page, settings, ...readers }) => {
    const { fields } = page;
    if (!fields || !settings) return undefined;
    // The preview serves the media of saved pages only.
    const saved = preview.site?.pages.find((one) => one.fields?.path === fields.path)?.mediaFiles;
    if (page.mediaFiles.some((path) => !saved?.includes(path)) || !areServed(settings, preview)) return undefined;
    const shown = previewPage({ ...page, fields }, { own: [], ofRecords: () => [] }, readers);
    return (await renderer.render(shown, around?.() ?? settings, frames)).live;
  };
}
