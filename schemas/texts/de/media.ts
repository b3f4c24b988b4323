/** Descriptions of blocks with pictures and videos, in German. */
export const media: Readonly<Record<string, string>> = {
  'The first picture.': 'Das erste Bild.',
  'The second picture, of the same size.': 'Das zweite Bild, in derselben Größe.',
  'A word on the first picture. Default: "Before".': 'Ein Wort auf dem ersten Bild. Ohne Angabe: „Vorher“.',
  'A word on the second picture. Default: "After".': 'Ein Wort auf dem zweiten Bild. Ohne Angabe: „Nachher“.',
  'Two pictures of the same thing with a slider between them. Without script they are side by side.':
    'Zwei Bilder derselben Sache mit einem Schieber dazwischen. Ohne Skript stehen sie nebeneinander.',
  'A sentence under the title: what the appointment is about, and how long it takes.':
    'Ein Satz unter dem Titel: worum es bei dem Termin geht, und wie lange er dauert.',
  'The appointment page.': 'Die Seite für Termine.',
  'A calendar of Cal.com or Calendly in which visitors choose a time. It loads after a click.':
    'Ein Kalender von Cal.com oder Calendly, in dem Besucher einen Termin wählen. Er lädt nach einem Klick.',
  'The rows, in this order. The picture of the first one is on the right.':
    'Die Reihen, in dieser Reihenfolge. Das Bild der ersten steht rechts.',
  'The title of the row.': 'Der Titel der Reihe.',
  'Two or three sentences.': 'Zwei oder drei Sätze.',
  'Short points under the text, one entry each.': 'Kurze Punkte unter dem Text, jeder ein Eintrag.',
  'The picture beside the text.': 'Das Bild neben dem Text.',
  'Rows of text and picture, whose sides alternate.': 'Reihen aus Text und Bild, deren Seiten wechseln.',
  'The pictures, in this order.': 'Die Bilder, in dieser Reihenfolge.',
  'The picture. The grid crops it; enlarged, it is whole.': 'Das Bild. Das Raster beschneidet es; vergrößert ist es ganz zu sehen.',
  'A sentence under the picture.': 'Ein Satz unter dem Bild.',
  'Pictures in a grid. A click enlarges a picture; keys and swipes show the others.':
    'Bilder in einem Raster. Ein Klick vergrößert ein Bild; Tasten und Wischen zeigen die anderen.',
  'How to get there, in one or two sentences.': 'Wie man dorthin kommt, in einem oder zwei Sätzen.',
  'The picture of the map. Required without "interactiveMap".': 'Das Bild der Karte. Nötig ohne "interactiveMap".',
  'A map that visitors can move. A button loads it into the place of the picture.':
    'Eine Karte, die Besucher bewegen können. Ein Button lädt sie an die Stelle des Bildes.',
  'A place on the map of OpenStreetMap.': 'Ein Ort auf der Karte von OpenStreetMap.',
  'The latitude in degrees. South is negative.': 'Die geografische Breite in Grad. Süden ist negativ.',
  'The longitude in degrees. West is negative.': 'Die geografische Länge in Grad. Westen ist negativ.',
  'How near: 12 shows a town, 16 streets, 19 houses.': 'Wie nah: 12 zeigt eine Stadt, 16 Straßen, 19 Häuser.',
  'Instead of position: the URL of an embedded map of Google Maps.':
    'Anstelle von position: die Adresse einer eingebetteten Karte von Google Maps.',
  'A picture of a map with an address and a link to directions. It can become an interactive map after a click, which needs no picture.':
    'Ein Bild einer Karte mit Adresse und Link zur Wegbeschreibung. Nach einem Klick kann daraus eine bewegliche Karte werden, die kein Bild braucht.',
  'The paragraphs, one entry each.': 'Die Absätze, jeder ein Eintrag.',
  'The picture.': 'Das Bild.',
  'The side of the picture on wide screens.': 'Auf welcher Seite das Bild auf breiten Bildschirmen steht.',
  'Paragraphs beside a picture.': 'Absätze neben einem Bild.',
  'The path of an .mp4 file in media. A .webm file of the same name is offered first.':
    'Der Pfad einer .mp4-Datei in media. Eine .webm-Datei mit demselben Namen wird zuerst angeboten.',
  'The page of the video on YouTube or Vimeo. Nothing is loaded from there before a click. The video plays on the page when the site allows this service; otherwise its page opens in a new tab.':
    'Die Seite des Videos auf YouTube oder Vimeo. Vor einem Klick wird von dort nichts geladen. Das Video läuft auf der Seite, wenn die Website diesen Dienst erlaubt; sonst öffnet sich seine Seite in einem neuen Tab.',
  'The picture that visitors see before the video plays.': 'Das Bild, das Besucher sehen, bevor das Video läuft.',
  'The captions in the language of the site, a .vtt file. Needed when the video has speech.':
    'Die Untertitel in der Sprache der Website, eine .vtt-Datei. Nötig, wenn im Video gesprochen wird.',
  'What is said and shown, in simple HTML. Visitors open it under the video.':
    'Was gesagt und gezeigt wird, in einfachem HTML. Besucher öffnen es unter dem Video.',
  'The day of publication for search engines, such as "2027-06-01".':
    'Der Tag der Veröffentlichung für Suchmaschinen, zum Beispiel "2027-06-01".',
  'A video: a file of the site, or one on YouTube or Vimeo behind a picture.':
    'Ein Video: eine Datei der Website, oder eines auf YouTube oder Vimeo hinter einem Bild.',
};
