import { fieldsOfSteps, formSteps } from 'pagewright/model';
import {
  autoReplySchema,
  blockBase,
  captionsPathSchema,
  deadlineSchema,
  defineBlock,
  exactlyOne,
  formEntriesSchema,
  formWebhooksSchema,
  iconSchema,
  imageSchema,
  linkSchema,
  recipientSchema,
  renames,
  richTextSchema,
  textSchema,
  videoPathSchema,
} from 'pagewright/schema';
import { z } from 'zod';
import { pageHeadingTraits, plainTraits } from './traits.ts';

/** The old names are for the examples of `renamed-type`, `renamed-field` and `old-and-new-name`. */
export const hero = defineBlock(
  z
    .strictObject({
      type: z.literal('hero').describe('The top of a page.'),
      ...blockBase,
      heading: textSchema.describe('The heading of the page.').register(renames, { renamedFrom: ['title'] }),
      text: textSchema.optional().describe('One paragraph under the heading.'),
      button: linkSchema.optional().describe('A button under the text.'),
    })
    .register(renames, { renamedFrom: ['header'] }),
  pageHeadingTraits,
);

export const offer = defineBlock(
  z.strictObject({
    type: z.literal('offer').describe('A question and a button.'),
    ...blockBase,
    heading: textSchema.describe('The question.'),
    button: linkSchema.describe('The button.'),
    until: deadlineSchema.optional().describe('When the offer ends.'),
    price: z.number().min(0).max(1_000_000).optional().describe('The price.'),
    currency: z.string().optional().describe('The currency of the price.'),
  }),
  plainTraits,
);

export const talk = defineBlock(
  z.strictObject({
    type: z.literal('talk').describe('A talk, in a frame of the service that has it.'),
    ...blockBase,
    heading: textSchema.describe('The title of the talk.'),
    channel: z.enum(['woodcast', 'chairtube']).describe('The service.'),
    label: textSchema.default('Watch the talk').describe('The text of the button that loads the frame.'),
  }),
  { ...plainTraits, embeds: ({ channel }) => [{ provider: channel, field: 'channel' }] },
);

export const text = defineBlock(
  z.strictObject({
    type: z.literal('text').describe('A title and paragraphs.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    content: richTextSchema.describe('The paragraphs.'),
  }),
  plainTraits,
);

export const picture = defineBlock(
  z
    .strictObject({
      type: z.literal('picture').describe('An image or a video.'),
      ...blockBase,
      image: imageSchema({ shownWidth: 600 }).optional().describe('The image.'),
      video: videoPathSchema.optional().describe('Instead of image: a video.'),
      captions: captionsPathSchema.optional().describe('The captions of the video.'),
    })
    .superRefine(exactlyOne('image', 'video')),
  plainTraits,
);

export const cards = defineBlock(
  z.strictObject({
    type: z.literal('cards').describe('Short texts side by side.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    cards: z
      .array(
        z.strictObject({
          icon: iconSchema.optional().describe('The icon of the card.'),
          title: textSchema.describe('The title of the card.'),
          text: textSchema.describe('One or two sentences.'),
        }),
      )
      .min(1)
      .describe('The cards.'),
  }),
  plainTraits,
);

export const application = defineBlock(
  z.strictObject({
    type: z.literal('application').describe('A form for papers.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    fields: formEntriesSchema.describe('The fields.'),
    recipient: recipientSchema.optional().describe('Who gets the papers.'),
    webhooks: formWebhooksSchema.optional().describe('The webhooks that get the papers.'),
    autoReply: autoReplySchema.optional().describe('The reply to those who send papers.'),
  }),
  { ...plainTraits, form: ({ fields, heading }) => ({ fields: fieldsOfSteps(formSteps({ fields })), emailRule: 'wide', title: heading }) },
);
