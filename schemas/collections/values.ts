import { idSchema, imageSchema, renames, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { theme } from '../theme.ts';

const colors = ['dark', 'light', 'paper', 'highlight', 'primary', 'secondary'] as const satisfies readonly (keyof typeof theme.colors)[];

/** Returns today's name of a colour of the theme. Other names stay as they are. */
function currentColor(old: string): string {
  const renamed = Object.entries(theme.colors).find(
    ([, color]) => 'renamedFrom' in color && color.renamedFrom.some((name) => name === old),
  );
  return renamed?.[0] ?? old;
}

export const valueSchema = z
  .strictObject({
    id: idSchema.describe('The id of the value. Pages refer to the value by this id.'),
    title: textSchema.describe('The value in a few words.'),
    description: textSchema.describe('What the value means in daily work.'),
    image: imageSchema({ shownWidth: 608 }).describe('The picture on the slide.'),
    gradient: z
      .strictObject({
        start: z
          .enum(colors)
          .describe('The first colour, from the theme.')
          .register(renames, { renamedFrom: ['from'], convert: currentColor }),
        end: z
          .enum(colors)
          .describe('The last colour, from the theme.')
          .register(renames, { renamedFrom: ['to'], convert: currentColor }),
      })
      .describe('The background of the slide: a gradient from one colour to another.'),
  })
  .describe('A value of the company, shown as a slide.');
