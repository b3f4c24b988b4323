import type { StaticComponents } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';
import Article from './article.tsx';
import CallToAction from './call-to-action.tsx';
import CardGrid from './card-grid.tsx';
import ContactDetails from './contact-details.tsx';
import Counters from './counters.tsx';
import Faq from './faq.tsx';
import HeroVideo from './hero-video.tsx';
import LogoStrip from './logo-strip.tsx';
import Notice from './notice.tsx';
import PageHeader from './page-header.tsx';
import PortfolioCarousel from './portfolio-carousel.tsx';
import PortfolioGrid from './portfolio-grid.tsx';
import PortfolioTabs from './portfolio-tabs.tsx';
import PostList from './post-list.tsx';
import Reasons from './reasons.tsx';
import ServiceDetail from './service-detail.tsx';
import ServiceOverview from './service-overview.tsx';
import ServicesGrid from './services-grid.tsx';
import TextImage from './text-image.tsx';

/** The components of block types that declare `interactive: false` or `enhance`, which run in node only. A missing or misplaced one does not compile. */
export const staticComponents = {
  article: Article,
  'call-to-action': CallToAction,
  'card-grid': CardGrid,
  'contact-details': ContactDetails,
  counters: Counters,
  faq: Faq,
  'hero-video': HeroVideo,
  'logo-strip': LogoStrip,
  notice: Notice,
  'page-header': PageHeader,
  'portfolio-carousel': PortfolioCarousel,
  'portfolio-grid': PortfolioGrid,
  'portfolio-tabs': PortfolioTabs,
  'post-list': PostList,
  reasons: Reasons,
  'service-detail': ServiceDetail,
  'service-overview': ServiceOverview,
  'services-grid': ServicesGrid,
  'text-image': TextImage,
} satisfies StaticComponents<typeof blocks>;
