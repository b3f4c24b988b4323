import { type Random, seededRandom } from '../../../../tools/art/random.ts';

/** Parts of a site that its pages take turns to show, so that each is shown by one in ten. */
export type Shown = { category: string; projects: string; picture: string; film: string; poster: string };

/** A landing page of 11 blocks and about 8 kB of YAML. The same number and seed always give the same text. */
export function generatePage(number: number, seed: number, shown: Shown = example): string {
  const random = seededRandom(seed * 100_003 + number);
  const sentence = (words: number): string => capitalise(wordsOf(random, words));
  const heading = (): string => sentence(5);
  const paragraph = (sentences: number): string => Array.from({ length: sentences }, () => `${sentence(14)}.`).join(' ');
  const card = (icon: string): string => `      - icon: ${icon}
        title: ${heading()}
        text: ${paragraph(5)}
`;
  return `path: ${pagePath(number)}
title: ${sentence(3)} ${number}
description: ${paragraph(1)}
layout: landing

# What the header shows.
anchors:
  - label: Home
    to: "#banner"
  - label: About
    to: "#about"
  - label: Contact
    to: "#contact"

blocks:
  - type: hero-video
    id: banner
    eyebrow: ${heading()}
    headingRich: ${sentence(3)} <em>${wordsOf(random, 2)}</em>.
    text: ${paragraph(2)}
    video: ${shown.film}
    poster: /media/hero/ai-development-poster.webp
    primary:
      label: Talk to us
      to: "#contact"
    secondary:
      label: What we build
      to: ${pagePath(1)}

  - type: logo-strip
    heading: ${heading()}
    clients: all
    perView:
      - { from: 0, show: 2 }
      - { from: 768, show: 5 }

  - type: text-image
    id: about
    heading: ${heading()}
    paragraphs:
      - ${paragraph(8)}
      - ${paragraph(8)}
    image:
      src: /media/about/ai-development.webp
      alt: ${sentence(8)}.
    imageSide: left

  - type: services-grid
    background: paper
    heading: ${heading()}
    text: ${paragraph(3)}
    category: ${shown.category}

  - type: counters
    heading: ${heading()}
    text: ${paragraph(3)}
    counters:
      - label: ${wordsOf(random, 2)}
        target: ${Math.floor(random.between(1, 100))}
        suffix: "+"
        tickMilliseconds: 50
      - label: ${wordsOf(random, 2)}
        target: ${Math.floor(random.between(1, 100))}
        suffix: "%"
        tickMilliseconds: 20

  - type: card-grid
    heading: ${heading()}
    text: ${paragraph(5)}
    cards:
${card('globe')}${card('smartphone')}${card('spline')}${card('blocks')}
  - type: portfolio-carousel
    heading: ${heading()}
    projects: ${shown.projects}
    spacing: 30
    secondsPerStep: 60

  - type: testimonials
    heading: ${heading()}
    testimonials: all

  - type: faq
    heading: ${heading()}
    text: ${paragraph(2)}
    questions: all

  - type: call-to-action
    heading: ${heading()}
    text: ${paragraph(3)}
    button:
      label: Write to us
      to: "#contact"

  - type: contact-form
    id: contact
    heading: ${heading()}
    text: ${paragraph(2)}
    fields:
      - name: fullName
        label: Full name
        autocomplete: name
        required: Full name is required
      - name: mobileNumber
        label: Mobile number
        kind: tel
        autocomplete: tel-national
        required: Mobile number is required
        rule: ten-digits
        invalid: Invalid phone number
        maxLength: 20
      - name: email
        label: Email
        kind: email
        autocomplete: email
        required: Email is required
        rule: email
        invalid: Invalid email address
      - name: message
        label: Message
        kind: textarea
        required: Message is required
        maxLength: 5000
`;
}

const example: Shown = {
  category: 'one',
  projects: 'web',
  picture: '/media/about/one.webp',
  film: '/media/hero/one.mp4',
  poster: '/media/hero/one-poster.webp',
};

/** The address of a generated page; the first is the home page. */
export const pagePath = (number: number): string => (number === 1 ? '/' : `/landing-${number}`);

const wordsOf = (random: Random, count: number): string => Array.from({ length: count }, () => random.pick(vocabulary)).join(' ');

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const vocabulary = [
  ...(['loom', 'thread', 'cloth', 'pattern', 'shuttle', 'market', 'harbour', 'ledger', 'kitchen', 'garden'] as const),
  ...['quiet', 'steady', 'plain', 'quick', 'careful', 'open', 'honest', 'small', 'early', 'woven'],
  ...['the', 'a', 'every', 'our', 'their', 'one', 'each', 'this', 'that', 'no'],
  ...['keeps', 'holds', 'carries', 'measures', 'answers', 'builds', 'mends', 'follows', 'reads', 'counts'],
  ...['before', 'after', 'within', 'without', 'beside', 'between', 'under', 'over', 'with', 'for'],
] as const satisfies readonly [string, ...string[]];
