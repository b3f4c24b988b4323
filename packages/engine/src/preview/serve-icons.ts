import type { Connect } from 'vite';
import type { SiteCode } from '../definition/site-code.ts';
import { iconNames } from '../icons/icon-names.ts';
import { siteIcons } from '../icons/site-icons.ts';
import type { DevSite } from './dev-site.ts';
import { pathOf } from './path-error.ts';
import { assertInside, isNotThere, OutsideError, sendFile } from './send-file.ts';

/** Every address of an icon. */
const iconPath = new RegExp(`^/(?:${iconNames.ico}|${iconNames.touch.replace('.png', '(?:-[0-9a-f]+)?.png')}|icon-[a-z0-9-]+\\.png)$`);

type Options = { code: Pick<SiteCode, 'theme'>; root: string; siteDir: string };

/** Serves the icons of the site. Draws them on the first request. */
export function serveIcons(site: DevSite, { code, root, siteDir }: Options): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request.url ?? '');
    const { settings } = site;
    if (!settings || !iconPath.test(path) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next();
      return;
    }
    const fileOf = async (published: string): Promise<string> => {
      const media = site.media(published.slice('/media/'.length));
      const file = media && ('copyOf' in media ? media.copyOf : media.encoding.source);
      if (file === undefined) throw new OutsideError();
      await assertInside(siteDir, file);
      return file;
    };
    const send = async (): Promise<void> => {
      const icons = await siteIcons({ settings, code, root, fileOf });
      const icon = icons.find((one) => `/${one.path}` === path);
      if (!icon) {
        next();
        return;
      }
      response.setHeader('Cache-Control', 'no-store');
      await sendFile(icon.file, { siteDir: root, response, hasBody: request.method === 'GET' });
    };
    send().catch((error: unknown) => next(isNotThere(error) ? undefined : error));
  };
}
