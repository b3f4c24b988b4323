import type { TextsOf } from 'pagewright/strings';
import type { strings } from './en.ts';

/** The interface texts of layouts, ui parts and blocks in Spanish. */
export const spanish: TextsOf<typeof strings, 'one' | 'many'> = {
  layout: {
    mainNavigation: 'Navegación principal',
    onThisPage: 'En esta página',
    menu: 'Menú',
    closeMenu: 'Cerrar el menú',
    chat: 'Mensajería instantánea',
    languages: 'Idioma',
  },
  records: {
    yes: 'Sí',
    no: 'No',
    rating: '{value} de {max} estrellas',
  },
  links: {
    newTab: '(se abre en una pestaña nueva)',
  },
  video: {
    pause: 'Pausar el vídeo',
  },
  marquee: {
    pause: 'Pausar',
    logos: 'los logotipos',
    projects: 'los proyectos',
  },
  testimonials: {
    list: '{heading}, uno a uno',
    position: '{number} de {count}',
    pause: 'Pausar los testimonios',
    play: 'Reproducir los testimonios',
    previous: 'Testimonios anteriores',
    next: 'Testimonios siguientes',
  },
  slides: {
    previous: 'Valor anterior',
    next: 'Valor siguiente',
    position: '{number} de {count}',
    shown: '{title}, {number} de {count}',
  },
  contact: {
    hours: 'Horario de atención',
  },
  contactForm: {
    submit: 'Enviar mensaje',
    directContact: 'También puede escribir a {email} o llamar al {phone}.',
    directContactByMail: 'O escriba a {email}.',
  },
  enquiryForm: {
    submit: 'Revisar mis datos',
  },
  form: {
    sending: 'Enviando…',
    optional: '(opcional)',
    leaveEmpty: 'Deje este campo vacío',
    nearLimit: 'Se acerca al límite de {limit} caracteres',
    overLimit: 'Ha superado el límite de {limit} caracteres',
    charactersLeft: 'Caracteres restantes: {count}',
    charactersTooMany: 'Caracteres de más: {count}',
    cannotSend: 'Este formulario no se puede enviar desde aquí. Escríbanos o llámenos.',
  },
  anyForm: {
    submit: 'Enviar',
    step: 'Paso {number} de {count}',
    next: 'Siguiente',
    back: 'Atrás',
    wait: 'Un momento…',
    choose: 'Elija una opción',
    oneFile: '{kinds}, {size} MB como máximo',
    severalFiles: '{kinds}, {size} MB como máximo cada uno, hasta {count} archivos',
  },
  projects: {
    view: 'Ver el proyecto',
    unavailable: 'Enlace al proyecto no disponible',
  },
  banner: {
    label: 'Aviso',
    close: 'Cerrar el aviso',
  },
  comparison: {
    included: 'Incluido',
    notIncluded: 'No incluido',
  },
  pricing: {
    period: 'Periodo de pago',
    monthly: 'Mensual',
    yearly: 'Anual',
    perMonth: 'al mes',
    perYear: 'al año',
  },
  search: {
    label: 'Buscar en este sitio',
    found: { one: '1 página', many: '{count} de páginas', other: '{count} páginas' },
    none: 'Ninguna página contiene «{query}». Pruebe con otra palabra, o con menos.',
    loading: 'Buscando…',
    failed: 'No se ha podido cargar la búsqueda. Inténtelo de nuevo en un momento.',
    open: 'Buscar',
  },
  quote: {
    heading: 'Lo que dice {name}',
  },
  gallery: {
    position: '{number} de {count}',
    close: 'Cerrar la imagen',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
  },
  openingHours: {
    heading: 'Horario de apertura',
    closed: 'Cerrado',
    allDay: 'Abierto las 24 horas',
    exceptions: 'Horarios especiales',
  },
  places: {
    directions: 'Cómo llegar',
  },
  player: {
    watch: 'Ver en {platform}',
    transcript: 'Transcripción',
  },
  embed: {
    play: 'Reproducir el vídeo',
    showMap: 'Mostrar el mapa interactivo',
    showCalendar: 'Mostrar las horas disponibles',
    bookOn: 'Reservar en {service}',
    note: 'El botón carga una página de {service}, que recibe su dirección IP y puede guardar datos en su navegador. {privacy}',
    privacy: 'Privacidad en {service}',
  },
  beforeAfter: {
    before: 'Antes',
    after: 'Después',
    slider: 'Parte visible de la primera imagen, en porcentaje',
  },
  countdown: {
    days: { one: 'Día', many: 'Días', other: 'Días' },
    hours: { one: 'Hora', many: 'Horas', other: 'Horas' },
    minutes: { one: 'Minuto', many: 'Minutos', other: 'Minutos' },
  },
  schedule: {
    timeZone: 'Zona horaria: {zone}',
    online: 'Participar en línea',
  },
  job: {
    type: 'Tipo de empleo',
    place: 'Lugar',
    remote: 'En remoto',
    salary: 'Salario',
    contact: '¿Preguntas?',
    perHour: '{amount} por hora',
    perDay: '{amount} al día',
    perMonth: '{amount} al mes',
    perYear: '{amount} al año',
    fullTime: 'Jornada completa',
    partTime: 'Jornada parcial',
    contract: 'Por proyecto',
    temporary: 'Temporal',
    internship: 'Prácticas',
    volunteer: 'Voluntariado',
    published: 'Publicado',
    until: 'Fecha límite',
  },
  pagination: {
    label: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: 'Página {number}',
  },
  posts: {
    back: 'Volver a los artículos',
    heading: 'Seguir leyendo',
    readMore: 'Leer más',
    previous: 'Artículo anterior',
    next: 'Artículo siguiente',
  },
  services: {
    all: 'Todos los servicios',
    next: 'Servicio siguiente',
    more: 'Más información: {title}',
  },
};
