import { join } from 'node:path';
import { mediaPath } from '../media/published-media.ts';
import { fileAddress } from '../model/address.ts';
import { createPageSettings } from '../model/page-profile.ts';
import { type SiteModel, settingsIn } from '../model/site-model.ts';
import { renderSocialPictures } from '../social-pictures/render-social-pictures.ts';
import { type SocialPicture, socialPictureOf } from '../social-pictures/social-picture.ts';
import type { BuildOptions, RenderableSite, Target } from './build-input.ts';

/** Makes the pictures for link previews that this shard publishes. Pages that show the same share one. */
export async function publishSocialPictures(
  { settings, pages, mediaFiles }: RenderableSite,
  { output, files }: Target,
  { code: { theme }, root, fingerprint }: BuildOptions,
): Promise<void> {
  const settingsOf = createPageSettings<SiteModel>();
  const pictures = new Map<string, SocialPicture>();
  for (const page of pages) {
    const picture = socialPictureOf(page, settingsOf(settingsIn(settings, page.language), page), theme);
    if (picture) pictures.set(picture.path.slice(1), picture);
  }
  const missing = [...pictures].filter(([path]) => files.add(path, [path]) && !output.isUpToDate(fingerprint, [path]));
  const sources = new Map(mediaFiles.map(({ publishedName, absolute }) => [fileAddress(mediaPath(publishedName), settings), absolute]));
  await renderSocialPictures(
    missing.map(([, picture]) => picture),
    ({ path }) => join(output.staging, path),
    {
      cache: join(root, '.cache', 'social-pictures'),
      fileOf: (path) => {
        const file = sources.get(path);
        if (file === undefined) throw new Error(`${path} is not among the published media. This is a bug in Pagewright.`);
        return file;
      },
    },
  );
  for (const [path] of missing) output.record(fingerprint, [path]);
}
