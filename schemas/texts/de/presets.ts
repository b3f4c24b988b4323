/** Descriptions of presets, in German. Before the colon, each says what the preset is called. */
export const presets: Readonly<Record<string, string>> = {
  'A mobile app: what it does, what people say, where to get it.': 'Eine App: was sie kann, was andere sagen, wo es sie gibt.',
  'The story of one project: the problem, the work, the results.': 'Die Geschichte eines Projekts: das Problem, die Arbeit, das Ergebnis.',
  'A page before the launch: the promise, the date, and a form to be told.':
    'Eine Seite vor dem Start: das Versprechen, der Tag, und ein Formular für alle, die es erfahren wollen.',
  'A course: what people learn, week by week, the teacher, prices and registration.':
    'Ein Kurs: was man lernt, Woche für Woche, wer unterrichtet, Preise und Anmeldung.',
  'A conference or festival: the date, programme, speakers, tickets and place.':
    'Eine Tagung oder ein Festival: Datum, Programm, Redner, Karten und Ort.',
  'A guest house: the rooms with prices, what is around, and a form to ask for dates.':
    'Eine Pension: die Zimmer mit Preisen, die Umgebung, und ein Formular für Anfragen.',
  'An open position: the tasks, the pay, the team and the way to an offer.':
    'Eine offene Stelle: die Aufgaben, das Gehalt, die Mitarbeiter und der Weg zum Angebot.',
  'A landing page: its sample texts say what to write where.': 'Eine Landingpage: ihre Beispieltexte sagen, was wohin gehört.',
  'All your links on one page: for the profile of a social network.':
    'Alle Ihre Links auf einer Seite: für das Profil in einem sozialen Netzwerk.',
  'A local business: what it does, prices, opening hours and the way there.':
    'Ein Betrieb am Ort: was er tut, Preise, Öffnungszeiten und der Weg dorthin.',
  'A newsletter: what it is about, who writes it, and a form whose e-mail readers confirm.':
    'Ein Newsletter: worum es geht, wer ihn schreibt, und ein Formular, das Leser per E-Mail bestätigen.',
  'A restaurant: the menu with prices, a form to ask for a table, opening hours and place.':
    'Ein Restaurant: die Speisekarte mit Preisen, ein Formular für einen Tisch, Öffnungszeiten und Ort.',
  'A software product: what it does, who uses it, what it costs.': 'Eine Software: was sie kann, wer sie verwendet, was sie kostet.',
  'A plain page: a heading, a text with a picture, a button.': 'Eine einfache Seite: eine Überschrift, ein Text mit Bild, ein Button.',
  'An online talk with a date: what people learn, who speaks, and a form to register.':
    'Ein Vortrag im Internet mit Termin: was man lernt, wer spricht, und ein Formular zur Anmeldung.',
  'A page for one offer: what you get, how it works, questions, a form.':
    'Eine Seite für ein Angebot: was man bekommt, wie es geht, Fragen, ein Formular.',
  'A plain page: a heading, a text, a button.': 'Eine einfache Seite: eine Überschrift, ein Text, ein Button.',
};
