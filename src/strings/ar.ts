import type { TextsOf } from 'pagewright/strings';
import type { strings } from './en.ts';

/**
 * The interface texts of layouts, ui parts and blocks in Arabic. The isolates U+2066 and U+2068 with U+2069 keep the order of
 * phone numbers and of values in another script.
 */
export const arabic: TextsOf<typeof strings, 'zero' | 'one' | 'two' | 'few' | 'many'> = {
  layout: {
    mainNavigation: 'التنقل الرئيسي',
    onThisPage: 'في هذه الصفحة',
    menu: 'القائمة',
    closeMenu: 'إغلاق القائمة',
    chat: 'المحادثة',
    languages: 'اللغة',
  },
  records: {
    yes: 'نعم',
    no: 'لا',
    rating: '{value} من {max} نجوم',
    previous: 'السابق',
    next: 'التالي',
  },
  compare: {
    choose: 'المقارنة بين {max} على الأكثر',
    chosen: 'تم اختيار {count} من {max}',
    differs: 'القيم مختلفة',
  },
  links: {
    newTab: '(يفتح في علامة تبويب جديدة)',
  },
  video: {
    pause: 'إيقاف الفيديو مؤقتًا',
  },
  marquee: {
    pause: 'إيقاف مؤقت:',
    logos: 'الشعارات',
    projects: 'المشاريع',
  },
  testimonials: {
    list: '{heading}، واحدًا تلو الآخر',
    position: '{number} من {count}',
    pause: 'إيقاف عرض الآراء مؤقتًا',
    play: 'استئناف عرض الآراء',
    previous: 'الآراء السابقة',
    next: 'الآراء التالية',
  },
  slides: {
    previous: 'القيمة السابقة',
    next: 'القيمة التالية',
    position: '{number} من {count}',
    shown: '{title}، {number} من {count}',
  },
  contact: {
    hours: 'ساعات العمل',
  },
  contactForm: {
    submit: 'إرسال الرسالة',
    directContact: 'يمكنك أيضًا الكتابة إلى {email} أو الاتصال على {phone}.',
    directContactByMail: 'يمكنك أيضًا الكتابة إلى {email}.',
  },
  enquiryForm: {
    submit: 'مراجعة البيانات',
  },
  form: {
    sending: 'جارٍ الإرسال…',
    optional: '(اختياري)',
    leaveEmpty: 'يرجى ترك هذا الحقل فارغًا',
    nearLimit: 'اقترب النص من الحد الأقصى لعدد الأحرف: {limit}',
    overLimit: 'تجاوز النص الحد الأقصى لعدد الأحرف: {limit}',
    charactersLeft: 'الأحرف المتبقية: {count}',
    charactersTooMany: 'الأحرف الزائدة: {count}',
    cannotSend: 'لا يمكن إرسال هذا النموذج من هنا. يرجى مراسلتنا أو الاتصال بنا.',
  },
  anyForm: {
    submit: 'إرسال',
    step: 'الخطوة {number} من {count}',
    next: 'التالي',
    back: 'رجوع',
    wait: 'لحظة من فضلك…',
    choose: 'يرجى الاختيار',
    oneFile: '\u2068{kinds}\u2069، {size} ميغابايت كحد أقصى',
    severalFiles: '\u2068{kinds}\u2069، {size} ميغابايت كحد أقصى لكل ملف، وعدد الملفات لا يتجاوز {count}',
  },
  projects: {
    view: 'عرض المشروع',
    unavailable: 'رابط المشروع غير متاح',
  },
  banner: {
    label: 'إعلان',
    close: 'إغلاق الإعلان',
  },
  comparison: {
    included: 'متضمن',
    notIncluded: 'غير متضمن',
  },
  pricing: {
    period: 'فترة الدفع',
    monthly: 'شهريًا',
    yearly: 'سنويًا',
    perMonth: 'في الشهر',
    perYear: 'في السنة',
  },
  search: {
    label: 'البحث في هذا الموقع',
    found: {
      zero: 'لا توجد صفحات',
      one: 'صفحة واحدة',
      two: 'صفحتان',
      few: '{count} صفحات',
      many: '{count} صفحة',
      other: '{count} صفحة',
    },
    none: 'لا توجد صفحة تحتوي على «\u2068{query}\u2069». جرّب كلمة أخرى أو كلمات أقل.',
    loading: 'جارٍ البحث…',
    failed: 'تعذّر تحميل البحث. يرجى المحاولة مرة أخرى بعد قليل.',
    open: 'بحث',
  },
  quote: {
    heading: 'رأي \u2068{name}\u2069',
  },
  gallery: {
    position: '{number} من {count}',
    close: 'إغلاق الصورة',
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
  },
  openingHours: {
    heading: 'ساعات العمل',
    closed: 'مغلق',
    allDay: 'مفتوح على مدار 24 ساعة',
    exceptions: 'مواعيد استثنائية',
  },
  places: {
    directions: 'عرض الاتجاهات',
  },
  player: {
    watch: 'المشاهدة على {platform}',
    transcript: 'النص الكامل',
  },
  embed: {
    play: 'تشغيل الفيديو',
    showMap: 'عرض الخريطة التفاعلية',
    showCalendar: 'عرض المواعيد المتاحة',
    bookOn: 'الحجز عبر {service}',
    note: 'يحمّل هذا الزر صفحة من \u2068{service}\u2069. تحصل هذه الخدمة على عنوان IP الخاص بك، وقد تحفظ بيانات في متصفحك. {privacy}',
    privacy: 'الخصوصية لدى \u2068{service}\u2069',
  },
  beforeAfter: {
    before: 'قبل',
    after: 'بعد',
    slider: 'الجزء الظاهر من الصورة الأولى بالنسبة المئوية',
  },
  countdown: {
    days: { zero: 'يوم', one: 'يوم', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' },
    hours: { zero: 'ساعة', one: 'ساعة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
    minutes: { zero: 'دقيقة', one: 'دقيقة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  },
  schedule: {
    timeZone: 'المنطقة الزمنية: \u2068{zone}\u2069',
    online: 'المشاركة عبر الإنترنت',
  },
  job: {
    type: 'نوع الوظيفة',
    place: 'المكان',
    remote: 'عن بُعد',
    salary: 'الراتب',
    contact: 'هل لديك أسئلة؟',
    perHour: '{amount} في الساعة',
    perDay: '{amount} في اليوم',
    perMonth: '{amount} في الشهر',
    perYear: '{amount} في السنة',
    fullTime: 'دوام كامل',
    partTime: 'دوام جزئي',
    contract: 'عقد مستقل',
    temporary: 'وظيفة مؤقتة',
    internship: 'تدريب',
    volunteer: 'عمل تطوعي',
    published: 'تاريخ النشر',
    until: 'آخر موعد للتقديم',
  },
  pagination: {
    label: 'الصفحات',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: 'الصفحة {number}',
  },
  posts: {
    back: 'العودة إلى المقالات',
    heading: 'تابع القراءة',
    readMore: 'اقرأ المزيد',
    previous: 'المقال السابق',
    next: 'المقال التالي',
  },
  services: {
    all: 'كل الخدمات',
    next: 'الخدمة التالية',
    more: 'المزيد عن \u2068{title}\u2069',
  },
};
