import type { Layout } from '../definition/site-components.ts';
import type { PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';
import { ofLayout } from '../schema/layout-definitions.ts';
import { Head } from './head.tsx';

/** The parts that all pages of a build share. */
export type DocumentAssets = {
  stylesheet: string;
  /** The inlined boot script, or in dev the URL of a module. */
  boot: { inline: string } | { src: string };
  /** The Content-Security-Policy for a `meta` element. The preview has none. */
  policy?: string;
};

type DocumentProps = {
  site: SiteModel;
  page: PageModel;
  layout: Layout;
  assets: DocumentAssets;
  /** The HTML of the blocks. */
  main: string;
  /** The data for the browser code, as JSON that is safe inside a script element. */
  data: string;
  /** JSON-LD for search engines, safe inside a script element. */
  structuredData: string;
  /** The colour of a phone's browser bar, as `#rrggbb`. */
  browserBar: string;
  isListed: boolean;
  hasFeed: boolean;
  /** The Open Graph type of the page, such as `website`. */
  ogType: string;
  /** True when the page starts with a dark background below the header. */
  isHeaderOverDark: boolean;
};

/** The document of a page. Inlined style and script are the same on all pages of a build, so one policy fits all. */
export function Document({
  site,
  page,
  layout: { Header, Footer },
  assets,
  main,
  data,
  structuredData,
  isHeaderOverDark,
  ...head
}: DocumentProps) {
  const { boot, stylesheet, policy } = assets;
  const reveal = ofLayout(site.motion.reveal, page.layout);
  return (
    <html lang={site.language}>
      <Head site={site} page={page} stylesheet={stylesheet} policy={policy} {...head} />
      <body
        className={`layout-${page.layout}`}
        data-reveal-offset={reveal.offset}
        data-reveal-once={reveal.once ? '' : undefined}
        data-scroll-target={page.scrollTarget}
        data-vitals={site.vitals?.endpoint}
      >
        <a href="#main" className="skip-link button button-primary">
          {site.strings.page.skipToContent}
        </a>
        <div data-header-slot>
          <Header site={site} page={page} isOverDark={isHeaderOverDark} />
        </div>
        <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: main }} />
        {/* Directly after the content, because it repeats its text and compresses best here. */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
        <script type="application/json" id="page-data" dangerouslySetInnerHTML={{ __html: data }} />
        <Footer site={site} />
        <p className="sr-only" aria-live="polite" data-announcer />
        <Toasts {...site.toasts} close={site.strings.toasts.close} />
        {'inline' in boot ? <script dangerouslySetInnerHTML={{ __html: boot.inline }} /> : <script type="module" src={boot.src} />}
      </body>
    </html>
  );
}

/** The live region for toasts. It exists before the first toast, so that assistive technology announces that one too. */
function Toasts({ success, error, limit, close }: SiteModel['toasts'] & { close: string }) {
  const data = { 'data-success': success, 'data-error': error, 'data-limit': limit, 'data-close': close };
  return <div className="toasts" aria-live="polite" data-toasts {...data} />;
}
