import { type AnalyticsScript, directionOf, ofLayout, type SiteModel } from '@pagewright/core';
import type { ComponentProps } from 'react';
import { Head } from './head.tsx';

/** The assets of every page of a build. */
export type DocumentAssets = {
  stylesheet: string;
  /** The boot script as inline code, or the URL of a module (dev). */
  boot: { inline: string } | { src: string };
  /** The Content-Security-Policy for a `meta` element. The preview has none. */
  policy?: string;
  /** The script that counts visits. The preview has none. */
  analytics?: AnalyticsScript | undefined;
};

type DocumentProps = Omit<ComponentProps<typeof Head>, 'stylesheet' | 'policy'> & {
  /** The name of the page's profile. */
  profile: string | undefined;
  /** The HTML of the header. */
  header: string;
  /** The HTML of the footer. */
  footer: string;
  assets: DocumentAssets;
  /** The address of the JSON of its islands. Undefined without any that React hydrates. */
  islands: string | undefined;
  /** The HTML of the question for consent. Undefined for a site without one. */
  consent: string | undefined;
  /** The HTML of the blocks. */
  main: string;
  /** The data for the browser code, as JSON that is safe inside a script element. */
  data: string;
  /** Structured data for search engines, as JSON that is safe inside a script element. */
  structuredData: string;
};

/** Renders a whole page. Inlined code and styles are the same on all pages of a build, so that one policy with hashes fits all. */
export function Document(props: DocumentProps) {
  const { site, page, profile, header, footer, assets, islands, consent, main, data, structuredData, ...head } = props;
  const { boot, stylesheet, policy, analytics } = assets;
  const reveal = ofLayout(site.motion.reveal, page.layout);
  return (
    <html lang={site.language} {...(directionIn(site, site.language) === 'rtl' && { dir: 'rtl' })}>
      <Head site={site} page={page} stylesheet={stylesheet} policy={policy} {...head} />
      <body
        className={`layout-${page.layout}`}
        data-reveal-offset={reveal.offset}
        data-reveal-once={reveal.once ? '' : undefined}
        data-scroll-target={page.scrollTarget}
        data-profile={profile}
        data-vitals={site.vitals?.endpoint}
        data-analytics={analytics && JSON.stringify(analytics)}
        data-islands={islands}
      >
        <a href="#main" className="skip-link button button-primary">
          {site.strings.page.skipToContent}
        </a>
        {consent !== undefined && <div dangerouslySetInnerHTML={{ __html: consent }} />}
        <div data-header-slot dangerouslySetInnerHTML={{ __html: header }} />
        <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: main }} />
        {/* Directly after the content, whose texts both repeat: text compresses best when it is near. The larger one is first. */}
        <script type="application/json" id="page-data" dangerouslySetInnerHTML={{ __html: data }} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
        <div dangerouslySetInnerHTML={{ __html: footer }} />
        <p className="sr-only" aria-live="polite" data-announcer />
        <Toasts {...site.toasts} close={site.strings.toasts.close} />
        {'inline' in boot ? <script dangerouslySetInnerHTML={{ __html: boot.inline }} /> : <script type="module" src={boot.src} />}
      </body>
    </html>
  );
}

/** Returns the direction of a language, as the site says it. */
export const directionIn = ({ siteLanguages = [] }: SiteModel, language: string): 'ltr' | 'rtl' =>
  siteLanguages.find(({ code }) => code === language)?.direction ?? directionOf(language);

/** The live region for messages. It exists before the first message, so that screen readers announce the first one too. */
function Toasts({ success, error, limit, close }: SiteModel['toasts'] & { close: string }) {
  const data = { 'data-success': success, 'data-error': error, 'data-limit': limit, 'data-close': close };
  return <div className="toasts" aria-live="polite" data-toasts {...data} />;
}
