/** What is said of a change that is larger than the editor can send. What was typed stays in its field. */
export const limitsEn = {
  'limit-bytes':
    'Not saved: this change has {found} KB, and {most} KB are possible at once. Make it in several steps, or shorten its texts.',
  'limit-changes': 'Not saved: these are {found} changes, and {most} are possible at once. Make them in several steps.',
  'limit-steps': 'Not saved: this field is {found} levels deep, and {most} are possible.',
  'limit-step': 'Not saved: the name of a field has {found} characters, and {most} are possible. Shorten it.',
  'limit-name': 'Not saved: an address or a name has {found} characters, and {most} are possible. Shorten it.',
  'limit-text': 'Not saved: the title, the description or the link text has {found} characters, and {most} are possible. Shorten it.',
  'limit-block': 'Not pasted: the block has {found} characters, and {most} are possible. Copy its parts one by one.',
};
