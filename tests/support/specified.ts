/** A requirement of the specification for a page: a visible text, or a number of elements. */
export type Specified = { part: string; path: string } & ({ text: string } | { selector: string; count: number; what: string });

const home: Specified[] = [
  { part: '1', path: '/', text: 'Join Our 100+ Happy Clients' },
  { part: '1', path: '/', selector: '[data-block="logo-strip"] ul:not([aria-hidden]) img', count: 10, what: 'client logos' },
  { part: '1', path: '/', text: '3+ Years of Experience' },
  { part: '3', path: '/', selector: '[data-block="faq"] details', count: 5, what: 'questions' },
  { part: '1', path: '/', text: 'Testimonials' },
  { part: '1', path: '/', text: "Our Clients' Experiences" },
  { part: '3', path: '/', selector: '[data-block="testimonials"] li', count: 9, what: 'testimonials' },
  { part: '1', path: '/', text: 'Want to Be Our Next Success Story?' },
  { part: '1', path: '/', selector: '[data-block="call-to-action"] a[href="/contact-us"]', count: 1, what: 'button to /contact-us' },
  { part: '1', path: '/', text: 'Book a Free Discovery Call' },
  { part: '1', path: '/', text: 'Why Work With Us?' },
  { part: '1', path: '/', selector: '[data-block="counters"] ul > li', count: 4, what: 'value cards' },
  { part: '4', path: '/', selector: '[data-block="counters"] dl > div', count: 4, what: 'counters' },
  { part: '1', path: '/', text: 'Get In Touch With Us!' },
  { part: '1', path: '/', selector: 'section#contact form', count: 1, what: 'form in the section "contact"' },
  { part: '2', path: '/', selector: '[data-block="services-grid"] h3', count: 13, what: 'services' },
];

const services: Specified[] = [
  {
    part: '2',
    path: '/services',
    selector: '[data-block="service-overview"] nav a[href^="/services/"]',
    count: 13,
    what: 'services in the sidebar',
  },
  { part: '3', path: '/services', text: 'AI Development' },
  { part: '3', path: '/services', text: 'Data Science' },
  { part: '3', path: '/services', text: 'Blockchain Development' },
  { part: '2', path: '/services', selector: '[data-block="enquiry-form"] :is(input, textarea)', count: 5, what: 'fields of the enquiry' },
  {
    part: '2',
    path: '/services',
    selector: '[data-block="enquiry-form"] :is(input, textarea):required',
    count: 4,
    what: 'required fields',
  },
  {
    part: '2',
    path: '/services/rpa',
    selector: '[data-block="service-detail"] nav a[href^="/services/"]',
    count: 13,
    what: 'services in the sidebar',
  },
  { part: '8', path: '/services/none', text: 'Service not found' },
];

const blogs: Specified[] = [
  { part: '2', path: '/blogs', text: 'Our Latest Blogs' },
  { part: '2', path: '/blogs', text: 'Discover insights, trends, and innovations in AI and technology.' },
  { part: '3', path: '/blogs', selector: '[data-block="post-list"] h2', count: 5, what: 'posts' },
  ...['April 20, 2025', 'May 01, 2025', 'May 10, 2025', 'May 23, 2025', 'June 5, 2025'].map((text) => ({
    part: '3',
    path: '/blogs',
    text,
  })),
  ...['Web Development', 'Manufacturing', 'AI Communication', 'Game Development', 'Blockchain & Security'].map((text) => ({
    part: '3',
    path: '/blogs',
    text,
  })),
  { part: '2', path: '/blogs', text: 'Read More' },
  { part: '2', path: '/blogs/4', text: 'Back to Blogs' },
  { part: '2', path: '/blogs/4', text: 'May 10, 2025' },
  {
    part: '3',
    path: '/blogs/1',
    selector: 'a[href^="mailto:"][href*="loomwright"]',
    count: 2,
    what: 'mail links, in the article and in the footer',
  },
  { part: '8', path: '/blogs/99', text: 'Blog not found' },
  { part: '2', path: '/blogs/99', text: "The blog you're looking for doesn't exist." },
];

const portfolio: Specified[] = [
  { part: '2', path: '/portfolio', text: 'My Portfolio' },
  ...['Web Projects', 'Mobile Apps', 'Blockchain', 'Ecommerce', 'AI Projects', 'Shopify'].map((text) => ({
    part: '2',
    path: '/portfolio',
    text,
  })),
  { part: '2', path: '/portfolio', text: 'Project Link Unavailable' },
];

const about: Specified[] = [
  { part: '3', path: '/about-us', selector: '[data-block="reasons"] li', count: 6, what: 'reasons' },
  ...['Built for Builders', 'Practical Innovation', 'People First', 'Built with Care', 'Always Looking Ahead'].map((text) => ({
    part: '3',
    path: '/about-us',
    text,
  })),
];

const landingPaths = ['/web-development', '/app-development', '/ai-development', '/data-science', '/blockchain-development'];
const landings: Specified[] = [
  ...landingPaths.flatMap((path): Specified[] => [
    ...['banner', 'about', 'services', 'contact'].map((id) => ({
      part: '2',
      path,
      selector: `section#${id}`,
      count: 1,
      what: `section "${id}"`,
    })),
    { part: '3', path, selector: 'section#services h3', count: 4, what: 'services' },
    { part: '2', path, selector: 'section#banner video', count: 1, what: 'video' },
    {
      part: '2',
      path,
      selector: '[data-block="portfolio-carousel"]',
      count: path === '/blockchain-development' ? 2 : 1,
      what: 'portfolio carousels',
    },
  ]),
];

const rest: Specified[] = [
  { part: '2', path: '/thank-you', text: 'Thank You!' },
  { part: '2', path: '/thank-you', text: 'We have received your message and will get back to you as soon as possible.' },
  ...['Home', 'About Us', 'Services', 'Contact Us'].map((text) => ({ part: '2', path: '/contact-us', text })),
  { part: '3', path: '/contact-us', text: 'hello@loomwright.example' },
  {
    part: '3',
    path: '/contact-us',
    selector: 'footer a[href*="instagram"], footer a[href*="linkedin"], footer a[href*="x.com"]',
    count: 3,
    what: 'profiles',
  },
  { part: '2', path: '/contact-us', selector: 'a[href^="https://wa.me/"][target="_blank"]', count: 1, what: 'WhatsApp button' },
  { part: '9', path: '/contact-us', text: '9:00 AM - 8:00 PM' },
];

/** All requirements, by parts of the specification. */
export const specified: Specified[] = [...home, ...services, ...blogs, ...portfolio, ...about, ...landings, ...rest];
