import type { TextsOf } from 'pagewright/strings';
import type { strings } from './en.ts';

/** The interface texts of layouts, ui parts and blocks in Hindi. */
export const hindi: TextsOf<typeof strings, 'one'> = {
  layout: {
    mainNavigation: 'मुख्य नेविगेशन',
    onThisPage: 'इस पेज पर',
    menu: 'मेन्यू',
    closeMenu: 'मेन्यू बंद करें',
    chat: 'चैट',
    languages: 'भाषा',
  },
  records: {
    yes: 'हाँ',
    no: 'नहीं',
    rating: '{max} में से {value} तारे',
  },
  links: {
    newTab: '(नए टैब में खुलता है)',
  },
  video: {
    pause: 'वीडियो रोकें',
  },
  marquee: {
    pause: 'रोकें:',
    logos: 'लोगो',
    projects: 'प्रोजेक्ट',
  },
  testimonials: {
    list: '{heading}, एक-एक करके',
    position: '{count} में से {number}',
    pause: 'प्रशंसापत्र रोकें',
    play: 'प्रशंसापत्र चलाएँ',
    previous: 'पिछले प्रशंसापत्र',
    next: 'अगले प्रशंसापत्र',
  },
  slides: {
    previous: 'पिछला मूल्य',
    next: 'अगला मूल्य',
    position: '{count} में से {number}',
    shown: '{title}, {count} में से {number}',
  },
  contact: {
    hours: 'कार्य समय',
  },
  contactForm: {
    submit: 'संदेश भेजें',
    directContact: 'या {email} पर लिखें, या {phone} पर कॉल करें।',
    directContactByMail: 'या {email} पर लिखें।',
  },
  enquiryForm: {
    submit: 'मेरी जानकारी जाँचें',
  },
  form: {
    sending: 'भेजा जा रहा है…',
    optional: '(वैकल्पिक)',
    leaveEmpty: 'यह फ़ील्ड खाली छोड़ें',
    nearLimit: 'आप {limit} वर्णों की सीमा के करीब हैं',
    overLimit: 'आप {limit} वर्णों की सीमा से आगे निकल गए हैं',
    charactersLeft: 'शेष वर्ण: {count}',
    charactersTooMany: 'सीमा से अधिक वर्ण: {count}',
    cannotSend: 'यह फ़ॉर्म यहाँ से नहीं भेजा जा सकता। कृपया हमें लिखें या कॉल करें।',
  },
  anyForm: {
    submit: 'भेजें',
    step: '{count} में से चरण {number}',
    next: 'आगे बढ़ें',
    back: 'वापस',
    wait: 'एक क्षण…',
    choose: 'कृपया चुनें',
    oneFile: '{kinds}, अधिकतम {size} MB',
    severalFiles: '{kinds}, हर फ़ाइल अधिकतम {size} MB, {count} फ़ाइलों तक',
  },
  projects: {
    view: 'प्रोजेक्ट देखें',
    unavailable: 'प्रोजेक्ट का लिंक उपलब्ध नहीं है',
  },
  banner: {
    label: 'सूचना',
    close: 'सूचना बंद करें',
  },
  comparison: {
    included: 'शामिल है',
    notIncluded: 'शामिल नहीं है',
  },
  pricing: {
    period: 'भुगतान की अवधि',
    monthly: 'मासिक',
    yearly: 'वार्षिक',
    perMonth: 'प्रति माह',
    perYear: 'प्रति वर्ष',
  },
  search: {
    label: 'इस साइट में खोजें',
    found: { one: '{count} पेज', other: '{count} पेज' },
    none: 'किसी पेज में “{query}” नहीं मिला। कोई दूसरा शब्द या कम शब्द आज़माएँ।',
    loading: 'खोज जारी है…',
    failed: 'खोज लोड नहीं हो सकी। कृपया थोड़ी देर में फिर से कोशिश करें।',
    open: 'खोजें',
  },
  quote: {
    heading: '{name} का कहना है',
  },
  gallery: {
    position: '{count} में से {number}',
    close: 'चित्र बंद करें',
    previous: 'पिछला चित्र',
    next: 'अगला चित्र',
  },
  openingHours: {
    heading: 'खुलने का समय',
    closed: 'बंद',
    allDay: '24 घंटे खुला',
    exceptions: 'विशेष समय',
  },
  places: {
    directions: 'रास्ता देखें',
  },
  player: {
    watch: '{platform} पर देखें',
    transcript: 'लिखित प्रतिलेख',
  },
  embed: {
    play: 'वीडियो चलाएँ',
    showMap: 'इंटरैक्टिव मानचित्र दिखाएँ',
    showCalendar: 'उपलब्ध समय दिखाएँ',
    bookOn: '{service} पर बुक करें',
    note: 'यह बटन {service} का एक पेज लोड करता है। इस सेवा को आपका IP पता मिलता है और यह आपके ब्राउज़र में डेटा सहेज सकती है। {privacy}',
    privacy: '{service} की गोपनीयता नीति',
  },
  beforeAfter: {
    before: 'पहले',
    after: 'बाद में',
    slider: 'पहला चित्र कितना दिखता है, प्रतिशत में',
  },
  countdown: {
    days: { one: 'दिन', other: 'दिन' },
    hours: { one: 'घंटा', other: 'घंटे' },
    minutes: { one: 'मिनट', other: 'मिनट' },
  },
  schedule: {
    timeZone: 'समय क्षेत्र: {zone}',
    online: 'ऑनलाइन भाग लें',
  },
  job: {
    type: 'प्रकार',
    place: 'स्थान',
    remote: 'घर से काम',
    salary: 'वेतन',
    contact: 'कोई सवाल?',
    perHour: '{amount} प्रति घंटा',
    perDay: '{amount} प्रतिदिन',
    perMonth: '{amount} प्रति माह',
    perYear: '{amount} प्रति वर्ष',
    fullTime: 'पूर्णकालिक',
    partTime: 'अंशकालिक',
    contract: 'अनुबंध',
    temporary: 'अस्थायी',
    internship: 'इंटर्नशिप',
    volunteer: 'स्वयंसेवा',
    published: 'प्रकाशित',
    until: 'आवेदन की अंतिम तारीख',
  },
  pagination: {
    label: 'पेज',
    previous: 'पिछला पेज',
    next: 'अगला पेज',
    page: 'पेज {number}',
  },
  posts: {
    back: 'लेखों पर वापस जाएँ',
    heading: 'आगे पढ़ें',
    readMore: 'और पढ़ें',
    previous: 'पिछला लेख',
    next: 'अगला लेख',
  },
  services: {
    all: 'सभी सेवाएँ',
    next: 'अगली सेवा',
    more: '{title} के बारे में और जानें',
  },
};
