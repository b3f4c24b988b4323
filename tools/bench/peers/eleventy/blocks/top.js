import { marqueeClasses } from '../../shared/marquee.js';
import { playVideo, videoClasses } from '../../shared/video.js';
import { button, heading, marquee, picture, section } from '../elements.js';
import { html, raw } from '../html.js';

export const heroVideo = (block, { media }) => {
  const video = (media[block.video]?.sources ?? []).map(({ src, type }) => html`<source src="${src}" type="${type}"/>`);
  return html`<section id="${block.id}" aria-labelledby="${block.key}-heading" class="dark relative isolate flex min-h-[min(100svh,70rem)] flex-col overflow-hidden bg-dark text-light"><div class="column flex flex-col justify-center pt-32 pb-10 lg:grow"><div class="max-w-2xl">${block.eyebrow && html`<p class="badge mb-6">${block.eyebrow}</p>`}<h1 id="${block.key}-heading" class="text-display font-display font-bold text-balance [&_em]:text-highlight [&_em]:not-italic">${raw(block.headingRich)}</h1><p class="mt-6 max-w-xl text-lead opacity-90">${block.text}</p><div class="mt-10 flex flex-wrap gap-4">${button(block.primary, 'button-primary')}${button(block.secondary, 'button-quiet')}</div></div></div><div class="background-video relative -z-10 min-h-60 grow overflow-hidden lg:absolute lg:inset-0">${picture(media, { src: block.poster, classes: 'video-frame', sizes: '(width < 64rem) and (resolution < 1.5x) 170vw, 100vw', eager: true })}<video class="${videoClasses}" muted loop playsinline preload="none" aria-hidden="true" tabindex="-1">${video}</video><div class="scrim absolute inset-0"></div></div><script>${raw(playVideo)}</script></section>`;
};

export const logoStrip = (block, { clients, media }) => {
  const logos = clients.map(({ name, logo }) =>
    picture(media, { src: logo, alt: name, classes: 'mx-auto h-10 w-auto max-w-full object-contain opacity-75' }),
  );
  const classes = marqueeClasses(block.perView, { spacing: 30, seconds: 10 * clients.length });
  return section(
    { ...block, classes: 'section-tight' },
    html`<h2 id="${block.key}-heading" class="mb-10 text-center font-display text-xl font-semibold">${block.heading}</h2>${marquee({ key: block.key, classes, what: 'the logos' }, logos)}`,
  );
};

export const textImage = (block, { media }) =>
  section(
    block,
    html`<div class="grid items-center gap-12 lg:grid-cols-2 lg:gap-20"><div>${heading(block)}<div class="mt-6 grid max-w-measure gap-5">${block.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</div></div>${picture(media, { ...block.image, classes: `h-auto w-full rounded-panel bg-current/10 ${block.imageSide === 'left' ? 'lg:order-first' : ''}`, sizes: '(min-width: 1024px) 592px, 100vw' })}</div>`,
  );

export const servicesGrid = (block, { websiteTypes, media }) => {
  const entries = websiteTypes.map(
    ({ img, title, description }, index) =>
      html`<li class="flex flex-col xl:grid xl:grid-rows-2 xl:gap-6"><div class="order-last mt-5 xl:mt-0 ${index % 2 === 0 ? 'xl:pt-2' : 'xl:order-none xl:self-end xl:pb-2'}"><h3 class="font-display text-2xl leading-tight font-semibold text-balance">${title}</h3><p class="mt-3 opacity-85">${description}</p></div>${picture(media, { src: img, classes: 'aspect-4/3 w-full rounded-panel bg-current/10 object-cover shadow-lift' })}</li>`,
  );
  return section(
    block,
    html`${heading(block, 'mb-14 lg:mb-16')}<ul class="grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-4 xl:gap-x-6">${entries}</ul>`,
  );
};
