/** The fields of a page with a path. */
export const pageFields = (path: string, title: string): Record<string, unknown> => ({
  path,
  title,
  description: `${title}, which is one of those that are changed at random until check or build says no.`,
});

const parts = {
  name: { kind: 'text', required: true },
  long: { kind: 'markdown' },
  cost: { kind: 'money', currency: 'EUR' },
  photo: { kind: 'image' },
};

/** A type with a field of each kind. */
export const types = {
  one: 'thing',
  many: 'things',
  summary: 'note',
  calendar: true,
  feed: true,
  date: 'day',
  schema: 'Event',
  fields: {
    words: { kind: 'text', required: true },
    note: { kind: 'text' },
    lines: { kind: 'texts' },
    long: { kind: 'markdown' },
    more: { kind: 'markdown', label: 'More of it' },
    count: { kind: 'number', unit: 'kg' },
    span: { kind: 'range' },
    cost: { kind: 'money', currency: 'EUR' },
    stars: { kind: 'rating' },
    day: { kind: 'date', required: true },
    hour: { kind: 'time' },
    when: { kind: 'period' },
    lasts: { kind: 'duration' },
    where: { kind: 'place' },
    sort: { kind: 'choice', options: ['small', { value: 'large', label: 'Large & heavy' }, { value: 'gone', closed: true }] },
    sorts: { kind: 'choices', options: ['red', 'green'] },
    isNew: { kind: 'yes-no' },
    picture: { kind: 'image' },
    sign: { kind: 'icon' },
    paper: { kind: 'file' },
    site: { kind: 'link' },
    book: { kind: 'link', template: 'https://example.com/{id}' },
    mail: { kind: 'email' },
    call: { kind: 'phone' },
    tint: { kind: 'colour' },
    twin: { kind: 'record', of: 'things' },
    kin: { kind: 'records', of: 'things' },
    box: { kind: 'group', fields: parts },
    parts: { kind: 'list', fields: parts },
    pictures: { kind: 'list', fields: { photo: { kind: 'image', required: true }, caption: { kind: 'text' } } },
  },
};

const picture = { src: '/media/pictures/bench.png', alt: 'A bench' };

/** One record with all fields, and one with few. */
export const records = [
  {
    id: 'one',
    words: 'The first thing',
    note: 'A thing of which everything is known.',
    lines: ['A line', 'Another line'],
    long: '## One heading\n\nWords.\n',
    more: 'See [the end](#end).\n\n## End\n\nNo more.\n',
    count: 3,
    span: { from: 1, to: 2 },
    cost: 12.5,
    stars: 4,
    day: '2027-05-01',
    hour: '09:30',
    when: { from: '2027-06-01T10:00', until: '2027-06-01T12:00' },
    lasts: '90 min',
    where: { name: 'The hall', street: '1 Weaver Lane', postalCode: '12345', city: 'Pune', country: 'India' },
    sort: 'small',
    sorts: ['red', 'green'],
    isNew: true,
    picture,
    sign: 'minus',
    paper: '/media/files/price-list.txt',
    site: '/questions',
    mail: 'a@example.com',
    call: '+49 30 901820',
    tint: '#c8371f',
    twin: 'two',
    kin: ['two'],
    tags: ['Wool', 'Silk'],
    box: { name: 'A box', long: '### In the box\n\nWords.\n', cost: 2, photo: picture },
    parts: [
      { name: 'A part', long: '### In the part\n\nWords.\n' },
      { name: 'Another part', cost: 3 },
    ],
    pictures: [{ photo: picture, caption: 'A bench' }],
  },
  { id: 'two', words: 'The second thing', day: '2027-05-02', sort: 'large', long: 'Few words.' },
];

const header = (heading: string) => ({ type: 'page-header', heading });

const list = (as: string) => ({ type: 'list', heading: `As ${as}`, as, records: { of: 'things' } });

/** Pages that show the records. */
export const recordPages = {
  'pages/thing.yaml': {
    path: '/things/{id}',
    collection: 'things',
    title: '{words}',
    description: '{words}, of which this page says everything that there is to say about it.',
    blocks: [
      { type: 'record', record: 'things/{id}', neighbours: 'things' },
      { type: 'rich-text', heading: 'Words', content: '## More of it\n\nWords.\n' },
    ],
  },
  'pages/sorts.yaml': {
    collection: 'things',
    per: 'sort',
    perPage: 1,
    ...pageFields('/sorts/{slug}', 'Things: {value}'),
    blocks: [header('Things: {value}'), { type: 'list', heading: 'All of them', records: { of: 'things', only: '{records}' } }],
  },
  'pages/things.yaml': {
    ...pageFields('/things', 'All things'),
    blocks: [
      header('Things'),
      ...['cards', 'table', 'menu', 'rows', 'calendar'].map(list),
      { type: 'list', heading: 'Long ones', records: { of: 'things', show: ['long', 'more', 'box', 'parts'] } },
    ],
  },
};
