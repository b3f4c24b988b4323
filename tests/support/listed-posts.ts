/** Returns a post of the fixture site `blocks` as YAML. `more` are further lines. */
export const post = (id: number, published: string, more = ''): string =>
  `- id: ${id}\n  title: Post ${id}\n  excerpt: What post ${id} of the fixture says, in a sentence.\n  category: Knots\n  date: Some day\n  published: "${published}"\n` +
  `  image: { src: /media/pictures/poster.png, decorative: true }\n  content: <p>Text.</p>\n${more}`;

/** Posts with tags: three in lists, one that no list contains, and a draft. */
export const posts = [
  post(1, '2024-03-01', '  tags: [rope, Sea Water]\n'),
  post(2, '2025-05-01', '  tags: [rope]\n'),
  post(3, '2025-04-01'),
  post(4, '2026-01-01', '  tags: [rope]\n  listed: false\n'),
  post(5, '2025-12-01', '  tags: [rope, draft]\n  draft: true\n'),
].join('');

/** Returns a page file that lists posts. `per` is that line, and further ones. */
export const listPage = (path: string, per: string): string =>
  `path: ${path}\ncollection: posts\n${per}\ntitle: "About {value}"\n` +
  'description: "{count} posts of the fixture, on page {page} of {pages}."\nblocks:\n  - type: post-list\n    heading: "About {value}"\n    posts: "{records}"\n';
