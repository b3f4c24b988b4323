import type { BlockDefinitions } from 'pagewright/schema';
import { article } from './article.ts';
import { banner } from './banner.ts';
import { beforeAfter } from './before-after.ts';
import { booking } from './booking.ts';
import { callToAction } from './call-to-action.ts';
import { cardGrid } from './card-grid.ts';
import { columns } from './columns.ts';
import { compare } from './compare.ts';
import { comparisonTable } from './comparison-table.ts';
import { contactDetails } from './contact-details.ts';
import { contactForm } from './contact-form.ts';
import { countdown } from './countdown.ts';
import { counters } from './counters.ts';
import { downloads } from './downloads.ts';
import { enquiryForm } from './enquiry-form.ts';
import { faq } from './faq.ts';
import { featureRows } from './feature-rows.ts';
import { form } from './form.ts';
import { gallery } from './gallery.ts';
import { heroImage } from './hero-image.ts';
import { heroVideo } from './hero-video.ts';
import { job } from './job.ts';
import { keyFigures } from './key-figures.ts';
import { list } from './list.ts';
import { location } from './location.ts';
import { logoStrip } from './logo-strip.ts';
import { logoWall } from './logo-wall.ts';
import { map } from './map.ts';
import { notice } from './notice.ts';
import { openingHours } from './opening-hours.ts';
import { pageHeader } from './page-header.ts';
import { pagination } from './pagination.ts';
import { people } from './people.ts';
import { portfolioCarousel } from './portfolio-carousel.ts';
import { portfolioGrid } from './portfolio-grid.ts';
import { portfolioTabs } from './portfolio-tabs.ts';
import { postLinks } from './post-links.ts';
import { postList } from './post-list.ts';
import { pricing } from './pricing.ts';
import { quote } from './quote.ts';
import { reasons } from './reasons.ts';
import { record } from './record.ts';
import { recordFacts } from './record-facts.ts';
import { relatedPages } from './related-pages.ts';
import { richText } from './rich-text.ts';
import { schedule } from './schedule.ts';
import { search } from './search.ts';
import { serviceDetail } from './service-detail.ts';
import { serviceOverview } from './service-overview.ts';
import { servicesGrid } from './services-grid.ts';
import { steps } from './steps.ts';
import { stickyAction } from './sticky-action.ts';
import { table } from './table.ts';
import { tabs } from './tabs.ts';
import { testimonials } from './testimonials.ts';
import { textImage } from './text-image.ts';
import { timeline } from './timeline.ts';
import { valuesSlides } from './values-slides.ts';
import { video } from './video.ts';

/** The block types of the site. Each key is the `type` of the schema. A type that is not in this list cannot be used. */
export const blocks = {
  article,
  banner,
  'before-after': beforeAfter,
  booking,
  'call-to-action': callToAction,
  'card-grid': cardGrid,
  columns,
  compare,
  'comparison-table': comparisonTable,
  'contact-details': contactDetails,
  'contact-form': contactForm,
  countdown,
  counters,
  downloads,
  'enquiry-form': enquiryForm,
  faq,
  'feature-rows': featureRows,
  form,
  gallery,
  'hero-image': heroImage,
  'hero-video': heroVideo,
  job,
  'key-figures': keyFigures,
  list,
  location,
  'logo-strip': logoStrip,
  'logo-wall': logoWall,
  map,
  notice,
  'opening-hours': openingHours,
  'page-header': pageHeader,
  pagination,
  people,
  'portfolio-carousel': portfolioCarousel,
  'portfolio-grid': portfolioGrid,
  'portfolio-tabs': portfolioTabs,
  'post-links': postLinks,
  'post-list': postList,
  pricing,
  quote,
  reasons,
  record,
  'record-facts': recordFacts,
  'related-pages': relatedPages,
  'rich-text': richText,
  schedule,
  search,
  'service-detail': serviceDetail,
  'service-overview': serviceOverview,
  'services-grid': servicesGrid,
  steps,
  'sticky-action': stickyAction,
  table,
  tabs,
  testimonials,
  'text-image': textImage,
  timeline,
  'values-slides': valuesSlides,
  video,
} as const satisfies BlockDefinitions;
