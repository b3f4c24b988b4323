/** Why a change was not made, in German. */
export const edits: Readonly<Record<string, string>> = {
  '{file} cannot be changed: it has YAML syntax errors.':
    'Die Datei {file} enthält einen Fehler, den Ihr Entwickler beheben kann. Bis dahin kann sie hier nicht geändert werden.',
  '{file} cannot be changed: it cannot be read.': 'Die Datei {file} lässt sich nicht lesen und deshalb hier nicht ändern.',
  '{file} was not saved, because it could not be read afterwards.':
    '{file} ist nicht gespeichert, denn die Datei ließe sich danach nicht mehr lesen.',
  'This file has {size} KiB. The maximum is {most}.': 'Sie hat {size} KiB. Höchstens {most} sind möglich.',
  'This file has too many lines, quotes, colons and other special characters: {count}. The maximum is {most}.':
    'Sie hat zu viele Zeilen, Anführungszeichen, Doppelpunkte und andere besondere Zeichen.',
  'Split it into several pages.': 'Verteilen Sie den Inhalt auf mehrere Seiten.',
  'Write each record into a file of its own: {any}': 'Ihr Entwickler kann jedem Datensatz eine eigene Datei geben.',
  'Shorten long texts in it, or remove what no page shows.': 'Kürzen Sie lange Texte, oder entfernen Sie, was keine Seite zeigt.',
  'Remove special characters that you do not need, or split it into several pages or records.':
    'Entfernen Sie besondere Zeichen, die Sie nicht brauchen, oder verteilen Sie den Inhalt.',
  'Such a long file is read only without mistakes in its YAML: {any}':
    'Eine so lange Datei wird nur ohne Fehler gelesen. Verteilen Sie den Inhalt auf mehrere Seiten oder Dateien.',
  'Lists or fields are nested more than {count} levels deep here.': 'Listen oder Felder liegen mehr als {count} Ebenen ineinander.',
  'No field needs that. Remove extra brackets or dashes.': 'Das braucht kein Feld.',
  'There is an invisible character here that changes how the text reads ({code}).':
    'Ein unsichtbares Zeichen ({code}) ändert, wie der Text zu lesen ist.',
  'Remove it: type the words around it again instead of copying them.': 'Tippen Sie die Wörter darum neu, statt sie zu kopieren.',
  'There is no collection {name}.': 'Die Sammlung {name} gibt es nicht.',
  '{file} cannot be read. Fix it first: npm run check':
    'Die Datei {file} enthält einen Fehler, den Ihr Entwickler beheben kann. Nichts wurde geändert.',
  '{file} cannot be changed: {any}': 'Diese Stelle kann hier nicht geändert werden. Ihr Entwickler kann es in der Datei {file} tun.',
  'The site cannot be read.': 'Die Website kann gerade nicht gelesen werden.',
  'The site cannot be read at the moment.': 'Die Website kann gerade nicht gelesen werden.',
  'The page was changed meanwhile. Nothing was changed now. Try again.':
    'Die Seite hat sich inzwischen geändert. Versuchen Sie es noch einmal.',
  'The block was changed since it was cut. Cut it again.':
    'Der Block hat sich geändert, seit er ausgeschnitten wurde. Schneiden Sie ihn noch einmal aus.',
  'The page {path} has a block with the id {value} already. Change one of the two ids first.':
    'Die Seite {path} hat schon einen Block mit der Sprungmarke {value}. Ändern Sie zuerst eine der beiden.',
  'This block is a shared one already.': 'Dieser Block ist schon ein geteilter.',
  'This block is not a shared one.': 'Dieser Block ist kein geteilter.',
  'A page in another language cannot make shared blocks. Share the block of the page that it translates.':
    'Teilen Sie den Block auf der Seite, die hier übersetzt ist.',
  'There is a shared block {value} already. Choose another name.':
    'Einen geteilten Block {value} gibt es schon. Wählen Sie einen anderen Namen.',
  '{value} cannot be the name of a shared block. {any}':
    '{value} geht nicht als Name. Möglich sind Kleinbuchstaben, Ziffern und Bindestriche.',
  'No file has the page {path}.': 'Zur Seite {path} gibt es keine Datei.',
  '{file} makes {path} and other pages.': 'Die Seite {path} entsteht aus Datensätzen, zusammen mit anderen.',
  '{value} cannot be the path of a page. {any}: {path}': '{value} geht nicht als Adresse. Meinten Sie {path}?',
  '{value} cannot be the path of a page. {any}':
    '{value} geht nicht als Adresse. Sie beginnt mit / und hat Kleinbuchstaben von a bis z, Ziffern und einzelne Bindestriche, zum Beispiel /angebote.',
  'No page can be at {path}: {any}': 'Keine Seite kann die Adresse {path} haben. Die Website braucht sie selbst.',
  'There is a page at {path} already: {file}. Choose another path.':
    'Unter {path} gibt es schon eine Seite. Wählen Sie eine andere Adresse.',
  'There is a page at {path} already. Choose another path.': 'Unter {path} gibt es schon eine Seite. Wählen Sie eine andere Adresse.',
  'The file {file} is at {path} already. Choose another path.': 'Unter {path} liegt schon eine Datei. Wählen Sie eine andere Adresse.',
  'There is a file {file} already. {any}': 'Eine Datei dafür gibt es schon. Wählen Sie eine andere Adresse.',
  'Each record of {name} has a page already, such as {path}.': 'Jeder Datensatz von {name} hat schon eine Seite, zum Beispiel {path}.',
  'This site has no block that shows one record of {name}.':
    'Diese Website hat keinen Block, der einen einzelnen Datensatz von {name} zeigt.',
  'The path of these pages needs {id} once, for the id of the record: {path}':
    'Die Adresse dieser Seiten braucht {id} genau einmal, an der Stelle der ID des Datensatzes: {path}',
  'The page is at {path} already.': 'Die Seite hat diese Adresse schon.',
  'The page / is the home page and cannot move. Write another page for the new path.': 'Die Startseite kann nicht umziehen.',
  'There is no record {name}.': 'Den Datensatz {name} gibt es nicht.',
  '{name} has a file of its own, so its name says where it is.': '{name} hat eine eigene Datei und ist nach ihrem Namen eingeordnet.',
  'There is a record {name} already. Choose another id.': 'Den Datensatz {name} gibt es schon. Wählen Sie eine andere ID.',
  '{value} cannot be the name of a collection. Write lowercase letters from a to z, digits and single hyphens, such as {example}.':
    '{value} geht nicht als Name. Möglich sind Kleinbuchstaben von a bis z, Ziffern und einzelne Bindestriche, zum Beispiel {example}.',
  '{value} cannot be the name of a collection: the code of every website uses it itself. Choose another name.':
    '{value} geht nicht als Name, denn ihn braucht der Code jeder Website selbst. Wählen Sie einen anderen.',
  'The code of the site declares the collection {name}, so {any}': 'Die Felder von {name} gehören zum Code der Website.',
  'Name the field behind its type, such as {example}.': 'Wählen Sie ein Feld.',
  '{path} would be the path of {count} pages. {any}':
    'Dann hätten {count} Seiten dieselbe Adresse {path}. Lassen Sie den Teil in Klammern stehen.',
  'The record {name} is in no file.': 'Den Datensatz {name} gibt es nicht.',
  '{folder} is a link to a place outside of the site, so nothing is written there.':
    '{folder} führt aus dem Ordner der Website hinaus. Dort wird nichts gespeichert.',
  'Another program saves files of this site at the moment. Nothing was changed now. Try again.':
    'Ein anderes Programm speichert gerade in dieser Website. Es wurde nichts geändert. Versuchen Sie es noch einmal.',
  'Another program has saved files meanwhile ({any}). Nothing was changed now. Try again.':
    'Ein anderes Programm hat inzwischen gespeichert. Es wurde nichts geändert. Versuchen Sie es noch einmal.',
  'The disk is full, so nothing was saved. Delete what you do not need, then try again.':
    'Der Speicher ist voll, deshalb wurde nichts gespeichert. Löschen Sie, was Sie nicht brauchen, und versuchen Sie es noch einmal.',
  'The files of the site can only be read here, so nothing was saved.':
    'Die Dateien der Website lassen sich hier nur lesen, deshalb wurde nichts gespeichert. Jemand muss die Rechte der Dateien ändern.',
  '{file} cannot be read, because it is no file ({any}).':
    '{file} lässt sich nicht lesen, denn dort liegt keine gewöhnliche Datei. Jemand muss eine Datei an diese Stelle legen.',
  '{file} is too large to be read.': '{file} ist zu groß und lässt sich nicht lesen.',
  'There is a collection {name} already. Choose another name.': 'Die Sammlung {name} gibt es schon. Wählen Sie einen anderen Namen.',
  '{value} cannot be the name of a type: the code of every website uses this name itself.':
    '{value} geht nicht als Name einer Sammlung, denn ihn braucht der Code jeder Website selbst.',
  '{value} cannot be the name of a field. {any}': '{value} geht nicht als Name eines Feldes.',
  'There is a field {name} already. Choose another name.': 'Das Feld {name} gibt es schon. Wählen Sie einen anderen Namen.',
  '{file} has nothing that can be translated into {language}.': 'Hier gibt es nichts zu übersetzen.',
  '{file} has this translation already.': 'Diese Übersetzung gibt es schon.',
  '{file} is not saved as UTF-8, so it was not changed. {any}':
    'Die Datei {file} ist nicht als UTF-8 gespeichert und wurde nicht geändert. Jemand muss sie als UTF-8 speichern.',
  'Somebody works on the branch {name} in {folder}. {any}': 'Jemand arbeitet gerade an diesem Entwurf, im Ordner {folder}.',
  'The change is too large.': 'Die Änderung ist zu groß.',
  'Only the open editor may change the site.': 'Laden Sie den Editor neu: Die Vorschau wurde inzwischen neu gestartet.',

  // Where something is
  'page "{title}", block {number} ({type}, shared "{name}")': 'Seite „{title}“, Block {number}, geteilt als „{name}“',
  'page "{title}", block {number} ({type})': 'Seite „{title}“, Block {number}',
  'page "{title}", block {number}': 'Seite „{title}“, Block {number}',
  'page {title}': 'Seite {title}',
  navigation: 'Navigation',
  footer: 'Fußzeile',
  'shared block {name}': 'Geteilter Block {name}',
  '{name}, record {id}': '{name}, Datensatz {id}',

  // Files that are not added to media
  '{name} is no file that a page can show or offer.': '{name} kann auf keiner Seite stehen.',
  'Choose a picture (.jpg, .png, .webp, .avif, .svg), a video (.mp4), a font (.woff2) or a document such as .pdf.':
    'Wählen Sie ein Bild (.jpg, .png, .webp, .avif, .svg), ein Video (.mp4), eine Schrift (.woff2) oder ein Dokument wie .pdf.',
  '{name} is a {ending} file, and this field takes others.': '{name} ist eine Datei mit der Endung {ending}. Hier gehen andere.',
  'Export it again. This field takes: {list}.': 'Speichern Sie die Datei in einem dieser Formate: {list}.',
  '{name} cannot be read as a web font.': '{name} ist als Schrift nicht lesbar.',
  'Use the .woff2 file of one font, as its shop or its foundry offers it. A .ttf or .otf file must be converted first.':
    'Nehmen Sie die .woff2-Datei einer einzelnen Schrift, wie ihr Anbieter sie hat. Dateien mit .ttf oder .otf müssen erst umgewandelt werden.',
  '{name} is empty (0 bytes).': '{name} ist leer.',
  'Copy the file again, or export it again in the program that made it.': 'Kopieren oder speichern Sie die Datei noch einmal.',
  '{name} cannot be read as an image.': '{name} ist als Bild nicht lesbar.',
  '{name} cannot be read as a video.': '{name} ist als Video nicht lesbar.',
  '{name} is a video in a format that browsers do not play.': '{name} ist ein Video in einem Format, das Browser nicht abspielen.',
  '{name} has sound only, and no pictures.': '{name} hat nur Ton und keine Bilder.',
  '{name} is {kind}, which most browsers do not show.': 'Die meisten Browser zeigen {name} nicht.',
  '{name} is {kind}, which not every browser plays.': 'Nicht jeder Browser spielt {name} ab.',
  '{name} is a moving picture, of which pages show the first moment only.':
    '{name} bewegt sich. Seiten zeigen davon nur den ersten Moment.',
  '{name} is a sound recording without pictures.': '{name} ist eine Tonaufnahme ohne Bilder.',
  '{path} has the format H.265 (HEVC), which some browsers do not play.':
    '{path} hat das Format H.265, das manche Browser nicht abspielen.',
  'Export it as .mp4 with H.264, or put a .webm of the same name next to it.': 'Speichern Sie das Video als .mp4 mit H.264.',
  'Export a video as .mp4 with H.264.': 'Speichern Sie ein Video als .mp4 mit H.264.',
  'Export it as .mp4 with H.264.': 'Speichern Sie das Video als .mp4 mit H.264.',
  'Export it as .jpg or .png.': 'Speichern Sie das Bild als .jpg oder .png.',
  'Export it as .jpg. An iPhone takes such photos itself with Settings, Camera, Formats, Most Compatible.':
    'Speichern Sie das Bild als .jpg. Ein iPhone nimmt solche Fotos auf mit Einstellungen, Kamera, Formate, Maximale Kompatibilität.',
  'Export it as .mp4 for a video, or its best moment as .jpg or .png.':
    'Speichern Sie es als Video mit .mp4, oder den besten Moment als .jpg oder .png.',
  'Export it again as .png, .jpg, .webp or .svg.': 'Speichern Sie das Bild neu als .png, .jpg, .webp oder .svg.',
  'Export a smaller file: images at most 2400 pixels wide, videos a few seconds long.':
    'Speichern Sie es kleiner: Bilder höchstens 2400 Pixel breit, Videos nur wenige Sekunden lang.',
  '{name} has {size} MB. The maximum is {most} MB.': '{name} hat {size} MB. Höchstens {most} MB sind möglich.',
  '{name} has {width} by {height} pixels. The maximum is {most} million pixels in all.':
    '{name} hat {width} mal {height} Pixel. Höchstens {most} Millionen sind möglich.',
  'The content of {name} is a {kind} file.': '{name} ist in Wirklichkeit eine {kind}-Datei.',
  'Rename it to {name}, {any}': 'Benennen Sie die Datei um in {name}.',
  'Export it again as {kind}.': 'Speichern Sie die Datei neu als {kind}.',
  '{name} contains {words}, which is not allowed in an .svg file.': '{name} enthält {words}. Das ist in SVG-Dateien nicht erlaubt.',
  '{name} contains {any}, which is not allowed in an .svg file.': '{name} enthält etwas, das in SVG-Dateien nicht erlaubt ist.',
  'Remove it, or export the image again as plain SVG or as .png.': 'Speichern Sie das Bild neu als einfaches SVG oder als .png.',
  '{name} cannot be read from here on, because it is not well-formed XML.': '{name} ist keine lesbare SVG-Datei.',
  '{name} is not an SVG image.': '{name} ist kein SVG-Bild.',
  'The first element must be {element}. Export the file again.': 'Speichern Sie die Datei neu.',
  '{name} is not saved as UTF-8 text.': '{name} ist nicht als UTF-8 gespeichert.',
  'Save or export it again with the encoding UTF-8.': 'Speichern Sie die Datei neu, mit der Zeichenkodierung UTF-8.',
};
