import { icons } from '../shared/icons.js';
import { html, raw } from './html.js';

/** An icon of 24 by 24. */
export const icon = (name, classes) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true" class="line-icon ${classes}">${raw(icons[name])}</svg>`;

/** A picture by its path in `media/`. A bitmap has widths in AVIF. */
export function picture(media, { src, alt = '', classes, sizes = '100vw', eager = false }) {
  const file = media[src];
  if (!file) throw new Error(`There is no file ${src}.`);
  const loading = eager ? raw('fetchpriority="high"') : raw('decoding="async" loading="lazy"');
  const img = html`<img src="${file.src}" alt="${alt}" width="${file.width}" height="${file.height}"${classes && html` class="${classes}"`} ${loading}/>`;
  if (!file.srcset) return img;
  return html`<picture><source type="image/avif" srcset="${file.srcset}" sizes="${sizes}"/>${img}</picture>`;
}

/** A link in the shape of a button, with an arrow. */
export const button = ({ label, to }, classes) =>
  html`<a href="${to}" class="button ${classes} group">${label}${icon('arrow', 'size-4 transition-transform duration-150 group-hover:translate-x-1')}</a>`;

const backgrounds = { light: 'bg-light text-dark', paper: 'bg-paper text-dark', dark: 'dark bg-dark text-light' };

/** A section with its heading, an optional text below it, and content. */
export const section = ({ id, key, background = 'light', classes = '' }, content) =>
  html`<section${id && html` id="${id}"`} aria-labelledby="${key}-heading" class="${backgrounds[background]} section relative ${classes}"><div class="column">${content}</div></section>`;

export const heading = ({ key, heading: title, text }, classes = '') =>
  html`<div class="max-w-3xl ${classes}"><h2 id="${key}-heading" class="text-title font-display font-semibold text-balance">${title}</h2>${text && html`<p class="mt-5 max-w-measure text-lead text-balance opacity-85">${text}</p>`}</div>`;

/** A row of entries that moves by CSS. Its copy fills the gap at the end; visitors can pause it. */
export function marquee({ key, classes, what }, entries) {
  const items = entries.map((entry) => html`<li class="shrink-0 one-per-view">${entry}</li>`);
  return html`<div class="${classes}"><div class="marquee-window"><div class="marquee-track"><ul class="marquee-list">${items}</ul><ul class="marquee-list" aria-hidden="true" inert>${items}</ul></div></div><div class="mt-6 flex justify-end motion-reduce:hidden"><input type="checkbox" id="${key}-pause" class="marquee-pause sr-only"/><label for="${key}-pause" class="pause-button">${icon('pause', 'size-4 group-has-checked/marquee:hidden')}${icon('play', 'hidden size-4 group-has-checked/marquee:block')}<span>Pause<span class="sr-only"> ${what}</span></span></label></div></div>`;
}
