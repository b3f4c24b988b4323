/** The names of block types, collections and fields in German. */
export const names: Readonly<Record<string, string>> = {
  'doctor-list': 'Zahnärzte',
  'price-list': 'Preisliste',
  'treatment-detail': 'Behandlung im Einzelnen',
  doctors: 'Zahnärzte',
  treatments: 'Behandlungen',
  treatment: 'Behandlung',
  summary: 'Kurzfassung',
  portrait: 'Porträt',
  appointments: 'Termine',
  insurance: 'Versicherung',
  amount: 'Betrag',
  isFrom: 'Ab-Preis',
  prices: 'Preise',
};

/** There is nothing to choose from that the standard blocks do not have. */
export const values: Readonly<Record<string, string>> = {};

/** The descriptions of block types and fields in German, by what the schemas say. */
export const descriptions: Readonly<Record<string, string>> = {
  'Dentists with their portraits. A card links to the page of the dentist.':
    'Zahnärzte mit ihren Porträts. Eine Karte führt zur Seite des Zahnarztes.',
  'The name with title.': 'Der Name mit Titel.',
  'The speciality, in a few words.': 'Das Fachgebiet, in wenigen Wörtern.',
  'One or two sentences for the card and for search results.': 'Ein oder zwei Sätze für die Karte und für Suchergebnisse.',
  'The languages that the doctor speaks with patients, such as "German and English".':
    'Die Sprachen, in denen der Arzt mit Patienten spricht, zum Beispiel "Deutsch und Englisch".',
  'When the doctor is there, and in which house.': 'Wann der Arzt da ist, und in welchem Haus.',
  'The text of the page of the doctor.': 'Der Text der Seite des Arztes.',
  'A dentist of the practice.': 'Ein Zahnarzt der Praxis.',
  'Which dentists are shown.': 'Welche Zahnärzte zu sehen sind.',
  'The prices of treatments, one group for each.': 'Die Preise der Behandlungen, eine Gruppe für jede.',
  'The last part of the URL of its page, in the language of the page.':
    'Der letzte Teil der Adresse ihrer Seite, in der Sprache der Seite.',
  'The name of the treatment.': 'Der Name der Behandlung.',
  'How long one appointment takes.': 'Wie lange ein Termin dauert.',
  'How many appointments it takes.': 'Wie viele Termine nötig sind.',
  'What the insurance pays, in one sentence.': 'Was die Versicherung zahlt, in einem Satz.',
  'What the price is for.': 'Wofür der Preis gilt.',
  'The price in euros.': 'Der Preis in Euro.',
  'true: the price is the lowest one, and most pay more.': 'true: Der Preis ist der niedrigste, und die meisten zahlen mehr.',
  'A few words under the label, such as who pays.': 'Ein paar Wörter unter der Beschriftung, zum Beispiel wer bezahlt.',
  'The prices.': 'Die Preise.',
  'The text of its page.': 'Der Text ihrer Seite.',
  'A treatment with its prices.': 'Eine Behandlung mit ihren Preisen.',
  'Which treatments are listed.': 'Welche Behandlungen aufgeführt sind.',
  'A sentence under the prices.': 'Ein Satz unter den Preisen.',
  'A treatment with its facts, text, prices and dentists. Its name is the heading of the page.':
    'Eine Behandlung mit Angaben, Text, Preisen und Zahnärzten. Ihr Name ist die Überschrift der Seite.',
  'The id of the treatment.': 'Die ID der Behandlung.',
  'The dentists who offer it.': 'Die Zahnärzte, die sie anbieten.',
  'The button under the facts.': 'Der Button unter den Angaben.',
  'The last part of the URL of the page of the doctor.': 'Der letzte Teil der Adresse der Seite des Arztes.',
  'Pages refer to the treatment by this id.': 'Seiten verweisen mit dieser ID auf die Behandlung.',
};
