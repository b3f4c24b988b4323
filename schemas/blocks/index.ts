import type { z } from 'zod';
import { articleSchema } from './article.ts';
import { callToActionSchema } from './call-to-action.ts';
import { cardGridSchema } from './card-grid.ts';
import { contactDetailsSchema } from './contact-details.ts';
import { contactFormSchema } from './contact-form.ts';
import { countersSchema } from './counters.ts';
import { enquiryFormSchema } from './enquiry-form.ts';
import { faqSchema } from './faq.ts';
import { heroVideoSchema } from './hero-video.ts';
import { logoStripSchema } from './logo-strip.ts';
import { noticeSchema } from './notice.ts';
import { pageHeaderSchema } from './page-header.ts';
import { portfolioCarouselSchema } from './portfolio-carousel.ts';
import { portfolioGridSchema } from './portfolio-grid.ts';
import { portfolioTabsSchema } from './portfolio-tabs.ts';
import { postListSchema } from './post-list.ts';
import { reasonsSchema } from './reasons.ts';
import { serviceDetailSchema } from './service-detail.ts';
import { serviceOverviewSchema } from './service-overview.ts';
import { servicesGridSchema } from './services-grid.ts';
import { testimonialsSchema } from './testimonials.ts';
import { textImageSchema } from './text-image.ts';
import { valuesSlidesSchema } from './values-slides.ts';

/** The list of block types. A type that is not here does not exist; a key equals its schema's `type`. */
export const blockSchemas = {
  article: articleSchema,
  'call-to-action': callToActionSchema,
  'card-grid': cardGridSchema,
  'contact-details': contactDetailsSchema,
  'contact-form': contactFormSchema,
  counters: countersSchema,
  'enquiry-form': enquiryFormSchema,
  faq: faqSchema,
  'hero-video': heroVideoSchema,
  'logo-strip': logoStripSchema,
  notice: noticeSchema,
  'page-header': pageHeaderSchema,
  'portfolio-carousel': portfolioCarouselSchema,
  'portfolio-grid': portfolioGridSchema,
  'portfolio-tabs': portfolioTabsSchema,
  'post-list': postListSchema,
  reasons: reasonsSchema,
  'service-detail': serviceDetailSchema,
  'service-overview': serviceOverviewSchema,
  'services-grid': servicesGridSchema,
  testimonials: testimonialsSchema,
  'text-image': textImageSchema,
  'values-slides': valuesSlidesSchema,
} as const satisfies { [Type in string]: z.ZodObject<{ type: z.ZodLiteral<Type> }> };

export type BlockType = keyof typeof blockSchemas;

/** A validated block, references still unresolved. */
export type Block = { [Type in BlockType]: z.output<(typeof blockSchemas)[Type]> }[BlockType];
