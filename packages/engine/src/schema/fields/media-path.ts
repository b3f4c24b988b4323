import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';

const mediaPattern = /^\/media\/(?!.*\.\.)[\w./-]+$/;
const mediaHint = 'a path that starts with /media/, such as "/media/team.jpg"';

/** A picture of `media/`, named as the page names it: `/media/<folder>/<file>`. */
export const mediaPathSchema = z.string().regex(mediaPattern, mediaHint).brand<'media'>().register(fieldKinds, { kind: 'media' });

/** A drawing of `media/` that stays sharp at every size. */
export const signPathSchema = mediaPathSchema.meta({ examples: ['/media/your-sign.svg'] });

/** A typeface file in `media/`. */
export const fontPathSchema = z
  .string()
  .regex(/^\/media\/(?!.*\.\.)[\w./-]+\.woff2$/, 'a .woff2 file, such as "/media/fonts/display.woff2"')
  .brand<'file'>()
  .register(fieldKinds, { kind: 'file' })
  .meta({ examples: ['/media/fonts/your-font.woff2'] });

/** A picture for other sites to show beside a link: a .png of 1200 by 630 pixels. */
export const socialImagePathSchema = z
  .string()
  .regex(/^\/media\/(?!.*\.\.)[\w./-]+\.png$/, 'a .png file, such as "/media/social/default.png"')
  .brand<'file'>()
  .register(fieldKinds, { kind: 'file' })
  .meta({ examples: ['/media/social/your-page.png'] });

/** A film: names the .mp4; a .webm of the same name beside it is offered to browsers first. */
export const videoPathSchema = z
  .string()
  .regex(mediaPattern, mediaHint)
  .regex(/\.mp4$/, 'an .mp4 file, such as "/media/hero.mp4"')
  .brand<'video'>()
  .register(fieldKinds, { kind: 'video' });
