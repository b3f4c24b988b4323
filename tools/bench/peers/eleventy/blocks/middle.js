import { marqueeClasses, projectsPerView } from '../../shared/marquee.js';
import { heading, icon, marquee, picture, section } from '../elements.js';
import { html } from '../html.js';

/** Returns a record by its id. Throws when there is none. */
const recordOf = (records, id) => {
  const record = records.get(id);
  if (!record) throw new Error(`There is no record "${id}".`);
  return record;
};

export const counters = (block) =>
  section(
    { ...block, background: 'dark' },
    html`${heading(block)}<dl class="mt-20 grid grid-cols-2 gap-x-6 gap-y-10 lg:gap-x-10 lg:grid-cols-4">${block.counters.map(({ label, target, suffix }) => html`<div class="flex flex-col-reverse"><dt class="mt-2 opacity-85">${label}</dt><dd class="accent text-figure font-display font-bold">${target}${suffix}</dd></div>`)}</dl>`,
  );

export const cardGrid = (block) =>
  section(
    block,
    html`${heading(block)}<ul class="mt-14 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">${block.cards.map(({ icon: name, title, text }) => html`<li class="relative border-t-2 border-current/15 pt-6"><span class="absolute -top-0.5 left-0 h-0.5 w-16 bg-highlight"></span>${icon(name, 'mb-5 size-8 accent')}<h3 class="font-display text-xl font-semibold">${title}</h3><p class="mt-3 opacity-85">${text}</p></li>`)}</ul>`,
  );

export const portfolioCarousel = (block, { portfolio, media }) => {
  const projects = portfolio[block.projects];
  if (!projects) throw new Error(`There are no projects "${block.projects}".`);
  const cards = projects.map(
    ({ img, title, link }) =>
      html`<article class="project-card"><div class="overflow-clip rounded-panel bg-current/10 shadow-lift">${picture(media, { src: img, sizes: '(min-width: 768px) 33vw, 100vw' })}</div><h3>${title}</h3>${link && html`<a href="${link}" target="_blank" rel="noopener" class="text-link stretched-link mt-1 inline-flex items-center gap-2 py-1">View Project<span class="sr-only">: ${title} (opens in a new tab)</span>${icon('arrow', 'size-4')}</a>`}</article>`,
  );
  const classes = marqueeClasses(projectsPerView, { spacing: block.spacing, seconds: block.secondsPerStep * projects.length });
  return section(block, html`${heading(block, 'mb-10 lg:mb-14')}${marquee({ key: block.key, classes, what: 'the projects' }, cards)}`);
};

export const testimonials = (block, { testimonials: records, media }) => {
  const quotes = block.testimonials.map((id) => {
    const { profileImg, name, role, desc } = recordOf(records, id);
    return html`<li class="swiper-slide one-per-view"><figure class="flex h-full flex-col justify-between rounded-panel bg-paper p-7 shadow-lift sm:p-9"><blockquote class="text-lead"><p class="quoted">${desc}</p></blockquote><figcaption class="mt-8 flex items-center gap-4">${picture(media, { src: profileImg, classes: 'size-14 rounded-full bg-current/10' })}<span><span class="block font-display font-semibold">${name}</span><span class="block text-small opacity-80">${role}</span></span></figcaption></figure></li>`;
  });
  return section(
    { ...block, classes: 'overflow-hidden' },
    html`${heading(block, 'mb-12')}<section aria-roledescription="carousel" aria-label="${block.heading}, one by one" tabindex="0" class="swiper [--per-view:1] min-[1025px]:[--per-view:2] [--gap:20px]"><ul class="swiper-wrapper">${quotes}</ul></section>`,
  );
};

export const faq = (block, { faqs }) => {
  const questions = block.questions.map((id) => {
    const { question, answer } = recordOf(faqs, id);
    return html`<details name="${block.key}-questions" class="group border-b border-current/15"><summary class="flex cursor-pointer items-start justify-between gap-6 py-5"><h3 class="font-display text-lg font-semibold">${question}</h3>${icon('plus', 'mt-1 size-5 shrink-0 accent transition-transform duration-200 group-open:rotate-45')}</summary><p class="max-w-measure pr-10 pb-6">${answer}</p></details>`;
  });
  return section(
    { ...block, background: 'paper' },
    html`<div class="grid gap-12"><div>${heading(block)}<div class="mt-10 border-t border-current/15">${questions}</div></div></div>`,
  );
};
