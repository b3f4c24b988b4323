import type { PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { pageTitle } from './page-title.ts';

/** What every page of a build carries besides its content. */
export type DocumentAssets = {
  stylesheet: string;
  /** The boot script, inlined; or the address of a module to load in its place (dev). */
  boot: { inline: string } | { src: string };
};

type DocumentProps = {
  site: SiteModel;
  page: PageModel;
  assets: DocumentAssets;
  /** The drawn blocks. */
  main: string;
  /** What the browser code needs, as JSON that is safe inside a script element. */
  data: string;
};

/** A whole page. Everything inlined here is the same on all pages of a build, so that its hashes hold for all. */
export function Document({ site, page, assets, main, data }: DocumentProps) {
  const { boot, stylesheet } = assets;
  const { fonts, colors } = site.theme;
  const reveal = site.motion.reveal[page.layout];
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{pageTitle(page.title, site.brand.name)}</title>
        <meta name="description" content={page.description} />
        <meta name="theme-color" content={colors.ink} />
        <link rel="icon" type="image/svg+xml" href={site.brand.favicon.src} />
        {[fonts.display, fonts.text].map(({ file }) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: stylesheet }} />
      </head>
      <body className={`layout-${page.layout}`} data-reveal-offset={reveal.offset} data-reveal-once={reveal.once ? '' : undefined}>
        <a href="#main" className="skip-link button button-primary">
          Skip to content
        </a>
        <div data-header-slot>
          <Header site={site} page={page} />
        </div>
        <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: main }} />
        <Footer site={site} />
        <ChatButton whatsapp={site.company.whatsapp} />
        <p className="sr-only" aria-live="polite" data-announcer />
        <script type="application/json" id="page-data" dangerouslySetInnerHTML={{ __html: data }} />
        {'inline' in boot ? <script dangerouslySetInnerHTML={{ __html: boot.inline }} /> : <script type="module" src={boot.src} />}
      </body>
    </html>
  );
}
