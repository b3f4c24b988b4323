/** Descriptions of the fields of pages, blocks and records that every site has, in German. */
export const fields: Readonly<Record<string, string>> = {
  'The title in the browser tab and in search results.': 'Der Titel im Tab des Browsers und in Suchergebnissen.',
  'One or two sentences for search results.': 'Ein oder zwei Sätze für Suchergebnisse.',
  'Makes one page for every record of this collection. In any text of this file, {field} is replaced by the value of that field of the record.':
    'Macht aus jedem Datensatz dieser Sammlung eine Seite. In jedem Text dieser Datei wird {field} durch den Wert dieses Feldes ersetzt.',
  'Makes one page for each value of this field, such as tags, instead of one for every record: it lists the records with the value. A date makes one page a year, and "all" one page of all records.':
    'Macht eine Seite für jeden Wert dieses Feldes, zum Beispiel jedes Schlagwort, statt für jeden Datensatz: Sie listet die Datensätze mit diesem Wert. Ein Datum ergibt eine Seite pro Jahr, und "all" eine Seite mit allen Datensätzen.',
  'How many records one page shows. The others follow on further pages: /page/2, /page/3. Default: all on one page.':
    'Wie viele Datensätze eine Seite zeigt. Die übrigen folgen auf weiteren Seiten: /page/2, /page/3. Ohne Angabe: alle auf einer Seite.',
  'The profile of site.yaml whose brand, contact data, navigation and footer the page has. Default: that of its folder, else none.':
    'Das Profil, dessen Marke, Kontaktdaten, Navigation und Fußzeile die Seite hat. Profile stehen unter „Website“. Ohne Angabe: keines.',
  'The links in the header to blocks of this page, for layouts that show them.':
    'Die Links in der Kopfzeile zu Blöcken dieser Seite, für Layouts, die sie zeigen.',
  'The link text in the header.': 'Der Linktext in der Kopfzeile.',
  'The id of a block or a heading of this page, after a #.': 'Die ID eines Blocks oder einer Überschrift dieser Seite, nach einem #.',
  'The block that visitors see first when they come from another page with the same value. Default: the top of the page.':
    'Der Block, den Besucher zuerst sehen, wenn sie von einer anderen Seite mit demselben Wert kommen. Ohne Angabe: der Anfang der Seite.',
  "The image that social networks show with a link to this page: a .png of 1200 by 630 pixels. Default: the brand's.":
    'Das Bild, das soziale Netzwerke bei einem Link auf diese Seite zeigen: eine .png-Datei mit 1200 mal 630 Pixeln. Ohne Angabe: das der Marke.',
  'false: the page is not in the sitemap, and search engines are asked not to list it.':
    'Ohne Haken: Die Seite steht nicht in der Sitemap, und Suchmaschinen werden gebeten, sie nicht aufzunehmen.',
  'true: the page is shown in the live preview only and is not published.':
    'true: Die Seite ist nur in der Vorschau zu sehen und wird nicht veröffentlicht.',
  'The period in which the page is published. Default: always.': 'Der Zeitraum, in dem die Seite veröffentlicht ist. Ohne Angabe: immer.',
  'When it is first published, in the time zone of the site.': 'Wann sie zum ersten Mal veröffentlicht wird, in der Zeitzone der Website.',
  'The last day on which it is published, or with a time the moment when it ends. The first build after it removes it.':
    'Der letzte Tag, an dem sie veröffentlicht ist, oder mit Uhrzeit der Moment, in dem das endet. Sie verschwindet, wenn die Website danach neu gebaut wird.',
  'The anchor of this block: "/page#id" links to it. Must be unique on the page.':
    'Die Sprungmarke dieses Blocks: "/page#id" führt zu ihm. Auf einer Seite darf es sie nur einmal geben.',
  'true: the block is checked, but visitors do not see it. The live preview shows it with a badge.':
    'true: Der Block wird geprüft, aber Besucher sehen ihn nicht. Die Vorschau zeigt ihn mit einem Abzeichen.',
  'The path of the image in media, such as /media/team.jpg.': 'Der Pfad des Bildes in media, zum Beispiel /media/team.jpg.',
  'A text that describes the image, for people who cannot see it.':
    'Ein Text, der das Bild beschreibt, für Menschen, die es nicht sehen können.',
  'true: the image is only decoration and needs no "alt".': 'true: Das Bild ist nur Schmuck und braucht keinen Alternativtext.',
  'An id. Optional, because nothing refers to it.': 'Eine ID. Sie kann fehlen, weil nichts darauf verweist.',
  'The name of a type or a collection, such as dishes.': 'Der Name eines Typs oder einer Sammlung, zum Beispiel dishes.',
  'The fields that are shown, in this order. Default: all.': 'Die Felder, die zu sehen sind, in dieser Reihenfolge. Ohne Angabe: alle.',
  'The id of the record. On the page of every record of a type: "{id}".':
    'Die ID des Datensatzes. Auf der Seite jedes Datensatzes eines Typs: "{id}".',
  'The id of the record. Pages refer to it by this id.': 'Die ID des Datensatzes. Seiten verweisen mit ihr auf ihn.',
  'The ids of the records, in this order. Default: all records that are listed.':
    'Die IDs der Datensätze, in dieser Reihenfolge. Ohne Angabe: alle, die gelistet werden.',
  'The values that a record must have: one of the values of every field.':
    'Die Werte, die ein Datensatz haben muss: in jedem Feld einen davon.',
  'The field by which they are sorted; with "descending" behind it, the reverse.': 'Das Feld, nach dem sortiert wird.',
  'The maximum number of records.': 'Wie viele Datensätze es höchstens sind.',
  'The name of the field in the sent message.':
    'Der Name des Feldes in der gesendeten Nachricht, ein Wort ohne Umlaute, zum Beispiel vorname.',
  'The label above the field.': 'Die Beschriftung über dem Feld.',
  'The type of input, which also selects the keyboard on phones.': 'Die Art der Eingabe; sie bestimmt auch die Tastatur auf Telefonen.',
  'Which data browsers may fill in: name, tel, email, organization and others.':
    'Welche Daten Browser eintragen dürfen: name, tel, email, organization und andere.',
  'Another keyboard on phones, such as numeric for a postal code. Default: that of "kind".':
    'Eine andere Tastatur auf Telefonen, zum Beispiel numeric für eine Postleitzahl. Ohne Angabe: die von "kind".',
  'Makes the field required. This is the error message for an empty field.':
    'Macht das Feld zum Pflichtfeld. Dies ist die Fehlermeldung bei einem leeren Feld.',
  'Which answers are accepted.': 'Welche Antworten angenommen werden.',
  'Your own rule for the whole answer, as a regular expression: "^[1-9][0-9]{5}$" means six digits.':
    'Ihre eigene Regel für die ganze Antwort, als regulärer Ausdruck: "^[1-9][0-9]{5}$" bedeutet sechs Ziffern.',
  'The error message when the answer does not follow the rule or the pattern.':
    'Die Fehlermeldung, wenn die Antwort nicht der Regel oder dem Muster folgt.',
  'The maximum number of characters.': 'Wie viele Zeichen es höchstens sind.',
  'The error message for a longer answer.': 'Die Fehlermeldung bei einer längeren Antwort.',
  'wide: every valid e-mail address. specified: letters, digits and ._%+- before the @, and 2 to 4 letters after the last dot.':
    'Jede gültige E-Mail-Adresse, oder eng gefasst: Buchstaben, Ziffern und ._%+- vor dem @, und 2 bis 4 Buchstaben nach dem letzten Punkt.',
  'What the field asks for. group: a heading with fields below it.': 'Wonach das Feld fragt.',
  'The label above the field, or beside a checkbox. Of a group: its heading.':
    'Die Beschriftung über dem Feld, oder neben einem Kästchen. Bei einer Gruppe: ihre Überschrift.',
  'A sentence under the label that helps to fill in the field.': 'Ein Satz unter der Beschriftung, der beim Ausfüllen hilft.',
  'true, or the error message for an empty field: makes the field required.':
    'Besucher müssen das Feld ausfüllen. Ein eigener Text ist die Fehlermeldung bei einem leeren Feld.',
  'The options to choose from: texts, or entries with "label" and "value".': 'Die Möglichkeiten zur Auswahl.',
  'The text that visitors choose.': 'Der Text, den Besucher wählen.',
  'The name of the option in "when". Default: the label.': 'Der Name der Möglichkeit in "when". Ohne Angabe: die Beschriftung.',
  'In place of "options": the records of a type or a collection, such as courses. "show" names what stands behind their titles.':
    'Anstelle von „Möglichkeiten“: die Datensätze einer Sammlung, zum Beispiel Kurse. „Gezeigt“ nennt, was hinter ihren Titeln steht.',
  'upcoming: until the date or the period of a record has passed, the next one first. past: from then on, the latest first. this-month: those of the month in which the page is read.':
    'Kommende: bis das Datum oder der Zeitraum eines Datensatzes vorbei ist, der nächste zuerst. Vergangene: von da an, der letzte zuerst. In diesem Monat: die des Monats, in dem die Seite gelesen wird.',
  'The field by whose values they are divided into groups with headings.':
    'Das Feld, nach dessen Werten sie in Gruppen mit Überschriften geteilt werden.',
  'The lowest number, the earliest date (or today) or time, or the least number of checked boxes.':
    'Die kleinste Zahl, das früheste Datum (oder heute) oder die früheste Uhrzeit, oder wie viele Kästchen mindestens anzukreuzen sind.',
  'The highest number, the latest date (or today) or time, or the greatest number of checked boxes.':
    'Die größte Zahl, das späteste Datum (oder heute) oder die späteste Uhrzeit, oder wie viele Kästchen höchstens anzukreuzen sind.',
  'The distance between accepted numbers: 0.01 for amounts of money. Of times: in minutes. Default: 1, whole numbers.':
    'Der Abstand zwischen erlaubten Zahlen: 0.01 für Geldbeträge. Bei Uhrzeiten: in Minuten. Ohne Angabe: 1, ganze Zahlen.',
  'The calling code for numbers without one. Default: that of the phone number in site.yaml.':
    'Die Ländervorwahl für Nummern ohne eine. Ohne Angabe: die der Telefonnummer der Website.',
  'The kinds of files that visitors can choose.': 'Die Arten von Dateien, die Besucher wählen können.',
  'The largest size of a file in MB. Default: 10.': 'Wie groß eine Datei höchstens ist, in MB. Ohne Angabe: 10.',
  'How many files a visitor can choose. Default: 1.': 'Wie viele Dateien Besucher wählen können. Ohne Angabe: 1.',
  'What the visitor consents to, such as the privacy policy. When the label contains the text of the link, that text is the link.':
    'Wem oder was Besucher zustimmen, zum Beispiel der Datenschutzerklärung. Wenn der Text des Links in der Beschriftung vorkommt, ist er dort der Link.',
  'The text that is sent with the message. Visitors do not see it.':
    'Der Text, der mit der Nachricht gesendet wird. Besucher sehen ihn nicht.',
  'The maximum number of characters. Default: 200, and 5000 for a textarea.':
    'Wie viele Zeichen es höchstens sind. Ohne Angabe: 200, und 5000 bei einem langen Text.',
  'Your own rule for the answer, as a regular expression: "^[1-9][0-9]{5}$" means six digits.':
    'Ihre eigene Regel für die Antwort, als regulärer Ausdruck: "^[1-9][0-9]{5}$" bedeutet sechs Ziffern.',
  'The error message for an answer that is not accepted.': 'Die Fehlermeldung bei einer Antwort, die nicht angenommen wird.',
  'Which data browsers may fill in: name, organization, postal-code and others.':
    'Welche Daten Browser eintragen dürfen: name, organization, postal-code und andere.',
  'true: a link can fill in the field, with its name and an answer in the query, such as /book?room=the-vault.':
    'true: Ein Link kann das Feld ausfüllen, mit seinem Namen und einer Antwort in der Adresse, zum Beispiel /book?room=the-vault.',
  'Shows the field only when an earlier field has this answer. Without script it is always shown.':
    'Zeigt das Feld nur, wenn ein früheres Feld diese Antwort hat. Ohne Skript ist es immer zu sehen.',
  'The name of an earlier field: a select, radio, checkboxes, checkbox or consent.':
    'Der Name eines früheren Feldes: select, radio, checkboxes, checkbox oder consent.',
  'The answer, or a list of answers, with which the field is shown.':
    'Die Antwort, oder eine Liste von Antworten, bei der das Feld zu sehen ist.',
  'The fields of a group.': 'Die Felder einer Gruppe.',
  'What the field asks for.': 'Wonach das Feld fragt.',
  'The heading of the step.': 'Die Überschrift des Schritts.',
  'The fields of the step, in the order shown.': 'Die Felder des Schritts, in der gezeigten Reihenfolge.',
  'The subject of the reply.': 'Der Betreff der Antwort.',
  'The paragraphs of the reply. It contains nothing of what the visitor wrote.':
    'Die Absätze der Antwort. Sie enthält nichts von dem, was der Besucher schrieb.',
  'The paragraphs above the link. The service adds the link, how long it works, and that nobody has to use it.':
    'Die Absätze über dem Link. Der Dienst ergänzt den Link, wie lange er gilt, und dass ihn niemand benutzen muss.',
  'The page after the visitor has confirmed. Default: a page that says so.':
    'Die Seite, nachdem der Besucher bestätigt hat. Ohne Angabe: eine Seite, die das sagt.',
  'What visitors can do with the list, in browsers that run scripts: filter, sort and search it.':
    'Was Besucher mit der Liste tun können, in Browsern mit Skript: filtern, sortieren und suchen.',
  'The fields by whose values visitors can filter, such as choices, records, amounts, numbers and dates.':
    'Die Felder, nach deren Werten Besucher filtern können, zum Beispiel Auswahlen, Datensätze, Beträge, Zahlen und Daten.',
  'The orders that visitors can choose: names of fields, each with "descending" behind it for the reverse.':
    'Die Reihenfolgen, die Besucher wählen können: Felder, jedes auch absteigend.',
  'true: visitors can search in the titles and in the fields that are shown.':
    'true: Besucher können in den Titeln und in den gezeigten Feldern suchen.',
  'The minimum width of the window, in pixels.': 'Die kleinste Breite des Fensters, in Pixeln.',
  'How many items are visible at the same time.': 'Wie viele zugleich zu sehen sind.',
  'Words by which blocks choose records. Visitors do not see them.':
    'Wörter, nach denen Blöcke Datensätze auswählen. Besucher sehen sie nicht.',
  'false: "all" and queries leave the record out. Blocks can still show it by its id, and it keeps its page.':
    'Ohne Haken: Listen lassen den Datensatz weg. Ein Block kann ihn trotzdem einzeln zeigen, und er behält seine Seite.',
  'true: the record is checked but not published. Lists leave it out, and its page is a draft.':
    'true: Der Datensatz wird geprüft, aber nicht veröffentlicht. Listen lassen ihn weg, und seine Seite ist ein Entwurf.',
  'The time in which the record is published: "from", "until", or both. Lists leave it out at other times.':
    'Der Zeitraum, in dem der Datensatz veröffentlicht ist: von, bis oder beides. Zu anderen Zeiten lassen Listen ihn weg.',
};
