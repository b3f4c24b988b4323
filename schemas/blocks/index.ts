import type { BlockDefinitions } from 'pagewright/schema';
import { article } from './article.ts';
import { callToAction } from './call-to-action.ts';
import { cardGrid } from './card-grid.ts';
import { contactDetails } from './contact-details.ts';
import { contactForm } from './contact-form.ts';
import { counters } from './counters.ts';
import { enquiryForm } from './enquiry-form.ts';
import { faq } from './faq.ts';
import { heroVideo } from './hero-video.ts';
import { logoStrip } from './logo-strip.ts';
import { notice } from './notice.ts';
import { pageHeader } from './page-header.ts';
import { portfolioCarousel } from './portfolio-carousel.ts';
import { portfolioGrid } from './portfolio-grid.ts';
import { portfolioTabs } from './portfolio-tabs.ts';
import { postList } from './post-list.ts';
import { reasons } from './reasons.ts';
import { serviceDetail } from './service-detail.ts';
import { serviceOverview } from './service-overview.ts';
import { servicesGrid } from './services-grid.ts';
import { testimonials } from './testimonials.ts';
import { textImage } from './text-image.ts';
import { valuesSlides } from './values-slides.ts';

/** The block types of the site. Each key is the `type` of the schema. A type that is not in this list cannot be used. */
export const blocks = {
  article,
  'call-to-action': callToAction,
  'card-grid': cardGrid,
  'contact-details': contactDetails,
  'contact-form': contactForm,
  counters,
  'enquiry-form': enquiryForm,
  faq,
  'hero-video': heroVideo,
  'logo-strip': logoStrip,
  notice,
  'page-header': pageHeader,
  'portfolio-carousel': portfolioCarousel,
  'portfolio-grid': portfolioGrid,
  'portfolio-tabs': portfolioTabs,
  'post-list': postList,
  reasons,
  'service-detail': serviceDetail,
  'service-overview': serviceOverview,
  'services-grid': servicesGrid,
  testimonials,
  'text-image': textImage,
  'values-slides': valuesSlides,
} as const satisfies BlockDefinitions;
