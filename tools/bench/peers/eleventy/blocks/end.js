import { button, heading, icon, picture, section } from '../elements.js';
import { html, raw } from '../html.js';

export const callToAction = (block) =>
  html`<section aria-labelledby="${block.key}-heading" class="bg-light text-dark"><div class="column py-[calc(var(--rhythm)*0.75)]"><div class="highlighted relative isolate overflow-hidden rounded-panel"><div class="px-6 pt-14 pb-10 sm:px-12 lg:px-20 lg:py-24"><h2 id="${block.key}-heading" class="max-w-2xl text-headline font-display font-bold text-balance">${block.heading}</h2><p class="mt-5 max-w-xl text-lead text-balance">${block.text}</p>${button(block.button, 'button-dark mt-10')}</div></div></div></section>`;

const control = (key, { name, kind, autocomplete, required, maxLength }) => {
  const attributes = html`id="${key}-field-${name}" name="${name}" maxlength="${maxLength}"${autocomplete && html` autocomplete="${autocomplete}"`}${required && raw(' required')} class="form-box"`;
  return kind === 'textarea' ? html`<textarea rows="5" ${attributes}></textarea>` : html`<input type="${kind}" ${attributes}/>`;
};

export const contactForm = (block, { site: { company } }) => {
  const fields = block.fields.map(
    (field) =>
      html`<div class="form-field ${field.kind === 'textarea' ? 'form-field-wide' : ''}"><label for="${block.key}-field-${field.name}" class="mb-2 block font-semibold">${field.label}</label>${control(block.key, field)}</div>`,
  );
  const phone = `tel:${company.phone.replaceAll(' ', '')}`;
  return section(
    { ...block, background: 'paper' },
    html`<div class="grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20"><div>${heading(block)}<p class="mt-6">Or write to <a class="text-link" href="mailto:${company.email}">${company.email}</a> or call <a class="text-link whitespace-nowrap" href="${phone}">${company.phone}</a>.</p></div><form aria-labelledby="${block.key}-heading" class="grid content-start gap-6 sm:grid-cols-2" action="/send-email" method="post">${fields}<div class="grid gap-6 sm:col-span-2"><button type="submit" class="button button-primary justify-self-start">Send Message</button></div></form></div>`,
  );
};

export const article = (block, { posts, media }) => {
  const post = posts.get(block.post);
  if (!post) throw new Error(`There is no post "${block.post}".`);
  return html`<article aria-labelledby="${block.key}-heading" class="bg-light pb-(--rhythm) text-dark"><header class="dark bg-dark text-light"><div class="column pt-36 pb-36 sm:pb-44 lg:pt-48 lg:pb-64"><p class="flex flex-wrap items-center gap-x-4 gap-y-2 text-small"><span class="rounded-full bg-highlight/30 px-3 py-1 font-semibold">${post.category}</span><time datetime="${post.published}" class="opacity-80">${post.date}</time></p><h1 id="${block.key}-heading" class="mt-6 max-w-4xl text-headline font-display font-bold text-balance">${post.title}</h1></div></header><div class="column relative -mt-24 sm:-mt-32 lg:-mt-48">${picture(media, { ...post.image, classes: 'aspect-16/9 w-full rounded-panel object-cover shadow-lift', sizes: '(min-width: 82rem) 74rem, 92vw', eager: true })}<div class="mt-12 grid gap-12 lg:mt-20"><div class="prose mx-auto w-full max-w-148">${raw(post.content)}</div><p class="mx-auto w-full max-w-148"><a href="${block.backTo}" class="text-link group inline-flex items-center gap-2 py-1">${icon('back', 'size-4')}${block.backLabel}</a></p></div></div></article>`;
};
