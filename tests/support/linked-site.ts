import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { copySite, type SiteCopy } from './site-copy.ts';
import { yaml } from './yaml-texts.ts';

/** Copies a small site without problems that has references of most kinds: to pages, records, pictures, a shared block. */
export function linkedSite(parent: string): SiteCopy {
  const site = copySite('minimal', parent);
  for (const picture of ['media/pictures/bench.png', 'media/pictures/poster.png']) {
    mkdirSync(dirname(join(site.dir, picture)), { recursive: true });
    cpSync(inProject('tests/sites/blocks', picture), join(site.dir, picture));
  }
  for (const [path, text] of Object.entries(files)) site.write(path, text);
  return site;
}

const files = {
  'collections/faqs.yaml': yaml`
    - id: how-long   # the one most asked
      question: How long does it take?
      answer: As long as it takes.
    - id: "who-owns"
      question: Who owns it?
      answer: You do.
  `,
  'collections/portfolio.yaml': yaml`
    web:
      - id: acme
        img: /media/pictures/bench.png
        title: Acme orders
        link: ""
    app:
      - { id: acme, img: /media/pictures/poster.png, title: Acme pocket, link: "" }
  `,
  'collections/posts.yaml': yaml`
    - id: 1
      title: A knot that holds
      excerpt: It was tied in a hurry, held for a year, and nobody knows who tied it.
      category: Knots
      date: March 3, 2025
      published: "2025-03-03"
      image: { src: /media/pictures/poster.png, decorative: true }
      content: |
        <p>It was a Monday. See <a href="/asked#faq">what is asked</a>,
        <a href='/asked'>all of it</a> and <a href="/asked-not">nothing</a>.</p>
    - id: 2
      title: A knot that did not
      excerpt: It looked better than the other one, and it was gone the very next morning.
      category: Knots
      date: March 4, 2025
      published: "2025-03-04"
      image: { src: /media/pictures/poster.png, decorative: true }
      content: "<p>Looks are not <a href=\\"/posts/1\\">everything</a>.</p>"
  `,
  'shared/bench.yaml': yaml`
    type: text-image
    heading: The bench
    paragraphs: [Where things are made.]
    image:
      src: "/media/pictures/bench.png"
      alt: A workbench with tools
  `,
  'pages/asked.yaml': yaml`
    # Questions.
    path: /asked   # short
    title: What is asked
    description: The two questions that are asked most, each with an answer in one sentence.
    blocks:
      - type: page-header
        heading: Asked before
      - type: faq
        id: faq
        heading: Two questions
        questions: [ how-long,   who-owns ]
  `,
  'pages/asked-not.yaml': yaml`
    path: /asked-not
    title: What is not asked
    description: Nothing is not asked here, and so this page has little more than its heading.
    blocks:
      - type: page-header
        heading: Not asked
  `,
  'pages/many.yaml': yaml`
    path: /many
    title: Many things
    description: A page that uses much of what the site has, in as few lines as it can be done.
    blocks:
      - type: page-header
        heading: Many things
      - type: faq
        heading: All of them
        questions: all
      - type: portfolio-carousel
        heading: Chosen
        projects: web
      - type: portfolio-grid
        heading: Chosen once more
        projects:
          - "app/acme"   # the small one
      - type: call-to-action
        heading: Ask
        button: { label: 'Ask, please', to: '/asked?from=many#faq' }
      - use: bench
        heading: Our bench
  `,
  'pages/posts.yaml': yaml`
    path: /posts/{id}
    collection: posts
    title: "{title}"
    description: "{excerpt}"
    blocks:
      - type: article
        post: "{id}"
        backLabel: Back
        backTo: /many
  `,
};
