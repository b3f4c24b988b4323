import type { BlockProps } from 'pagewright/react';
import type { ComponentType } from 'react';
import type { BlockType } from '../../schemas/blocks/index.ts';
import Article from './article.tsx';
import CallToAction from './call-to-action.tsx';
import CardGrid from './card-grid.tsx';
import ContactDetails from './contact-details.tsx';
import Faq from './faq.tsx';
import HeroVideo from './hero-video.tsx';
import type { InteractiveType } from './interactive.ts';
import LogoStrip from './logo-strip.tsx';
import Notice from './notice.tsx';
import PageHeader from './page-header.tsx';
import PortfolioCarousel from './portfolio-carousel.tsx';
import PortfolioGrid from './portfolio-grid.tsx';
import PostList from './post-list.tsx';
import Reasons from './reasons.tsx';
import ServiceDetail from './service-detail.tsx';
import ServiceOverview from './service-overview.tsx';
import ServicesGrid from './services-grid.tsx';
import TextImage from './text-image.tsx';

/** Block types that ship as HTML alone. A type is either here or in `interactive.ts`; else this does not compile. */
export const staticBlocks = {
  article: Article,
  'call-to-action': CallToAction,
  'card-grid': CardGrid,
  'contact-details': ContactDetails,
  faq: Faq,
  'hero-video': HeroVideo,
  'logo-strip': LogoStrip,
  notice: Notice,
  'page-header': PageHeader,
  'portfolio-carousel': PortfolioCarousel,
  'portfolio-grid': PortfolioGrid,
  'post-list': PostList,
  reasons: Reasons,
  'service-detail': ServiceDetail,
  'service-overview': ServiceOverview,
  'services-grid': ServicesGrid,
  'text-image': TextImage,
} satisfies { [Type in Exclude<BlockType, InteractiveType>]: ComponentType<BlockProps<Type>> };
