import { z } from 'zod';
import { hasNoHiddenCharacters, noHiddenCharacters } from '../../text/hidden-characters.ts';
import { mediaPattern } from '../../text/media-path.ts';
import { focusPattern } from '../../text/written-focus.ts';
import { fieldForms } from './field-forms.ts';
import { fieldKinds } from './field-kinds.ts';

const mediaHint = 'a path that starts with /media/, such as "/media/team.jpg"';

/**
 * Returns the schema of an image in `media/`, written as `/media/<folder>/<file>`. `shownWidth` is the largest width at
 * which pages show it, in CSS pixels. `inPage` is for a picture at the top of every page: pages contain it when it is a simple drawing.
 */
export const mediaPathSchema = ({ shownWidth, inPage = false }: { shownWidth: number; inPage?: boolean }) =>
  z.string().regex(mediaPattern, mediaHint).brand<'media'>().register(fieldKinds, { kind: 'media', shownWidth, inPage });

/** A logo or icon in `media/`: an .svg file, or a small image. */
export const logoPathSchema = mediaPathSchema({ shownWidth: 32 }).meta({ examples: ['/media/your-logo.svg'] });

/** The logo of the brand, which is at the top of every page. */
export const markPathSchema = mediaPathSchema({ shownWidth: 32, inPage: true }).meta({ examples: ['/media/your-logo.svg'] });

/** A font file in `media/`. */
export const fontPathSchema = z
  .string()
  .regex(/^\/media\/(?!.*\.\.)[\w./-]+\.woff2$/, 'a .woff2 file, such as "/media/fonts/display.woff2"')
  .brand<'file'>()
  .register(fieldKinds, { kind: 'file' })
  .meta({ examples: ['/media/fonts/your-font.woff2'] });

/** The image that social networks show with a link: a .png of 1200 by 630 pixels. */
export const socialImagePathSchema = z
  .string()
  .regex(/^\/media\/(?!.*\.\.)[\w./-]+\.png$/, 'a .png file, such as "/media/social/default.png"')
  .brand<'file'>()
  .register(fieldKinds, { kind: 'file', pixels: { width: 1200, height: 630 } })
  .meta({ examples: ['/media/social/your-page.png'] });

/** A video: the path of an .mp4 file. A .webm file with the same name next to it is offered to browsers first. */
export const videoPathSchema = z
  .string()
  .regex(mediaPattern, mediaHint)
  .regex(/\.mp4$/, 'an .mp4 file, such as "/media/hero.mp4"')
  .brand<'video'>()
  .register(fieldKinds, { kind: 'video' });

/** The captions of a video: a .vtt file (WebVTT). */
export const captionsPathSchema = z
  .string()
  .regex(/^\/media\/(?!.*\.\.)[\w./-]+\.vtt$/, 'a .vtt file, such as "/media/talk.vtt"')
  .brand<'file'>()
  .register(fieldKinds, { kind: 'file' })
  .meta({ examples: ['/media/your-captions.vtt'] });

/** The endings of files in `media/` that some field takes. */
export const mediaEndings: readonly string[] = [
  '.png .jpg .jpeg .webp .avif .gif .svg .mp4 .mp3 .vtt .woff2 .pdf .doc .docx .xls .xlsx .ppt .pptx .odt .ods .odp',
  '.csv .txt .zip .epub .ics .vcf',
].flatMap((endings) => endings.split(' '));

/** The types of files that visitors may get as they are: browsers do not run them, or they are checked for scripts. */
const downloadPattern =
  /^\/media\/(?!.*\.\.)[\w./-]+\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|csv|txt|zip|epub|ics|vcf|mp3|mp4|jpe?g|png|webp|avif|gif|svg)$/i;

/** True for the path of a file in `media/` that visitors may get as it is: a document, a table, an archive, a picture. */
export const isDownloadPath = (path: string): boolean => downloadPattern.test(path);

/** A file to download: a document, a table, an archive, or a picture as it is in `media/`, for a press kit. */
export const downloadPathSchema = z
  .string()
  .regex(
    downloadPattern,
    'a file to download, such as "/media/price-list.pdf"; its type can be pdf, doc, docx, xls, xlsx, ppt, pptx, odt, ods, odp, csv, txt, zip, epub, ics, vcf, mp3, mp4, jpg, png, webp, avif, gif or svg',
  )
  .brand<'download'>()
  .register(fieldKinds, { kind: 'download' })
  .meta({ examples: ['/media/your-file.pdf'] });

/** The point of an image that a crop shows. */
export const focusSchema = z
  .string()
  .regex(focusPattern, 'whole percentages from 0% to 100%, from the left and from the top, such as "30% 70%"')
  .register(fieldKinds, { kind: 'focus' });

/**
 * Returns the schema of an image with its alternative text, or marked as decorative. `shownWidth` is the largest width at
 * which pages show it, in CSS pixels.
 */
export const imageSchema = ({ shownWidth }: { shownWidth: number }) =>
  z
    .strictObject({
      src: mediaPathSchema({ shownWidth }).meta({
        title: 'Picture',
        description: 'The path of the image in media, such as /media/team.jpg.',
      }),
      alt: z
        .string()
        .refine(hasNoHiddenCharacters, noHiddenCharacters)
        .register(fieldKinds, { kind: 'text' })
        .optional()
        .meta({ title: 'Alternative text', description: 'A text that describes the image, for people who cannot see it.' }),
      decorative: z
        .literal(true)
        .optional()
        .describe('true: the image is only decoration and needs no "alt".')
        .register(fieldForms, { inPlaceOf: 'alt' }),
      focus: focusSchema
        .optional()
        .meta({
          title: 'Focal point',
          description: 'The point that stays visible where the image is cropped: from the left, and from the top.',
        })
        .register(fieldForms, { isAdvanced: true }),
    })
    .refine((image) => image.decorative === true || Boolean(image.alt?.trim()), {
      path: ['alt'],
      error: 'a text that describes the image, or "decorative: true" instead',
    })
    .brand<'image'>()
    .register(fieldKinds, { kind: 'image', shownWidth });

/** A font file and its weights. */
export const fontFileSchema = z.strictObject({
  file: fontPathSchema.describe('The .woff2 file in media/fonts.'),
  weights: z
    .string()
    .regex(/^\d{3} \d{3}$/, 'the lightest and the heaviest weight, such as "400 700"')
    .describe('The lightest and the heaviest weight.')
    .meta({ examples: ['400 700'] }),
});
