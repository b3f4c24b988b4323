import type { TextsOf } from 'pagewright/strings';
import type { strings } from './en.ts';

/** The interface texts of layouts, ui parts and blocks in German. */
export const german: TextsOf<typeof strings, 'one'> = {
  layout: {
    mainNavigation: 'Hauptnavigation',
    onThisPage: 'Auf dieser Seite',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    chat: 'Chat',
    languages: 'Sprache',
  },
  records: {
    yes: 'Ja',
    no: 'Nein',
    rating: '{value} von {max} Sternen',
  },
  links: {
    newTab: '(öffnet in neuem Tab)',
  },
  video: {
    pause: 'Video anhalten',
  },
  marquee: {
    pause: 'Anhalten:',
    logos: 'die Logos',
    projects: 'die Projekte',
  },
  testimonials: {
    list: '{heading}, eine nach der anderen',
    position: '{number} von {count}',
    pause: 'Stimmen anhalten',
    play: 'Stimmen abspielen',
    previous: 'Vorherige Stimmen',
    next: 'Nächste Stimmen',
  },
  slides: {
    previous: 'Vorheriger Wert',
    next: 'Nächster Wert',
    position: '{number} von {count}',
    shown: '{title}, {number} von {count}',
  },
  contact: {
    hours: 'Geschäftszeiten',
  },
  contactForm: {
    submit: 'Nachricht senden',
    directContact: 'Oder schreiben Sie an {email}, oder rufen Sie {phone} an.',
    directContactByMail: 'Oder schreiben Sie an {email}.',
  },
  enquiryForm: {
    submit: 'Eingaben prüfen',
  },
  form: {
    sending: 'Wird gesendet ...',
    optional: '(freiwillig)',
    leaveEmpty: 'Lassen Sie dieses Feld leer',
    nearLimit: 'Fast {limit} Zeichen',
    overLimit: 'Mehr als {limit} Zeichen',
    charactersLeft: 'Noch {count} Zeichen',
    charactersTooMany: '{count} Zeichen zu viel',
    cannotSend: 'Von hier kann dieses Formular nicht gesendet werden. Bitte schreiben Sie uns, oder rufen Sie an.',
  },
  anyForm: {
    submit: 'Senden',
    step: 'Schritt {number} von {count}',
    next: 'Weiter',
    back: 'Zurück',
    wait: 'Einen Moment ...',
    choose: 'Bitte wählen',
    oneFile: '{kinds}, höchstens {size} MB',
    severalFiles: '{kinds}, je höchstens {size} MB, bis zu {count} Dateien',
  },
  projects: {
    view: 'Projekt ansehen',
    unavailable: 'Kein Link zum Projekt',
  },
  banner: {
    label: 'Ankündigung',
    close: 'Ankündigung schließen',
  },
  comparison: {
    included: 'Enthalten',
    notIncluded: 'Nicht enthalten',
  },
  pricing: {
    period: 'Zahlungszeitraum',
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    perMonth: 'pro Monat',
    perYear: 'pro Jahr',
  },
  search: {
    label: 'Diese Website durchsuchen',
    found: { one: '1 Seite', other: '{count} Seiten' },
    none: 'Keine Seite enthält „{query}“. Versuchen Sie ein anderes Wort, oder weniger.',
    loading: 'Suche läuft …',
    failed: 'Die Suche kann nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.',
    open: 'Suche',
  },
  quote: {
    heading: 'Was {name} sagt',
  },
  gallery: {
    position: '{number} von {count}',
    close: 'Bild schließen',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
  },
  openingHours: {
    heading: 'Öffnungszeiten',
    closed: 'Geschlossen',
    allDay: '24 Stunden geöffnet',
    exceptions: 'Abweichende Zeiten',
  },
  places: {
    directions: 'Route anzeigen',
  },
  player: {
    watch: 'Auf {platform} ansehen',
    transcript: 'Abschrift',
  },
  embed: {
    play: 'Video abspielen',
    showMap: 'Interaktive Karte anzeigen',
    showCalendar: 'Freie Zeiten anzeigen',
    bookOn: 'Bei {service} buchen',
    note: 'Die Schaltfläche lädt eine Seite von {service}. Der Dienst erhält Ihre IP-Adresse und kann Daten in Ihrem Browser speichern. {privacy}',
    privacy: 'Datenschutz bei {service}',
  },
  beforeAfter: {
    before: 'Vorher',
    after: 'Nachher',
    slider: 'Wie viel vom ersten Bild sichtbar ist, in Prozent',
  },
  countdown: {
    days: { one: 'Tag', other: 'Tage' },
    hours: { one: 'Stunde', other: 'Stunden' },
    minutes: { one: 'Minute', other: 'Minuten' },
  },
  schedule: {
    timeZone: 'Alle Zeiten: {zone}',
    online: 'Online teilnehmen',
  },
  job: {
    type: 'Art',
    place: 'Ort',
    remote: 'Ortsunabhängig',
    salary: 'Gehalt',
    contact: 'Fragen?',
    perHour: '{amount} pro Stunde',
    perDay: '{amount} pro Tag',
    perMonth: '{amount} pro Monat',
    perYear: '{amount} pro Jahr',
    fullTime: 'Vollzeit',
    partTime: 'Teilzeit',
    contract: 'Freie Mitarbeit',
    temporary: 'Befristet',
    internship: 'Praktikum',
    volunteer: 'Ehrenamt',
    published: 'Veröffentlicht',
    until: 'Bewerbung bis',
  },
  pagination: {
    label: 'Seiten',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: 'Seite {number}',
  },
  posts: {
    back: 'Zurück zu den Beiträgen',
    heading: 'Weiterlesen',
    readMore: 'Weiterlesen',
    previous: 'Vorheriger Beitrag',
    next: 'Nächster Beitrag',
  },
  services: {
    all: 'Alle Leistungen',
    next: 'Nächste Leistung',
    more: 'Mehr zu {title}',
  },
};
