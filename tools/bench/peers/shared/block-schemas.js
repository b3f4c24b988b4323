import { z } from 'zod';

const text = z.string().min(1);
const link = z.strictObject({ label: text, to: text });
const image = z.strictObject({ src: text, alt: z.string() });
const background = z.enum(['light', 'paper', 'dark']);
const perView = z.array(z.strictObject({ from: z.int(), show: z.int() }));
const ids = z.array(text);

const block = (type, fields) => z.strictObject({ type: z.literal(type), id: text.optional(), ...fields });

const heroVideo = block('hero-video', {
  eyebrow: text.optional(),
  headingRich: text,
  text,
  video: text,
  poster: text,
  primary: link,
  secondary: link,
});

const logoStrip = block('logo-strip', { heading: text, clients: z.literal('all'), perView });

const textImage = block('text-image', { heading: text, paragraphs: z.array(text), image, imageSide: z.enum(['left', 'right']) });

const servicesGrid = block('services-grid', { background, heading: text, text, websiteTypes: z.literal('all') });

const counters = block('counters', {
  heading: text,
  text,
  counters: z.array(
    z.strictObject({ label: text, target: z.int().min(0).max(1_000_000), suffix: z.string().max(3), tickMilliseconds: z.int() }),
  ),
});

const cardGrid = block('card-grid', {
  heading: text,
  text,
  cards: z.array(z.strictObject({ icon: z.enum(['globe', 'smartphone', 'spline', 'blocks']), title: text, text })),
});

const portfolioCarousel = block('portfolio-carousel', {
  heading: text,
  projects: text,
  spacing: z.int(),
  secondsPerStep: z.int(),
});

const testimonials = block('testimonials', { heading: text, testimonials: ids });

const faq = block('faq', { heading: text, text, questions: ids });

const callToAction = block('call-to-action', { heading: text, text, button: link });

const contactForm = block('contact-form', {
  heading: text,
  text,
  fields: z.array(
    z.strictObject({
      name: text,
      label: text,
      kind: z.enum(['text', 'tel', 'email', 'textarea']).default('text'),
      autocomplete: text.optional(),
      required: text.optional(),
      rule: text.optional(),
      invalid: text.optional(),
      maxLength: z.int().default(200),
    }),
  ),
});

const article = block('article', { post: text, backLabel: text, backTo: text });

/** The block types of the benchmark's pages, each with its fields. */
export const blockSchema = z.discriminatedUnion('type', [
  heroVideo,
  logoStrip,
  textImage,
  servicesGrid,
  counters,
  cardGrid,
  portfolioCarousel,
  testimonials,
  faq,
  callToAction,
  contactForm,
  article,
]);
