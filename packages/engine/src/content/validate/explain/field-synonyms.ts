/** Names that other programs and people use for common fields, by the name of the field. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  label: ['text', 'title', 'name', 'caption'],
  to: ['url', 'href', 'link', 'target', 'page', 'path'],
  src: ['url', 'file', 'path', 'image', 'source', 'href'],
  alt: ['title', 'description', 'text', 'caption'],
  url: ['href', 'link', 'src', 'to'],
  heading: ['title', 'headline', 'name'],
  title: ['heading', 'headline', 'name'],
  name: ['title', 'label', 'heading'],
  text: ['content', 'description', 'body', 'message', 'paragraph'],
  content: ['text', 'body', 'description'],
  image: ['picture', 'photo', 'img', 'src'],
  kind: ['type'],
  hint: ['help', 'description', 'note', 'placeholder'],
  blocks: ['sections', 'components', 'modules', 'content'],
  options: ['choices', 'values', 'items'],
  question: ['title', 'heading', 'q'],
  answer: ['text', 'content', 'a'],
  recipient: ['to', 'recipients', 'email'],
  recipients: ['to', 'recipient', 'email'],
  position: ['coordinates', 'geo', 'location'],
  latitude: ['lat'],
  longitude: ['lng', 'lon', 'long'],
  exceptions: ['closed', 'holidays'],
};

/** True when a word is another name for a field. */
export const isSynonym = (word: string, field: string): boolean =>
  Object.hasOwn(synonyms, field) && synonyms[field]?.includes(word.toLowerCase()) === true;
