import {
  type Alternate,
  fileAddress,
  fontsOfLanguage,
  memoizeByKey,
  type PageModel,
  pageUrl,
  plainText,
  referrerPolicy,
  type SiteModel,
  urlOf,
} from '@pagewright/core';
import type { HeadElement } from '../definition/site-additions.ts';
import { faviconType } from '../icons/icon-names.ts';

type HeadProps = {
  site: SiteModel;
  page: PageModel;
  stylesheet: string;
  /** The colour of the browser bar on phones, as `#rrggbb`. */
  browserBar: string;
  /** The Content-Security-Policy, for hosts that set no headers. */
  policy?: string | undefined;
  /** True when search engines may list the page. */
  isListed: boolean;
  /** The feeds that concern the page. Undefined category: that of the whole site. */
  feeds: readonly { path: string; category?: { name: string } }[];
  /** The versions of the page for search engines. */
  alternates: readonly Alternate[];
  /** The address of the icon for home screens. */
  touchIcon: string;
  /** The address of the picture for link previews. */
  socialImage: string | undefined;
  /** The Open Graph type of the page, such as `website`. */
  ogType: string;
  /** What the site adds. */
  elements: readonly HeadElement[];
};

/** Renders the head of a page: metadata for browsers, search engines and link previews, and the stylesheet. */
export function Head(props: HeadProps) {
  const { site, page, stylesheet, browserBar, policy, isListed, feeds, alternates, touchIcon, socialImage, ogType, elements } = props;
  const { display, text } = fontsOfLanguage(site);
  const title = pageTitle(page.title, site.brand.name);
  const description = plainText(page.description);
  // A page that is not translated is the original for search engines.
  const address = pageUrl(page.repeats ?? page.path, site);
  // Search engines could apply a noindex to the page that a canonical link names. So a page has one or the other.
  const isIndexed = (isListed || page.repeats !== undefined) && !site.isPreview;
  const contentLanguage = page.repeats === undefined ? undefined : site.siteLanguages?.find(({ prefix }) => prefix === '')?.code;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* First, because a policy applies only to the elements after it. */}
      {policy !== undefined && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="referrer" content={referrerPolicy} />
      <title {...(contentLanguage !== undefined && { lang: contentLanguage })}>{title}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {alternates.map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={pageUrl(path, site)} />
      ))}
      <meta name="theme-color" content={browserBar} />
      <link rel="icon" type={faviconType(site.brand.favicon.src)} href={site.brand.favicon.src} />
      <link rel="apple-touch-icon" href={touchIcon} />
      {feeds.map(({ path, category }) => (
        <link
          key={path}
          rel="alternate"
          type="application/atom+xml"
          href={fileAddress(path, site)}
          title={plainText(category ? `${site.brand.name}: ${category.name}` : site.brand.name)}
        />
      ))}
      {[...new Set([display.file, text.file])].map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="" />
      ))}
      <meta property="og:type" content={ogType} />
      <meta property="og:site_name" content={plainText(site.brand.name)} />
      <meta property="og:locale" content={openGraphLocale(contentLanguage ?? site.language)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {socialImage && (
        <>
          <meta property="og:image" content={urlOf(socialImage, site)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content={socialImage ? 'summary_large_image' : 'summary'} />
      {elements.map(({ tag: Tag, ...attributes }, index) => (
        <Tag key={index} {...attributes} />
      ))}
      <style dangerouslySetInnerHTML={{ __html: stylesheet }} />
    </head>
  );
}

const locales = new Map<string, string>();

/** Returns a language as Open Graph writes it, always with a country: `de_AT`, and `de_DE` for `de`. */
const openGraphLocale = (code: string): string =>
  memoizeByKey(locales, code, () => {
    const { language, region } = new Intl.Locale(code).maximize();
    return region === undefined ? language : `${language}_${region}`;
  });

/** Returns the title in the browser tab: the title of the page, followed by the brand unless it contains it. */
export const pageTitle = (title: string, brand: string): string => plainText(title.includes(brand) ? title : `${title} | ${brand}`);
