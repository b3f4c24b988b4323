import type { RenderLive } from '../edit/draft-page.ts';
import type { DevRenderer } from './dev-renderer.ts';
import type { DevSite } from './dev-site.ts';
import { KnownFrames } from './known-frames.ts';
import { previewPage } from './preview-page.ts';

/** Returns a function that renders a page of another state of the site, as open pages get it. A block that says the same as before is not rendered again. */
export function createRenderLive(renderer: DevRenderer, preview: DevSite): RenderLive {
  const frames = new KnownFrames();
  return async ({ page, settings, ...readers }) => {
    const { fields } = page;
    if (!fields || !settings) return undefined;
    // The preview serves the media of saved pages only.
    const saved = preview.site?.pages.find((one) => one.fields?.path === fields.path)?.mediaFiles;
    if ([...page.mediaFiles.keys()].some((path) => !saved?.has(path))) return undefined;
    const shown = previewPage({ ...page, fields }, { own: [], ofRecords: () => [] }, readers);
    return (await renderer.render(shown, settings, frames)).live;
  };
}
