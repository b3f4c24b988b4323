/** Messages of the rules over a whole site, in German. */
export const site: Readonly<Record<string, string>> = {
  // Links and anchors
  '{value} is not a link: {words}.': '{value} ist kein Link: {words}.',
  '{value} is not a link: "{part}" has no = in it.': '{value} ist kein Link: Bei „{part}“ fehlt ein =.',
  'For the character &, write %26.': 'Für das Zeichen & schreiben Sie %26.',
  '{value} is not a link: it contains a space. Rename the file first, without spaces.':
    '{value} ist kein Link: Er enthält ein Leerzeichen. Benennen Sie zuerst die Datei um, ohne Leerzeichen.',
  '{value} is not a link: it is the name of a file. Write the "path" of the page.':
    '{value} ist kein Link, sondern der Name einer Datei. Schreiben Sie die Adresse der Seite.',
  '{value} is not a link: it is a name in a social network. Write the whole URL of the profile.':
    '{value} ist ein Name in einem sozialen Netzwerk. Schreiben Sie die ganze Adresse des Profils.',
  'This links to {path}, but this page does not exist.': 'Der Link führt auf {path}. Diese Seite gibt es nicht.',
  'This links to {path}, but there is no such page or file.': 'Der Link führt auf {path}. Eine solche Seite oder Datei gibt es nicht.',
  'Without "{field}", this links to {path}, but this page does not exist.':
    'Ohne „{field}“ führt der Link auf {path}. Diese Seite gibt es nicht.',
  'Pages: {list}.': 'Seiten: {list}.',
  'The nearest of {count} pages: {list}.': 'Am ähnlichsten von {count} Seiten: {list}.',
  'Links may lead to documents, tables, archives, pictures and videos in media, such as {path}.':
    'Links können auf Dateien in media führen, zum Beispiel {path}.',
  'Put the file into media/ and write its path, such as {path}. {any}': 'Laden Sie die Datei in media hoch, und wählen Sie sie hier.',
  'This links to {path}, {words}.': 'Der Link führt auf {path}. Diese Seite ist {words}.',
  'This links to {path}, which is a preset and not a page.': 'Der Link führt auf {path}. Das ist eine Vorlage und keine Seite.',
  'The built page shows it as text.': 'Die veröffentlichte Seite zeigt ihn als Text.',
  'Remove the link, or {any}': 'Entfernen Sie den Link, oder veröffentlichen Sie die Seite.',
  'Remove the link, or hide its block with "hidden: true".': 'Entfernen Sie den Link, oder blenden Sie den Block aus.',
  'Remove the link, or hide its block with "hidden: true"; or {any}':
    'Entfernen Sie den Link, blenden Sie den Block aus, oder veröffentlichen Sie die Seite.',
  'This links to {path}, which redirects to {to}.': 'Der Link führt auf {path}, und von dort auf {to}.',
  'Link to {path} directly.': 'Setzen Sie den Link auf {path}.',
  'This links to a page of this site with a full URL, {url}.': 'Der Link führt mit ganzer Adresse auf eine Seite dieser Website: {url}.',
  'Write only the path: {path}.': 'Schreiben Sie nur {path}.',
  '{host} contains {script} letters, which look like Latin letters. Browsers read it as {code}.':
    '{host} enthält fremde Buchstaben, die wie lateinische aussehen. Browser lesen die Adresse als {code}.',
  '"{word}" in {host} mixes {scripts} letters. Browsers read it as {code}.':
    '{host} mischt Buchstaben verschiedener Schriften. Browser lesen die Adresse als {code}.',
  'Type the URL again. If {any}': 'Tippen Sie die Adresse neu ein.',
  'This link is on every page, and {path} has no block with the id {value}.':
    'Dieser Link steht auf jeder Seite, und {path} hat keinen Block mit der Sprungmarke {value}.',
  '{path} has no block with the id {value}.': '{path} hat keinen Block mit der Sprungmarke {value}.',
  'Ids on {path}: {list}.': 'Sprungmarken auf {path}: {list}.',
  'None of its blocks has an id: {any}': 'Keiner ihrer Blöcke hat eine Sprungmarke. Geben Sie dem Block eine.',
  'No page has one: {any}': 'Keine Seite hat diese Sprungmarke. Geben Sie dem Block eine, oder ändern Sie den Link.',
  'Write the page before it: {link}.': 'Schreiben Sie die Seite davor: {link}.',
  'The block {value} of {path} is hidden, so visitors cannot get there.':
    'Der Block {value} auf {path} ist ausgeblendet. Besucher kommen nicht dorthin.',
  'Change the link, or show the block: remove its "hidden: true".': 'Ändern Sie den Link, oder blenden Sie den Block ein.',
  'Two blocks on this page have the id {value}: {any}': 'Zwei Blöcke dieser Seite haben dieselbe Sprungmarke {value}.',
  'The page uses the id {value} itself, so no heading can have it.': 'Die Seite benutzt {value} selbst. Keine Überschrift kann so heißen.',
  'The layout {value} does not show the anchors of a page.': 'Das Layout {value} zeigt keine Sprungmarken.',

  // Pages and headings
  '{value} is not a valid page path.': '{value} ist keine gültige Adresse einer Seite.',
  '{value} is not a valid page path: {any}': '{value} ist keine mögliche Adresse einer Seite.',
  '{value} contains a placeholder in braces, {any}': '{value} enthält Klammern. Das geht nur bei Seiten aus Datensätzen.',
  'Two pages use the path {path}: {any}': 'Zwei Seiten haben dieselbe Adresse {path}.',
  'Add a placeholder to the path, such as {placeholder}, so that each value has a page of its own.':
    'Schreiben Sie {placeholder} in die Adresse: Dann hat jeder Wert eine eigene Seite.',
  'Write the value in the same way in all records. {any}':
    'Schreiben Sie den Wert in allen Datensätzen gleich. Verschiedene Werte brauchen verschiedene Buchstaben oder Ziffern.',
  'A page cannot have the path {path}: {any}': 'Eine Seite kann nicht die Adresse {path} haben. Die Website braucht sie selbst.',
  'Choose a path that does not start with {path}.': 'Wählen Sie eine Adresse, die nicht mit {path} beginnt.',
  'No page has the path /, so the site has no home page.': 'Keine Seite hat die Adresse /. Der Website fehlt die Startseite.',
  'Give the page that visitors see first the line: path: /': 'Geben Sie der Seite, die Besucher zuerst sehen, die Adresse /.',
  'All blocks of this page are hidden, so the page would be empty.': 'Alle Blöcke sind ausgeblendet. Die Seite wäre leer.',
  'Show at least one block, or hide the whole page with "draft: true".': 'Blenden Sie einen ein, oder machen Sie die Seite zum Entwurf.',
  'This page has no main heading (h1).': 'Dieser Seite fehlt die Hauptüberschrift.',
  'Start the page with one of these blocks: {list}.': 'Beginnen Sie die Seite mit einem dieser Blöcke: {list}.',
  'This page has two main headings (h1): in block {first} ({type}) and block {second} ({other}).':
    'Diese Seite hat zwei Hauptüberschriften: in Block {first} ({type}) und Block {second} ({other}).',
  'Keep one of these blocks.': 'Behalten Sie einen dieser Blöcke.',
  'This is block {count} of the type {value} on this page. A page may have {most}.':
    'Das ist Block {count} vom Typ {value} auf dieser Seite. Eine Seite kann {most} haben.',
  'Move it to a page of its own, put its content into the other block, or remove it.':
    'Geben Sie ihm eine eigene Seite, oder legen Sie beide zusammen.',
  'This title has {length} characters. Search results show about {most}.':
    'Dieser Titel hat {length} Zeichen. Suchergebnisse zeigen ungefähr {most}.',
  'Shorten it by {count}, or put the important words first.': 'Kürzen Sie ihn, oder setzen Sie die wichtigen Wörter nach vorn.',
  'This description has {length} characters. Write between {least} and {most}.':
    'Diese Beschreibung hat {length} Zeichen. Gut sind {least} bis {most}.',
  'Write a sentence about what visitors find on the page.': 'Schreiben Sie einen Satz darüber, was Besucher auf der Seite finden.',
  'Two pages have this title: {any}': 'Zwei Seiten haben diesen Titel.',
  'Two pages have this description: {any}': 'Zwei Seiten haben diese Beschreibung.',
  'Describe in each what is only on that page.': 'Schreiben Sie in jeder, was nur dort steht.',

  'No page in {language} has the path /, so {path} leads to no page.': 'Die Startseite ist noch nicht übersetzt: {language}.',
  'Translate the home page: {any}': 'Übersetzen Sie die Startseite.',
  'This page has the path {path} of {file}, which it does not translate.': 'Eine andere Seite hat schon die Adresse {path}.',
  'Give it another path, or {any}': 'Geben Sie dieser eine andere.',
  'The pages of this language are below {prefix} by themselves, so its path does not start with it.':
    'Die Seiten dieser Sprache liegen von selbst unter {prefix}.',
  'Write the path without {prefix}.': 'Schreiben Sie die Adresse ohne {prefix}.',
  'Unknown block type {value}.': 'Einen Blocktyp {value} gibt es nicht.',
  '{block} has no type.': '{block} hat keinen Typ.',
  'Its fields look like {value}.': 'Seine Felder sehen aus wie {value}.',
  'Some types: {list}. All {count} types: {any}': 'Einige Typen: {list}.',
  'The nearest types: {list}. All {count} types: {any}': 'Am ähnlichsten: {list}.',
  'A block of the type {value} cannot stand here.': 'Ein Block vom Typ {value} kann hier nicht stehen.',
  'Types that can: {list}.': 'Möglich sind: {list}.',
  'Records of {name} have no text or number called {value}.': 'Datensätze von {name} haben kein Feld {value}.',
  'Pages of lists have no placeholder {value}.': 'Seiten mit Listen kennen {value} nicht.',
  'Placeholders: {any}': 'Möglich sind: {any}',
  '{value} stands for a list, so it cannot be a part of a text.': '{value} steht für eine Liste und kann kein Teil eines Textes sein.',
  '{value} stands for a link that {any}': '{value} kann nur das Ziel eines Links sein.',
  'Write it alone, {any}': 'Schreiben Sie nur das in ein eigenes Feld.',
  '"{field}" needs "{field2}" beside it, which this page does not have.': '„{field}“ gilt nur zusammen mit „{field2}“.',
  'Add {any}, or remove "{field}".': 'Füllen Sie es aus, oder leeren Sie „{field}“.',
  'Pages cannot be made per {value}: {any}': 'Nach {value} lassen sich keine Seiten bilden.',
  'There is no {kind} of {name} for this: {value}.': 'Ein Feld {value} hat {name} nicht.',
  'Records of {name} have no field {value}.': 'Datensätze von {name} haben kein Feld {value}.',
  'The value {value} of "{field}" cannot be a part of a path: {any}':
    'Aus dem Wert {value} von „{field}“ lässt sich keine Adresse bilden: Ihm fehlen Buchstaben und Ziffern, oder er ist zu lang.',
  'Write another value in the records of {name}.': 'Schreiben Sie dort einen anderen Wert.',
  'No record of {name} is {any} so {any2}': 'Kein Datensatz von {name} ist veröffentlicht. Darum hat die Website keine dieser Seiten.',
  'Add a record that is published, change "publish" of one of them, or remove this file.':
    'Fügen Sie einen veröffentlichten hinzu, oder ändern Sie die Daten von einem.',

  // Media
  '{value} cannot be used for "{field}": {words}.': '{value} geht nicht bei „{field}“: {words}.',
  'The file {path} does not exist.': 'Die Datei {path} gibt es nicht.',
  'The file is {path}, and capital letters must match.': 'Die Datei heißt {path}: Großbuchstaben müssen stimmen.',
  'There is a file {path}, but its name is not allowed.': 'Es gibt eine Datei {path}, aber ihr Name ist nicht möglich.',
  '{folder} contains no {kind}.': 'In {folder} ist keine solche Datei.',
  '{folder} contains {count} {kind}: {any}': 'Wählen Sie eine Datei aus {folder}.',
  'The folder {folder} does not exist.': 'Den Ordner {folder} gibt es nicht.',
  '{path} is not an image.': '{path} ist kein Bild.',
  'Use a .png, .jpg, .webp, .avif or .svg file.': 'Nehmen Sie eine Datei .png, .jpg, .webp, .avif oder .svg.',
  '{value} does not say what the image shows.': '{value} sagt nicht, was das Bild zeigt.',
  'Describe it in a few words. For an image without meaning, write "decorative: true" in place of "alt".':
    'Beschreiben Sie es mit wenigen Worten, oder kreuzen Sie an, dass es nur Schmuck ist.',
  'This picture is {width} pixels wide, and pages show it up to {shown} pixels wide.':
    'Dieses Bild ist {width} Pixel breit, und Seiten zeigen es bis {shown} Pixel breit.',
  'Use a picture of at least {least} pixels. {sharp} look sharp on phones too.':
    'Nehmen Sie eines mit mindestens {least} Pixeln. Mit {sharp} ist es auch auf Telefonen scharf.',
  'This picture is {width} by {height} pixels, and pages say {width2} by {height2}.':
    'Dieses Bild hat {width} mal {height} Pixel. Nötig sind {width2} mal {height2}.',
  'Export it with {width} by {height} pixels: social networks cut or blur other sizes.':
    'Speichern Sie es mit {width} mal {height} Pixeln: Soziale Netzwerke beschneiden andere Größen.',
  '{path} has {size} MB. The recommended maximum for {kind} is {most} MB.': '{path} hat {size} MB. Empfohlen sind höchstens {most} MB.',
  '{path} says where it was taken, and visitors get the file as it is.':
    'In {path} steht, wo die Datei aufgenommen wurde, und Besucher bekommen sie, wie sie ist.',
  'Export it without its location: on a phone, choose that under {name} when you share it. Leave it when everybody may know the place.':
    'Speichern Sie die Datei ohne Standort: Am Telefon wählen Sie das beim Teilen unter {name}. Lassen Sie sie so, wenn jeder den Ort wissen darf.',
  '{path} says where it was taken.': 'In {path} steht, wo die Datei aufgenommen wurde.',
  'Pictures on pages are written anew without that. Whoever plays or downloads the file itself gets it.':
    'Bilder auf Seiten werden ohne diese Angabe neu geschrieben. Wer die Datei selbst abspielt oder herunterlädt, bekommt sie.',
  'The file name {name} ends with a dot, or has two dots in a row.':
    'Der Name {name} endet mit einem Punkt oder hat zwei Punkte hintereinander.',
  'Shorten it, or export it with a lower bit rate.': 'Kürzen Sie das Video, oder speichern Sie es mit geringerer Bitrate.',

  '{path} is not used anywhere.': '{path} wird nirgends benutzt.',
  'Use it, or remove it.': 'Benutzen oder entfernen Sie die Datei.',
  'The file name {name} contains characters that are not allowed in a URL.':
    'Im Namen {name} sind Zeichen, die in einer Adresse nicht möglich sind.',
  'The name {name} is reserved on Windows.': 'Der Name {name} ist unter Windows nicht möglich.',
  'The file name has {count} characters. The maximum is {most}.': 'Der Name der Datei ist länger als {most} Zeichen.',
  'Use only letters, digits, hyphens and dots.': 'Möglich sind Buchstaben von a bis z, Ziffern, Bindestriche und Punkte.',
  'Rename the file.': 'Benennen Sie die Datei um.',

  // Records
  'There is no record {value} in the collection {name}.': 'In der Sammlung {name} gibt es keinen Datensatz {value}.',
  'Records: {list}.': 'Datensätze: {list}.',
  'Two records have the id {value}: {any}': 'Zwei Datensätze haben dieselbe ID {value}.',
  'The record {value} is translated twice: {any}': 'Der Datensatz {value} ist zweimal übersetzt.',
  'The collection {name} has no list {value}.': 'Die Sammlung {name} hat keine Liste {value}.',
  'Lists: {list}.': 'Listen: {list}.',
  'The collection {name} has no records.': 'Die Sammlung {name} hat keine Datensätze.',
  'Add records to {file}, or write them in the block.': 'Legen Sie Datensätze an, oder schreiben Sie sie in den Block.',
  'No record of {name} has {value} in the field "{field}".': 'Kein Datensatz von {name} hat {value} im Feld „{field}“.',
  'The records have: {any}': 'Die Datensätze haben: {any}',
  'No record has the field "{field}".': 'Kein Datensatz hat das Feld „{field}“.',
  'The record {value} of {name} {words}, and this needs it.': 'Der Datensatz {value} von {name} {words}, und hier wird er gebraucht.',
  'Name another record, hide the block with "hidden: true", or {any}':
    'Wählen Sie einen anderen, blenden Sie den Block aus, oder veröffentlichen Sie den Datensatz.',
  'The record {value} of {name} {words}. The built page leaves {any}':
    'Der Datensatz {value} von {name} {words}. Die veröffentlichte Seite lässt ihn weg.',
  'Remove it from the list, or {any}': 'Entfernen Sie ihn aus der Liste, oder veröffentlichen Sie ihn.',
  'None of these records of {name} is published now, so the block would be empty.':
    'Keiner dieser Datensätze von {name} ist veröffentlicht. Der Block wäre leer.',
  'Add a record that is published, or hide the block with "hidden: true".':
    'Fügen Sie einen veröffentlichten hinzu, oder blenden Sie den Block aus.',
  'No record of {name} that belongs here is published now: {any}': 'Kein passender Datensatz von {name} ist jetzt veröffentlicht.',
  'Add a record that is published, change "publish" of one of them, or remove the block.':
    'Fügen Sie einen veröffentlichten hinzu, ändern Sie die Daten von einem, oder entfernen Sie den Block.',
  'No listed record of {name} has all of these values.': 'Kein Datensatz von {name} hat alle diese Werte.',
  'Records that are drafts, not published now, or have "listed: false" do not count. Remove a value from the query.':
    'Entwürfe und nicht Veröffentlichtes zählen nicht. Wählen Sie einen Wert weniger.',
  'No page shows the record {value} of {name}.': 'Keine Seite zeigt den Datensatz {value} von {name}.',
  'Add it to a block, or remove it.': 'Nehmen Sie ihn in einen Block auf, oder entfernen Sie ihn.',
  'No page uses the shared block {value}.': 'Keine Seite benutzt den geteilten Block {value}.',
  'Put it on a page with {use}, or remove the file.': 'Setzen Sie ihn auf eine Seite.',
  'There is no shared block {value}.': 'Den geteilten Block {value} gibt es nicht.',
  'Records of {name} cannot be shown as a calendar: {any}': 'Datensätze von {name} haben kein Datum für einen Kalender.',
  'Show them in another way, or add such a field.': 'Zeigen Sie sie anders, oder fügen Sie ein Feld mit einem Datum hinzu.',
  'Records of {name} are neither upcoming nor past: {any}': 'Datensätze von {name} haben kein Datum, nach dem sie vorbei sind.',
  'Visitors cannot filter by {value}: {any}': 'Nach {value} können Besucher nicht filtern.',
  'Search engines get nothing about {value}: {any}': 'Suchmaschinen erfahren nichts über {value}.',
  'Write {wanted} into the record, or choose another type, such as Thing, in {file}.': 'Füllen Sie im Datensatz {wanted} aus.',

  'This block shows all records of {name}, also {any}': 'Dieser Block zeigt alle Datensätze von {name}, auch solche für andere Seiten.',
  'Give the other records a tag and select it here, {any}': 'Wählen Sie hier ein Schlagwort, wenn nicht alle gemeint sind.',
  'Search engines want {wanted} of every {type}, and no field of this type has it.':
    'Suchmaschinen erwarten hier noch eine Angabe, für die ein Feld fehlt: {wanted}.',
  'Add a field, or choose another type, such as Thing. {any}': 'Fügen Sie ein Feld hinzu, oder wählen Sie eine andere Art wie Thing.',
  'This type has no field {value}.': 'Ein Feld {value} gibt es hier nicht.',
  'Accepted: a field of kind {kinds}, such as {names}.': 'Möglich ist: {names}.',

  // Redirects, languages, forms, embeds
  '{path} is the path of a page ({file}), so this redirect is never used.':
    '{path} ist die Adresse einer Seite. Diese Weiterleitung wird nie benutzt.',
  'Remove this redirect, or give the page another path.': 'Entfernen Sie die Weiterleitung, oder geben Sie der Seite eine andere Adresse.',
  'Remove this redirect.': 'Entfernen Sie diese Weiterleitung.',
  '{path} is a file that the site has itself.': '{path} ist eine Datei, die die Website selbst hat.',
  'Two redirects start at {path}: {any}': 'Zwei Weiterleitungen beginnen bei {path}.',
  'This redirects to {path}, which redirects to {to}.': 'Das führt auf {path}, und von dort auf {to}.',
  'Redirect to {path} directly.': 'Leiten Sie gleich auf {path} weiter.',
  '{path} redirects to itself.': '{path} führt auf sich selbst.',
  'These redirects form a loop: {any}': 'Diese Weiterleitungen führen im Kreis.',
  'Redirect to a page that exists.': 'Leiten Sie auf eine Seite weiter, die es gibt.',
  'The page {path} was published and {any}': 'Die Seite {path} war veröffentlicht. Lesezeichen und Links darauf führen nirgends mehr hin.',
  'Add a redirect. {any}': 'Fügen Sie eine Weiterleitung hinzu.',
  'Add a redirect to the page that replaces it. {any}': 'Fügen Sie eine Weiterleitung auf die Seite hinzu, die sie ersetzt.',
  '{count} pages are not translated into {language}. {any}': '{count} Seiten sind nicht übersetzt: {language}.',
  '{count} page is not translated into {language}. {any}': '{count} Seite ist nicht übersetzt: {language}.',
  '{count} records are not translated into {language}. {any}': '{count} Datensätze sind nicht übersetzt: {language}.',
  '{count} record is not translated into {language}. {any}': '{count} Datensatz ist nicht übersetzt: {language}.',
  '{count} texts of site.yaml are not translated into {language}. {any}':
    '{count} Texte der Einstellungen sind nicht übersetzt: {language}.',
  '{count} text of site.yaml is not translated into {language}. {any}': '{count} Text der Einstellungen ist nicht übersetzt: {language}.',
  'Write each as a file of the same name in pages/{code}/.': 'Öffnen Sie jede Seite, und beginnen Sie dort unter „Übersetzungen“.',
  'Write each as a file of the same name in shared/{code}/.': 'Ihr Entwickler kann geteilte Blöcke übersetzen.',
  'Write the translated fields under the same id in collections/{code}/.':
    'Öffnen Sie jeden Datensatz unter „Sammlungen“, und beginnen Sie dort unter „Übersetzungen“.',
  'Write them into types/{code}/, under the names of the fields.': 'Ihr Entwickler kann die Namen der Felder übersetzen.',
  'Write them into site.{code}.yaml.': 'Öffnen Sie jeden Teil unter „Website“, und beginnen Sie dort unter „Übersetzungen“.',
  'Missing: {any} and {count} more.': 'Es fehlt: {any} und {count} weitere.',
  'Missing: {any}': 'Es fehlt: {any}',
  '{original} has changed since this was translated.': 'Das Original hat sich seit der Übersetzung geändert.',
  'When the translation says the same again, remove this line. {any}': 'Bringen Sie die Übersetzung auf den neuen Stand.',
  '{value} is not the code of a language.': '{value} ist kein Kürzel einer Sprache.',
  'Write {code} ({language}). A code {any}': 'Richtig ist {code}.',
  'A code has two or three lowercase letters, {any}':
    'Ein Kürzel hat zwei oder drei Kleinbuchstaben wie „de“, oder auch ein Land wie „pt-BR“.',
  '"{field}" shows a page of {label}, and site.yaml does not declare {value}.':
    '„{field}“ zeigt eine Seite von {label}, die auf dieser Website noch nicht erlaubt ist.',
  'Write in site.yaml: {any}': 'Erlauben Sie sie hier, oder unter „Website“.',
  'There is no {kind} {value} in site.yaml.': '{value} gibt es in den Einstellungen der Website nicht.',
  'The {kinds} are {list}. Choose one, {any}': 'Es gibt: {list}.',
  'This form cannot send files, because {any}':
    'Dieses Formular kann keine Dateien senden: Die Website benutzt einen anderen Dienst für E-Mails.',
  'This form sends no e-mail to visitors, because {any}':
    'Dieses Formular sendet Besuchern keine E-Mails: Die Website benutzt einen anderen Dienst für E-Mails.',
  'Only the mail service of this site {any}': 'Entfernen Sie das hier, oder den anderen Dienst in den Einstellungen.',
  'This form leads to {origin}, and site.yaml does not declare it.': 'Dieses Formular führt auf {origin}. Das ist noch nicht erlaubt.',
  'The fonts of the site do not have {any}': 'Den Schriften der Website fehlen Zeichen: {any}',
  'Use another character, or fonts that have it.': 'Nehmen Sie ein anderes Zeichen.',
  'The fonts for {code} do not have {any} of the interface texts.': 'Den Schriften für {code} fehlen Zeichen der Oberfläche: {any}',
  'The fonts for {code} do not have {any}': 'Den Schriften für {code} fehlen Zeichen: {any}',
  'The fonts of the site have no {name} letters, {any}': 'Den Schriften der Website fehlen die Buchstaben dieser Sprache.',
  'Use fonts that have them, {any}': 'Wählen Sie Schriften, die sie haben.',
  'Name fonts with these letters below {any}': 'Wählen Sie Schriften, die sie haben.',
  'The language is {code}, and {any}': 'Die Sprache ist {code}, und einige Texte der Oberfläche sind noch englisch.',
  'The language of some pages is {code}, and {any}':
    'Einige Seiten sind in {code}, und einige Texte der Oberfläche sind dort noch englisch.',
  'Run "npm run new -- strings {code}", {any}': 'Fügen Sie sie unter „Website“, „Sprachen“ hinzu.',
  '{host} only serves files: {any}': '{host} zeigt nur Seiten und kann keine Formulare empfangen.',
  'Run the mail service on a host of yours {any}':
    'Dafür braucht es einen Dienst für E-Mails, oder statt des Formulars die E-Mail-Adresse.',
  'This was translated from {file}, which does not exist any more.': 'Das Original dieser Übersetzung gibt es nicht mehr.',
  'Remove this file too, or {any}': 'Entfernen Sie auch die Übersetzung.',
  'This does not say which state of {file} it translates.': 'Hier steht nicht, welcher Stand des Originals übersetzt ist.',
  'There is no record {value} in the collection {name} to translate.':
    'Den Datensatz {value} von {name}, der hier übersetzt ist, gibt es nicht.',
  'A translation has the id of its record. {any}': 'Berichtigen Sie die ID, oder entfernen Sie die Übersetzung.',
  '"{field}" does not have the default language {code}.': 'Unter „{field}“ fehlt die erste Sprache, {code}.',
  'Add it with its name, {any}': 'Fügen Sie sie mit ihrem Namen hinzu.',
  '{code} and {other} are the same language.': '{code} und {other} sind dieselbe Sprache.',
  'The fallback can only be the default language, {code}.': 'Möglich ist hier nur die erste Sprache, {code}.',
  'Write "fallback: {code}", or remove the line.': 'Wählen Sie sie, oder leeren Sie das Feld.',
  'The default language has no prefix: {any}': 'Die erste Sprache hat keinen Ordner in ihren Adressen. Leeren Sie das Feld.',
  'Two languages have the prefix {value}: {any}': 'Zwei Sprachen haben denselben Ordner {value}.',
  'Give one of them another "{field}".': 'Geben Sie einer einen anderen.',
  '{any} leads to {path}, {words}. {any2}': 'Der Eintrag führt auf {path}. Diese Seite ist {words}. Solange fehlt er.',
  'It appears with {any}': 'Das gibt sich von selbst. Sie müssen nichts tun.',
  'No page of the profile {value} is at {any}': 'Keine Seite hat das Profil {value}.',
  'Add "profile: {name}" to a page, {any}': 'Wählen Sie es auf einer Seite, oder entfernen Sie es.',
  'No page uses the profile {value}.': 'Keine Seite hat das Profil {value}.',
};
