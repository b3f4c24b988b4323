import type { Connect } from 'vite';
import type { SiteCode } from '../definition/site-code.ts';
import { iconNames } from '../icons/icon-names.ts';
import { siteIcons } from '../icons/site-icons.ts';
import type { DevSite } from './dev-site.ts';
import { assertInside, OutsideError, sendFile, serveFiles } from './send-file.ts';

/** Every address of an icon. */
const iconPath = new RegExp(`^/(?:${iconNames.ico}|${iconNames.touch.replace('.png', '(?:-[0-9a-f]+)?.png')}|icon-[a-z0-9-]+\\.png)$`);

type Options = { code: Pick<SiteCode, 'theme'>; root: string; siteDir: string };

/** Serves the icons of the site. Draws them on the first request. */
export const serveIcons = (site: DevSite, { code, root, siteDir }: Options): Connect.NextHandleFunction =>
  serveFiles(
    // The icons are in the cache of the project.
    root,
    (path) => (site.settings && iconPath.test(path) ? { path, settings: site.settings } : undefined),
    async ({ path, settings }, sending) => {
      const fileOf = async (published: string): Promise<string> => {
        const media = site.media(published.slice('/media/'.length));
        const file = media && ('copyOf' in media ? media.copyOf : media.encoding.source);
        if (file === undefined) throw new OutsideError();
        await assertInside(siteDir, file);
        return file;
      };
      const icon = (await siteIcons({ settings, code, root, fileOf })).find((one) => `/${one.path}` === path);
      if (!icon) throw new OutsideError();
      sending.response.setHeader('Cache-Control', 'no-store');
      await sendFile(icon.file, sending);
    },
  );
