import type { BlockModel, PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';

type Thing = { '@type': string; [property: string]: unknown };

/** What a page is about, in the words of schema.org, derived from its blocks and their records. */
export function structuredData(page: PageModel, site: SiteModel): object {
  const things = [
    ...(page.path === '/' ? siteThings(site) : [breadcrumbs(page, site)]),
    ...page.blocks.flatMap((block) => blockThings(block, page, site)),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}

const organizationId = ({ url }: SiteModel): string => `${url}/#organization`;

function siteThings(site: SiteModel): Thing[] {
  const { url, brand, company, language } = site;
  return [
    {
      '@type': 'Organization',
      '@id': organizationId(site),
      name: company.name,
      url,
      logo: `${url}${brand.favicon.src}`,
      email: company.email,
      telephone: company.phone,
      address: company.address.join(', '),
      sameAs: company.social.map(({ to }) => to),
    },
    { '@type': 'WebSite', name: brand.name, url, inLanguage: language, publisher: { '@id': organizationId(site) } },
  ];
}

function breadcrumbs({ path, title }: PageModel, { url, brand }: SiteModel): Thing {
  const segments = path.split('/').filter(Boolean);
  const trail = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  const nameOf = (one: string): string => (one === path ? title : one.slice(one.lastIndexOf('/') + 1).replaceAll('-', ' '));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: ['/', ...trail].map((one, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: one === '/' ? brand.name : nameOf(one),
      item: `${url}${one}`,
    })),
  };
}

function blockThings(block: BlockModel, { path }: PageModel, site: SiteModel): Thing[] {
  const { url } = site;
  switch (block.type) {
    case 'faq':
      return [
        {
          '@type': 'FAQPage',
          mainEntity: block.props.questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ];
    case 'service-detail': {
      const { title, desc, image } = block.props.service;
      return [
        {
          '@type': 'Service',
          name: title,
          description: desc,
          url: `${url}${path}`,
          image: `${url}${image.src}`,
          provider: { '@id': organizationId(site) },
        },
      ];
    }
    case 'article': {
      const { title, excerpt, published, category, image } = block.props.post;
      return [
        {
          '@type': 'BlogPosting',
          headline: title,
          description: excerpt,
          datePublished: published,
          articleSection: category,
          image: `${url}${image.src}`,
          url: `${url}${path}`,
          author: { '@id': organizationId(site) },
          publisher: { '@id': organizationId(site) },
        },
      ];
    }
    default:
      return [];
  }
}
