import { article, callToAction, contactForm } from './blocks/end.js';
import { cardGrid, counters, faq, portfolioCarousel, testimonials } from './blocks/middle.js';
import { heroVideo, logoStrip, servicesGrid, textImage } from './blocks/top.js';
import { html, raw } from './html.js';

const blocks = {
  'hero-video': heroVideo,
  'logo-strip': logoStrip,
  'text-image': textImage,
  'services-grid': servicesGrid,
  counters,
  'card-grid': cardGrid,
  'portfolio-carousel': portfolioCarousel,
  testimonials,
  faq,
  'call-to-action': callToAction,
  'contact-form': contactForm,
  article,
};

const links = (list, classes) => list.map(({ label, to }) => html`<li><a href="${to}" class="${classes}">${label}</a></li>`);

const head = (page, { site, media, styles }) => {
  const title = `${page.title} | ${site.brand.name}`;
  const fonts = Object.values(media).filter(({ font }) => font);
  return html`<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${title}</title><meta name="description" content="${page.description}"/><link rel="canonical" href="${site.url}${page.path}"/><link rel="icon" type="image/svg+xml" href="${media[site.brand.favicon].src}"/>${fonts.map(({ src }) => html`<link rel="preload" as="font" type="font/woff2" href="${src}" crossorigin/>`)}<meta property="og:title" content="${title}"/><meta property="og:description" content="${page.description}"/><meta property="og:url" content="${site.url}${page.path}"/><meta property="og:image" content="${site.url}${media[site.brand.socialImage].src}"/><style>${raw(styles)}</style></head>`;
};

const brand = ({ site, media }) =>
  html`<a href="/" class="flex shrink-0 items-center gap-3 py-2"><img src="${media[site.brand.mark].src}" width="36" height="36" alt="" class="size-9"/><span class="font-display text-xl font-bold tracking-tight">${site.brand.name}</span></a>`;

const header = (page, shared) =>
  html`<a href="#main" class="skip-link button button-primary">Skip to content</a><header class="site-header header-over-dark"><div class="column flex min-h-20 items-center justify-between gap-8">${brand(shared)}<nav aria-label="On this page" class="max-md:hidden"><ul class="flex flex-wrap justify-end gap-x-8">${links(page.anchors.length > 0 ? page.anchors : shared.site.navigation, 'nav-link')}</ul></nav></div></header>`;

const footer = (shared) => {
  const { footer: texts, company } = shared.site;
  const social = company.social.map(({ network, to }) => ({ label: network, to }));
  return html`<footer class="dark bg-dark text-light"><div class="column grid gap-12 py-20 sm:grid-cols-2 lg:grid-cols-[5fr_3fr_4fr]"><div>${brand(shared)}<p class="mt-5 max-w-xs opacity-85">${texts.text}</p><ul class="mt-6 flex flex-wrap gap-3">${links(social, 'hover-line')}</ul></div><nav aria-label="${texts.linksHeading}"><h2 class="font-display text-lg font-semibold">${texts.linksHeading}</h2><ul class="mt-4">${links(texts.links, 'hover-line')}</ul></nav><div><h2 class="font-display text-lg font-semibold">${texts.contactHeading}</h2><address class="not-italic">${company.address.map((line) => html`<span class="block">${line}</span>`)}</address></div></div></footer>`;
};

/** Renders a page of `content/pages`. */
export function renderPage(page, shared) {
  const main = page.blocks.map((block, index) => blocks[block.type]({ ...block, key: `${block.type}-${index + 1}` }, shared));
  return html`<!doctype html><html lang="${shared.site.language}">${head(page, shared)}<body class="layout-landing">${header(page, shared)}<main id="main" tabindex="-1">${main}</main>${footer(shared)}</body></html>`
    .html;
}
