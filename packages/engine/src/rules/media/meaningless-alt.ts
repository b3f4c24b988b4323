import { defineRule } from '../define-rule.ts';
import { checkPlainTexts } from '../site/check-plain-texts.ts';

/** Words that say that there is a picture, and not what it shows. */
const empty = /^(?:an? )?(?:image|picture|photo|photograph|graphic|logo|icon|bild|foto|grafik|img|untitled|screenshot)[\s_-]?\d*\.?$/i;
const fileName = /\.(?:avif|gif|jpe?g|png|svg|webp|heic|tiff?)$|^(?:img|dsc|image|photo|screenshot)[_-]?\d{2,}$/i;

export const meaninglessAlt = defineRule({
  code: 'meaningless-alt',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'The alternative text of an image is a file name, or says only that there is an image.',
  why: 'Screen readers read it aloud in place of the image, and search engines index it.',
  wrong: ['type: picture', 'image: { src: /media/pictures/bench.png, alt: bench.png }'].join('\n'),
  right: ['type: picture', 'image: { src: /media/pictures/bench.png, alt: A workbench with three planes }'].join('\n'),
  checkText: checkPlainTexts((text, field) =>
    field === 'alt' && (empty.test(text.trim()) || fileName.test(text.trim()))
      ? {
          message: `"${text}" does not say what the image shows.`,
          hint: 'Describe it in a few words. For an image without meaning, write "decorative: true" in place of "alt".',
        }
      : undefined,
  ),
});
