/**
 * The interface texts of layouts, ui parts and blocks in English, by group. A block type names the groups that its
 * component needs in the trait `strings`. `site.config/strings/<language>.yaml` overrides single texts.
 */
export const strings = {
  layout: {
    mainNavigation: 'Main',
    onThisPage: 'On this page',
    menu: 'Menu',
    closeMenu: 'Close menu',
    chat: 'Chat',
  },
  links: {
    newTab: '(opens in a new tab)',
  },
  video: {
    pause: 'Pause video',
  },
  marquee: {
    pause: 'Pause',
    logos: 'the logos',
    projects: 'the projects',
  },
  testimonials: {
    list: '{heading}, one by one',
    position: '{number} of {count}',
    pause: 'Pause testimonials',
    play: 'Play testimonials',
    previous: 'Previous testimonials',
    next: 'Next testimonials',
  },
  slides: {
    previous: 'Previous value',
    next: 'Next value',
    position: '{number} of {count}',
    shown: '{title}, {number} of {count}',
  },
  contact: {
    hours: 'Working hours',
  },
  contactForm: {
    directContact: 'Or write to {email} or call {phone}.',
  },
  form: {
    optional: '(optional)',
    leaveEmpty: 'Leave this field empty',
    nearLimit: 'Close to {limit} characters',
    overLimit: 'More than {limit} characters',
    charactersLeft: '{count} characters left',
    charactersTooMany: '{count} characters too many',
    cannotSend: 'This form cannot be sent from here. Please write or call instead.',
  },
  projects: {
    view: 'View Project',
    unavailable: 'Project Link Unavailable',
  },
  posts: {
    readMore: 'Read More',
  },
  services: {
    all: 'All services',
    next: 'Next service',
    more: 'More on {title}',
  },
} as const;

declare module 'pagewright/strings' {
  interface Register {
    strings: typeof strings;
  }
}
