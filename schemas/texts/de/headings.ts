/** Descriptions of blocks with the heading of a page, in German. */
export const headings: Readonly<Record<string, string>> = {
  'The id of the post.': 'Die ID des Beitrags.',
  'The text of the link back to the list. Default: "Back to Blogs" in the language of the page.':
    'Der Text des Links zurück zur Liste. Ohne Angabe: „Zurück zu den Beiträgen“ in der Sprache der Seite.',
  'The page that this link opens.': 'Die Seite, die dieser Link öffnet.',
  'A blog post. Its title is the heading of the page.': 'Ein Blogbeitrag. Sein Titel ist die Überschrift der Seite.',
  'A few words above the heading.': 'Ein paar Wörter über der Überschrift.',
  'The heading of the page, ten words or fewer.': 'Die Überschrift der Seite, höchstens zehn Wörter.',
  'One paragraph under the heading.': 'Ein Absatz unter der Überschrift.',
  'The picture. Without one there is the pattern of the brand.': 'Das Bild. Ohne Bild steht dort das Muster der Marke.',
  'split: text beside the picture. centred: text in the middle, the picture below. full-bleed: text on the picture, which fills the window. text-only: no picture and no pattern. Default: that of the look.':
    'split: Text neben dem Bild. centred: Text in der Mitte, das Bild darunter. full-bleed: Text auf dem Bild, das die Fensterbreite füllt. text-only: weder Bild noch Muster. Ohne Angabe: wie im gewählten Stil.',
  'A second button beside the main one.': 'Ein zweiter Button daneben.',
  'A short sentence under the buttons, such as "No credit card needed".':
    'Ein kurzer Satz unter den Buttons, zum Beispiel "Ohne Kreditkarte".',
  'The top of a page: a heading, a paragraph and up to two buttons, beside a picture or alone.':
    'Der Anfang einer Seite: eine Überschrift, ein Absatz und bis zu zwei Buttons, neben einem Bild oder allein.',
  'Instead of heading: the heading with <em> around words to highlight, or <br> for a line break.':
    'Anstelle von heading: die Überschrift mit <em> um hervorgehobene Wörter, oder <br> für einen Zeilenumbruch.',
  'The background video: an .mp4 file in media, without sound.': 'Das Video im Hintergrund: eine .mp4-Datei in media, ohne Ton.',
  'The first picture of the video. Visitors see it before the video plays, and when it does not play.':
    'Das erste Bild des Videos. Besucher sehen es, bevor das Video läuft, und wenn es nicht läuft.',
  'Up to four short facts under the heading.': 'Bis zu vier kurze Angaben unter der Überschrift.',
  'A number or name, such as "100+".': 'Eine Zahl oder ein Name, zum Beispiel "100+".',
  'What the number or name stands for, such as "Happy clients".': 'Wofür die Zahl oder der Name steht, zum Beispiel "Zufriedene Kunden".',
  'The top of a page: a heading over a background video, a paragraph, up to two links and four facts.':
    'Der Anfang einer Seite: eine Überschrift auf einem Video, ein Absatz, bis zu zwei Links und vier Angaben.',
  'The heading of the page.': 'Die Überschrift der Seite.',
  'A button that leads to another page.': 'Ein Button, der zu einer anderen Seite führt.',
  'true: the pattern beside the text has a flaw, for a page that reports an error.':
    'true: Das Muster neben dem Text hat einen Webfehler, für eine Seite, die einen Fehler meldet.',
  'A page with one short message, such as a thank-you page or a 404 page.':
    'Eine Seite mit einer kurzen Nachricht, zum Beispiel eine Dankeseite oder eine 404-Seite.',
  'The top of a page without a video: a heading on a dark background with a pattern.':
    'Der Anfang einer Seite ohne Video: eine Überschrift auf dunklem Hintergrund mit einem Muster.',
  'The tabs, in the order shown. The first one is open at the start.':
    'Die Reiter, in der gezeigten Reihenfolge. Der erste ist am Anfang offen.',
  'The name of the tab in URLs: "?tab=web" opens the tab "web".': 'Der Name des Reiters in Adressen: "?tab=web" öffnet den Reiter "web".',
  'The text on the tab.': 'Der Text auf dem Reiter.',
  'Which projects the tab shows: a list such as "web", or ids such as "web/online-shop".':
    'Welche Projekte der Reiter zeigt: eine Liste wie "web", oder IDs wie "web/online-shop".',
  'The heading of a portfolio page and projects in tabs.': 'Die Überschrift einer Portfolio-Seite und Projekte in Reitern.',
  'Which posts are shown. The first is shown large.': 'Welche Beiträge zu sehen sind. Der erste ist groß.',
  'The heading of a blog page and blog posts as cards.': 'Die Überschrift einer Blog-Seite und Beiträge als Karten.',
  'The record. On the page of every record of a type: "dishes/{id}".':
    'Der Datensatz. Auf der Seite jedes Datensatzes eines Typs: "dishes/{id}".',
  'A short label above the heading.': 'Ein kurzes Schild über der Überschrift.',
  'A sentence below the heading.': 'Ein Satz unter der Überschrift.',
  'Links to the records before and after this one: among all of its type, or among a selection with an order of its own.':
    'Links zum Datensatz davor und danach: unter allen seines Typs, oder in einer Auswahl mit eigener Reihenfolge.',
  'The heading of the page of one record, with its picture, its facts and its texts.':
    'Die Überschrift der Seite eines Datensatzes, mit seinem Bild, seinen Angaben und seinen Texten.',
  'The id of the service.': 'Die ID der Leistung.',
  'A service and a sidebar with links to the other services. The title of the service is the heading of the page.':
    'Eine Leistung, und eine Seitenleiste mit Links zu den anderen. Der Titel der Leistung ist die Überschrift der Seite.',
};
