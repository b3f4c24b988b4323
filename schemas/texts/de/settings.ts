/** Descriptions of the settings that this site adds, in German. */
export const settings: Readonly<Record<string, string>> = {
  '"landing" shows the page\'s own anchors in the header.': '"landing" zeigt die Sprungmarken der Seite in der Kopfzeile.',
  'The postal address: one list entry for each line.': 'Die Postanschrift: ein Eintrag für jede Zeile.',
  'In pixels of scrolling, on other pages.': 'In Pixeln, auf anderen Seiten.',
  'In pixels of scrolling, on pages with the layout "landing".': 'In Pixeln, auf Seiten mit dem Layout "landing".',
  'Text, and the background of dark sections.': 'Texte, und der Hintergrund dunkler Abschnitte.',
  'The background of pages, and text on dark sections.': 'Der Hintergrund der Seiten, und Texte auf dunklen Abschnitten.',
  'Cards, and the header after scrolling. Usually white.': 'Karten, und die Kopfzeile nach dem Scrollen. Meist weiß.',
  'Badges, active menu items, and links on dark sections.': 'Abzeichen, der gewählte Menüpunkt, und Links auf dunklen Abschnitten.',
  'Main buttons, and links on light backgrounds.': 'Wichtige Buttons, und Links auf hellem Hintergrund.',
  'A second accent colour: success messages and the chat button.': 'Eine zweite Akzentfarbe: Erfolgsmeldungen und der Chat-Button.',
  'The corners of buttons, cards, pictures and form fields.': 'Die Ecken von Buttons, Karten, Bildern und Formularfeldern.',
  'The space above and below blocks.': 'Der Abstand über und unter Blöcken.',
  'The shadows of cards. `none` draws a thin line around them instead.':
    'Die Schatten der Karten. `none` zeichnet stattdessen eine dünne Linie um sie.',
  'The size of headings.': 'Die Größe der Überschriften.',
  'How bold headings are. The font must have these weights.': 'Wie fett Überschriften sind. Die Schrift muss diese Stärken haben.',
  'The space between the letters of headings: `tight` suits bold fonts without serifs, `normal` others.':
    'Der Abstand zwischen den Buchstaben von Überschriften: `tight` passt zu fetten Schriften ohne Serifen, `normal` zu anderen.',
  'Whether buttons and cards move up under the mouse.': 'Ob sich Buttons und Karten unter der Maus heben.',
  'Whether the pattern of the brand decorates headings, cards and the footer. `none` suits a quiet look.':
    'Ob das Muster der Marke Überschriften, Karten und die Fußzeile schmückt. `none` passt zu einem ruhigen Aussehen.',
  'The background of pages.': 'Der Hintergrund der Seiten.',
  'Text.': 'Texte.',
  'Cards, and the header after scrolling.': 'Karten, und die Kopfzeile nach dem Scrollen.',
  'Main buttons, and links.': 'Wichtige Buttons, und Links.',
  'The second accent colour.': 'Die zweite Akzentfarbe.',
  'On other pages.': 'Auf anderen Seiten.',
  'On pages with the layout "landing".': 'Auf Seiten mit dem Layout "landing".',
};
