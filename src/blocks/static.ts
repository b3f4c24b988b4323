import type { StaticComponents } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';
import Article from './article.tsx';
import Banner from './banner.tsx';
import BeforeAfter from './before-after.tsx';
import Booking from './booking.tsx';
import CallToAction from './call-to-action.tsx';
import CardGrid from './card-grid.tsx';
import Columns from './columns.tsx';
import Compare from './compare.tsx';
import ComparisonTable from './comparison-table.tsx';
import ContactDetails from './contact-details.tsx';
import Countdown from './countdown.tsx';
import Counters from './counters.tsx';
import Downloads from './downloads.tsx';
import Faq from './faq.tsx';
import FeatureRows from './feature-rows.tsx';
import Gallery from './gallery.tsx';
import HeroImage from './hero-image.tsx';
import HeroVideo from './hero-video.tsx';
import Job from './job.tsx';
import KeyFigures from './key-figures.tsx';
import List from './list.tsx';
import Location from './location.tsx';
import LogoStrip from './logo-strip.tsx';
import LogoWall from './logo-wall.tsx';
import MapPicture from './map.tsx';
import Notice from './notice.tsx';
import OpeningHours from './opening-hours.tsx';
import PageHeader from './page-header.tsx';
import Pagination from './pagination.tsx';
import People from './people.tsx';
import PortfolioCarousel from './portfolio-carousel.tsx';
import PortfolioGrid from './portfolio-grid.tsx';
import PortfolioTabs from './portfolio-tabs.tsx';
import PostLinks from './post-links.tsx';
import PostList from './post-list.tsx';
import Pricing from './pricing.tsx';
import Quote from './quote.tsx';
import Reasons from './reasons.tsx';
import Record from './record.tsx';
import RecordFacts from './record-facts.tsx';
import RelatedPages from './related-pages.tsx';
import RichText from './rich-text.tsx';
import Schedule from './schedule.tsx';
import Search from './search.tsx';
import ServiceDetail from './service-detail.tsx';
import ServiceOverview from './service-overview.tsx';
import ServicesGrid from './services-grid.tsx';
import Steps from './steps.tsx';
import StickyAction from './sticky-action.tsx';
import Table from './table.tsx';
import Tabs from './tabs.tsx';
import TextImage from './text-image.tsx';
import Timeline from './timeline.tsx';
import Video from './video.tsx';

/** The components of block types that declare `interactive: false` or `enhance`, which run in node only. A missing or misplaced one does not compile. */
export const staticComponents = {
  article: Article,
  banner: Banner,
  'before-after': BeforeAfter,
  booking: Booking,
  'call-to-action': CallToAction,
  'card-grid': CardGrid,
  columns: Columns,
  compare: Compare,
  'comparison-table': ComparisonTable,
  'contact-details': ContactDetails,
  countdown: Countdown,
  counters: Counters,
  downloads: Downloads,
  faq: Faq,
  'feature-rows': FeatureRows,
  gallery: Gallery,
  'hero-image': HeroImage,
  'hero-video': HeroVideo,
  job: Job,
  'key-figures': KeyFigures,
  list: List,
  location: Location,
  'logo-strip': LogoStrip,
  'logo-wall': LogoWall,
  map: MapPicture,
  notice: Notice,
  'opening-hours': OpeningHours,
  'page-header': PageHeader,
  pagination: Pagination,
  people: People,
  'portfolio-carousel': PortfolioCarousel,
  'portfolio-grid': PortfolioGrid,
  'portfolio-tabs': PortfolioTabs,
  'post-links': PostLinks,
  'post-list': PostList,
  pricing: Pricing,
  quote: Quote,
  reasons: Reasons,
  record: Record,
  'record-facts': RecordFacts,
  'related-pages': RelatedPages,
  'rich-text': RichText,
  schedule: Schedule,
  search: Search,
  'service-detail': ServiceDetail,
  'service-overview': ServiceOverview,
  'services-grid': ServicesGrid,
  steps: Steps,
  'sticky-action': StickyAction,
  table: Table,
  tabs: Tabs,
  'text-image': TextImage,
  timeline: Timeline,
  video: Video,
} satisfies StaticComponents<typeof blocks>;
