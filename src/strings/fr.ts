import type { TextsOf } from 'pagewright/strings';
import type { strings } from './en.ts';

/** The interface texts of layouts, ui parts and blocks in French. */
export const french: TextsOf<typeof strings, 'one' | 'many'> = {
  layout: {
    mainNavigation: 'Navigation principale',
    onThisPage: 'Sur cette page',
    menu: 'Menu',
    closeMenu: 'Fermer le menu',
    chat: 'Messagerie instantanée',
    languages: 'Langue',
  },
  records: {
    yes: 'Oui',
    no: 'Non',
    rating: '{value} étoiles sur {max}',
  },
  links: {
    newTab: '(s’ouvre dans un nouvel onglet)',
  },
  video: {
    pause: 'Mettre la vidéo en pause',
  },
  marquee: {
    pause: 'Mettre en pause',
    logos: 'les logos',
    projects: 'les projets',
  },
  testimonials: {
    list: '{heading}, un par un',
    position: '{number} sur {count}',
    pause: 'Mettre les témoignages en pause',
    play: 'Reprendre le défilement des témoignages',
    previous: 'Témoignages précédents',
    next: 'Témoignages suivants',
  },
  slides: {
    previous: 'Valeur précédente',
    next: 'Valeur suivante',
    position: '{number} sur {count}',
    shown: '{title}, {number} sur {count}',
  },
  contact: {
    hours: 'Horaires',
  },
  contactForm: {
    submit: 'Envoyer le message',
    directContact: 'Vous pouvez aussi écrire à {email} ou appeler le {phone}.',
    directContactByMail: 'Ou écrivez à {email}.',
  },
  enquiryForm: {
    submit: 'Vérifier ma saisie',
  },
  form: {
    sending: 'Envoi en cours…',
    optional: '(facultatif)',
    leaveEmpty: 'Laissez ce champ vide',
    nearLimit: 'Vous approchez de la limite de {limit} caractères',
    overLimit: 'Vous avez dépassé la limite de {limit} caractères',
    charactersLeft: 'Caractères restants\u00a0: {count}',
    charactersTooMany: 'Caractères en trop\u00a0: {count}',
    cannotSend: 'Ce formulaire ne peut pas être envoyé d’ici. Veuillez nous écrire ou nous appeler.',
  },
  anyForm: {
    submit: 'Envoyer',
    step: 'Étape {number} sur {count}',
    next: 'Suivant',
    back: 'Retour',
    wait: 'Un instant…',
    choose: 'Veuillez choisir',
    oneFile: '{kinds}, {size} Mo maximum',
    severalFiles: '{kinds}, {size} Mo maximum chacun, {count} fichiers au plus',
  },
  projects: {
    view: 'Voir le projet',
    unavailable: 'Lien du projet indisponible',
  },
  banner: {
    label: 'Annonce',
    close: 'Fermer l’annonce',
  },
  comparison: {
    included: 'Inclus',
    notIncluded: 'Non inclus',
  },
  pricing: {
    period: 'Périodicité du paiement',
    monthly: 'Mensuel',
    yearly: 'Annuel',
    perMonth: 'par mois',
    perYear: 'par an',
  },
  search: {
    label: 'Rechercher sur ce site',
    found: { one: '{count} page', many: '{count} de pages', other: '{count} pages' },
    none: 'Aucune page ne contient «\u00a0{query}\u00a0». Essayez un autre mot, ou moins de mots.',
    loading: 'Recherche en cours…',
    failed: 'La recherche n’a pas pu être chargée. Veuillez réessayer dans un instant.',
    open: 'Rechercher',
  },
  quote: {
    heading: 'Le témoignage de {name}',
  },
  gallery: {
    position: '{number} sur {count}',
    close: 'Fermer l’image',
    previous: 'Image précédente',
    next: 'Image suivante',
  },
  openingHours: {
    heading: 'Horaires d’ouverture',
    closed: 'Fermé',
    allDay: 'Ouvert 24 h sur 24',
    exceptions: 'Horaires exceptionnels',
  },
  places: {
    directions: 'Afficher l’itinéraire',
  },
  player: {
    watch: 'Regarder sur {platform}',
    transcript: 'Transcription',
  },
  embed: {
    play: 'Lire la vidéo',
    showMap: 'Afficher la carte interactive',
    showCalendar: 'Afficher les disponibilités',
    bookOn: 'Réserver sur {service}',
    note: 'Ce bouton charge une page de {service}, qui reçoit votre adresse IP et peut enregistrer des données dans votre navigateur. {privacy}',
    privacy: 'Confidentialité chez {service}',
  },
  beforeAfter: {
    before: 'Avant',
    after: 'Après',
    slider: 'Part visible de la première image, en pourcentage',
  },
  countdown: {
    days: { one: 'Jour', many: 'Jours', other: 'Jours' },
    hours: { one: 'Heure', many: 'Heures', other: 'Heures' },
    minutes: { one: 'Minute', many: 'Minutes', other: 'Minutes' },
  },
  schedule: {
    timeZone: 'Fuseau horaire\u00a0: {zone}',
    online: 'Participer en ligne',
  },
  job: {
    type: 'Type de contrat',
    place: 'Lieu',
    remote: 'Télétravail',
    salary: 'Salaire',
    contact: 'Des questions\u00a0?',
    perHour: '{amount} de l’heure',
    perDay: '{amount} par jour',
    perMonth: '{amount} par mois',
    perYear: '{amount} par an',
    fullTime: 'Temps plein',
    partTime: 'Temps partiel',
    contract: 'Mission indépendante',
    temporary: 'Contrat temporaire',
    internship: 'Stage',
    volunteer: 'Bénévolat',
    published: 'Publiée le',
    until: 'Candidatures jusqu’au',
  },
  pagination: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: 'Page {number}',
  },
  posts: {
    back: 'Retour aux articles',
    heading: 'À lire ensuite',
    readMore: 'Lire la suite',
    previous: 'Article précédent',
    next: 'Article suivant',
  },
  services: {
    all: 'Tous les services',
    next: 'Service suivant',
    more: 'En savoir plus\u00a0: {title}',
  },
};
