export { search } from './search.ts';

/**
 * What authors read in English for names that are short in files. Names without an entry are read as they are: "Opening hours" for
 * `opening-hours`.
 */
export const names: Readonly<Record<string, string>> = {
  'call-to-action': 'Invitation with a button',
  faq: 'Questions and answers',
  'feature-rows': 'Rows of text and picture',
  'hero-image': 'Large opening picture',
  'hero-video': 'Large opening video',
  'logo-strip': 'Moving logos',
  'logo-wall': 'Logos in rows',
  pagination: 'Page numbers',
  'portfolio-carousel': 'Moving projects',
  'portfolio-grid': 'Projects in a grid',
  'portfolio-tabs': 'Projects in tabs',
  'rich-text': 'Long text',
  'sticky-action': 'Button that stays in view',
  testimonials: 'What clients say',
  'app-types': 'Kinds of apps',
  appTypes: 'Kinds of apps',
  'website-types': 'Kinds of websites',
  websiteTypes: 'Kinds of websites',
  faqs: 'Questions',
  portfolio: 'Projects',
  'why-choose-us': 'Reasons to choose us',
  as: 'Shown as',
  autoReply: 'Automatic answer',
  autoplayMilliseconds: 'Time of a slide',
  badge: 'Words on a badge',
  backLabel: 'Words of the link back',
  desc: 'Description',
  empty: 'Words when there is nothing to show',
  excerpt: 'Short text for lists',
  eyebrow: 'Small line above the heading',
  gradient: 'Two colours of the background',
  headingRich: 'Heading with emphasis',
  img: 'Picture',
  moreAfter: 'More after',
  neighbours: 'Before and after it',
  onlineLabel: 'Words of the online button',
  perView: 'Shown at a time',
  poster: 'Picture before the video plays',
  sendingLabel: 'Words while it is sent',
  submit: 'When it is sent',
  submitLabel: 'Words of the button',
  suffix: 'Behind it',
  threshold: 'Part that has to be in view',
  tickMilliseconds: 'Time of a step',
  track: 'Room or track',
};

/** The schemas are in English. */
export const descriptions: Readonly<Record<string, string>> = {};

/** What people choose is read as it is written. */
export const values: Readonly<Record<string, string>> = {};
