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
    languages: 'Language',
  },
  records: {
    yes: 'Yes',
    no: 'No',
    rating: '{value} of {max} stars',
    previous: 'Previous',
    next: 'Next',
    addToCalendar: 'Add to your calendar',
    allDates: 'All dates as a calendar',
  },
  compare: {
    choose: 'Compare up to {max}',
    chosen: '{count} of {max} chosen',
    differs: 'The values differ',
  },
  list: {
    search: 'Search this list',
    sort: 'Sort by',
    asListed: 'As listed',
    descending: '{field}, descending',
    newest: 'Newest first',
    oldest: 'Oldest first',
    filter: 'Filter',
    any: 'All',
    from: 'From',
    to: 'To',
    shown: '{shown} of {count}',
    none: 'Nothing fits all of your choices.',
    clear: 'Clear choices',
    more: 'Show {count} more',
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
    submit: 'Send Message',
    directContact: 'Or write to {email} or call {phone}.',
    directContactByMail: 'Or write to {email}.',
  },
  enquiryForm: {
    submit: 'Check my draft',
  },
  form: {
    sending: 'Sending...',
    optional: '(optional)',
    leaveEmpty: 'Leave this field empty',
    nearLimit: 'Close to {limit} characters',
    overLimit: 'More than {limit} characters',
    charactersLeft: 'Characters left: {count}',
    charactersTooMany: 'Characters too many: {count}',
    cannotSend: 'This form cannot be sent from here. Please write or call instead.',
  },
  anyForm: {
    submit: 'Send',
    step: 'Step {number} of {count}',
    next: 'Next',
    back: 'Back',
    wait: 'One moment...',
    choose: 'Please choose',
    oneFile: '{kinds}, at most {size} MB',
    severalFiles: '{kinds}, at most {size} MB each, up to {count} files',
    leadsTo: 'The next page belongs to {host}, which gets your answers.',
  },
  projects: {
    view: 'View Project',
    unavailable: 'Project Link Unavailable',
  },
  banner: {
    label: 'Announcement',
    close: 'Close announcement',
  },
  comparison: {
    included: 'Included',
    notIncluded: 'Not included',
  },
  pricing: {
    period: 'Period of payment',
    monthly: 'Monthly',
    yearly: 'Yearly',
    perMonth: 'per month',
    perYear: 'per year',
  },
  search: {
    label: 'Search this site',
    found: { one: '1 page', other: '{count} pages' },
    none: 'No page has “{query}”. Try another word, or fewer.',
    loading: 'Searching…',
    failed: 'The search cannot be loaded. Please try again in a moment.',
    open: 'Search',
  },
  quote: {
    heading: 'What {name} says',
  },
  gallery: {
    position: '{number} of {count}',
    close: 'Close picture',
    previous: 'Previous picture',
    next: 'Next picture',
  },
  openingHours: {
    heading: 'Opening hours',
    closed: 'Closed',
    allDay: 'Open 24 hours',
    exceptions: 'Other hours',
  },
  places: {
    directions: 'Get directions',
  },
  player: {
    watch: 'Watch on {platform}',
    transcript: 'Transcript',
  },
  embed: {
    play: 'Play video',
    showMap: 'Show interactive map',
    showCalendar: 'Show free times',
    bookOn: 'Book on {service}',
    note: 'The button loads a page of {service}, which gets your IP address and may store data in your browser. {privacy}',
    privacy: 'Privacy at {service}',
  },
  beforeAfter: {
    before: 'Before',
    after: 'After',
    slider: 'How much of the first picture is visible, in percent',
  },
  countdown: {
    days: { one: 'Day', other: 'Days' },
    hours: { one: 'Hour', other: 'Hours' },
    minutes: { one: 'Minute', other: 'Minutes' },
  },
  schedule: {
    timeZone: 'All times: {zone}',
    online: 'Take part online',
  },
  job: {
    type: 'Type',
    place: 'Place',
    remote: 'Remote',
    salary: 'Salary',
    contact: 'Questions?',
    perHour: '{amount} an hour',
    perDay: '{amount} a day',
    perMonth: '{amount} a month',
    perYear: '{amount} a year',
    fullTime: 'Full time',
    partTime: 'Part time',
    contract: 'Contract',
    temporary: 'Temporary',
    internship: 'Internship',
    volunteer: 'Volunteer',
    published: 'Published',
    until: 'Apply until',
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {number}',
  },
  posts: {
    back: 'Back to Blogs',
    heading: 'Read on',
    readMore: 'Read More',
    previous: 'Previous post',
    next: 'Next post',
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
