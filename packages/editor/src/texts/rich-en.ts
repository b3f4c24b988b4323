/** The texts about rich texts that are edited in the page. */
export const richEn = {
  richTools: 'Format the text',
  richHint: 'Ctrl+Enter keeps the text, Escape takes it back, Alt+F10 leads to these tools.',
  pictureFile: 'Picture',
  pictureAlt: 'Alternative text',
  pictureAltHint: 'Describe what the picture shows, for people who do not see it.',
  insertPicture: 'Insert the picture',
  changePicture: 'Change the picture',
  pastedPictures: 'Pictures that were not pasted: {count}. Pages show only pictures of this site. Add them with the picture tool.',
  pastedLinks: 'These links lead nowhere from a page and were pasted as words: {links}',
  'rich-strong': 'Bold',
  'rich-em': 'Italic',
  'rich-code': 'Code',
  'rich-link': 'Link',
  'rich-picture': 'Picture',
  'rich-heading2': 'Heading 1',
  'rich-heading3': 'Heading 2',
  'rich-heading4': 'Heading 3',
  'rich-bullet_list': 'List',
  'rich-ordered_list': 'Numbered list',
  'rich-blockquote': 'Quote',
  linkTarget: 'Link target',
  linkHint: 'A page of the site, or an address such as https://example.com.',
  setLink: 'Set the link',
  removeLink: 'Remove the link',
};

export type RichTexts = Readonly<Record<keyof typeof richEn, string>>;
