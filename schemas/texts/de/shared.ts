/** Descriptions that several kinds of blocks share, in German. */
export const shared: Readonly<Record<string, string>> = {
  'The background: light, paper (white) or dark.': 'Der Hintergrund: hell, Papier (weiß) oder dunkel.',
  'The title of the section.': 'Der Titel des Abschnitts.',
  'A sentence under the title.': 'Ein Satz unter dem Titel.',
  'A sentence under the heading.': 'Ein Satz unter der Überschrift.',
  'The cards.': 'Die Karten.',
  'The icon of the card, a name from lucide.dev/icons.': 'Das Icon der Karte, ein Name von lucide.dev/icons.',
  'The title of the card.': 'Der Titel der Karte.',
  'One or two sentences.': 'Ein oder zwei Sätze.',
  'A link at the end of the card.': 'Ein Link am Ende der Karte.',
  'A title and a grid of short texts.': 'Ein Titel und ein Raster kurzer Texte.',
  'A long text with paragraphs, headings, lists, tables and pictures.':
    'Ein langer Text mit Absätzen, Überschriften, Listen, Tabellen und Bildern.',
  'The text. Its headings are below the title.': 'Der Text. Seine Überschriften stehen unter dem Titel.',
  'Files to download, such as PDFs or pictures for the press, each with its type and size.':
    'Dateien zum Herunterladen, zum Beispiel PDFs oder Pressebilder, jede mit Art und Größe.',
  'The files, in this order.': 'Die Dateien, in dieser Reihenfolge.',
  'The name of the file for visitors, such as "Price list 2027".': 'Der Name der Datei für Besucher, zum Beispiel "Preisliste 2027".',
  'A sentence about the content.': 'Ein Satz über den Inhalt.',
  'The path of the file in media, such as /media/price-list.pdf. Type and size are shown. Visitors get a picture exactly as it is there.':
    'Der Pfad der Datei in media, zum Beispiel /media/price-list.pdf. Art und Größe werden gezeigt. Besucher bekommen ein Bild genau so, wie es dort liegt.',
  'Large numbers that stand still, such as the results of a project.':
    'Große Zahlen, die stillstehen, zum Beispiel die Ergebnisse eines Projekts.',
  'The numbers, in this order. They are written as the language of the site does.':
    'Die Zahlen, in dieser Reihenfolge. Sie werden so geschrieben, wie es in der Sprache der Website üblich ist.',
  'The number, with a point before decimals and nothing between thousands, such as 12500 or 4.8.':
    'Die Zahl, mit einem Punkt vor den Nachkommastellen und nichts zwischen den Tausendern, zum Beispiel 12500 oder 4.8.',
  'How many decimals are shown: with 2, a value of 4.8 is shown as 4.80. Default: as written, without zeros at the end.':
    'Wie viele Nachkommastellen zu sehen sind: Mit 2 wird aus 4.8 der Wert 4,80. Ohne Angabe: wie geschrieben, ohne Nullen am Ende.',
  'Text before the number, such as "€" or "up to ".': 'Text vor der Zahl, zum Beispiel "€" oder "bis zu ".',
  'Text after the number, such as "%", "+" or " million".': 'Text nach der Zahl, zum Beispiel "%", "+" oder " Millionen".',
  'What the number says, such as "Orders a day".': 'Was die Zahl sagt, zum Beispiel "Bestellungen am Tag".',
  'A sentence about it, such as its source.': 'Ein Satz darüber, zum Beispiel die Quelle.',
  'The opening hours of the company by day, with exceptions such as holidays.':
    'Die Öffnungszeiten des Unternehmens nach Tagen, mit Ausnahmen wie Feiertagen.',
  'The hours of the week. A day with a break has two entries; a day without an entry is closed.':
    'Die Zeiten der Woche. Ein Tag mit Pause hat zwei Einträge; ein Tag ohne Eintrag ist geschlossen.',
  'The days with these hours.': 'Die Tage mit diesen Zeiten.',
  'When it opens, such as 09:30. Open 24 hours: from 00:00 to 24:00.':
    'Wann geöffnet wird, zum Beispiel 09:30. Rund um die Uhr: von 00:00 bis 24:00.',
  'When it closes, at the latest "24:00". A time before "from" is on the next day.':
    'Wann geschlossen wird, spätestens 24:00. Eine Uhrzeit vor „Von“ liegt am nächsten Tag.',
  'Days with other hours, and days on which it is closed.': 'Tage mit anderen Zeiten, und Tage, an denen geschlossen ist.',
  'The day with other hours, such as "2027-12-24".': 'Der Tag mit anderen Zeiten.',
  'The last day, for several days in a row.': 'Der letzte Tag, bei mehreren Tagen hintereinander.',
  'When it opens. Without "from" and "to" it is closed.': 'Wann geöffnet wird. Ohne „Von“ und „Bis“ ist geschlossen.',
  'The reason, such as "Christmas".': 'Der Grund, zum Beispiel "Weihnachten".',
  'A sentence under the hours, such as "By appointment only in August".':
    'Ein Satz unter den Zeiten, zum Beispiel "Im August nur nach Vereinbarung".',
  'The words of one person, large.': 'Die Worte eines Menschen, groß.',
  'The words, without quotation marks. Two sentences are best.': 'Die Worte, ohne Anführungszeichen. Am besten zwei Sätze.',
  'Who said it.': 'Wer es gesagt hat.',
  'The position or the company of this person.': 'Die Stellung oder das Unternehmen dieser Person.',
  'The portrait.': 'Das Porträt.',
  'A link under the name, such as to the whole story.': 'Ein Link unter dem Namen, zum Beispiel zur ganzen Geschichte.',
  'Facts of one record, each with its label, such as price and size.':
    'Angaben aus einem Datensatz, jede mit ihrer Beschriftung, zum Beispiel Preis und Größe.',
  'The title of the section. Default: the title of the record.': 'Der Titel des Abschnitts. Ohne Angabe: der Titel des Datensatzes.',
  'The record, and which of its fields are shown. Default: all that take one line.':
    'Der Datensatz, und welche seiner Felder zu sehen sind. Ohne Angabe: alle, die in eine Zeile passen.',
  'A table of short texts and numbers.': 'Eine Tabelle mit kurzen Texten und Zahlen.',
  'The title of the section, and the name of the table.': 'Der Titel des Abschnitts, und der Name der Tabelle.',
  'The titles of the columns.': 'Die Titel der Spalten.',
  'The rows: for each a list with one text for every column. The first one names the row.':
    'Die Zeilen: für jede eine Liste mit einem Text für jede Spalte. Der erste benennt die Zeile.',
  'A sentence under the table, such as its source.': 'Ein Satz unter der Tabelle, zum Beispiel die Quelle.',
  'The events, in this order.': 'Die Ereignisse, in dieser Reihenfolge.',
  'When it happened, as visitors read it: "1962", "May 2027", "Week 3".':
    'Wann es geschah, wie Besucher es lesen: "1962", "Mai 2027", "Woche 3".',
  'What happened.': 'Was geschah.',
  'One to three sentences about it.': 'Ein bis drei Sätze darüber.',
  'A link under the text.': 'Ein Link unter dem Text.',
  'What is compared.': 'Was verglichen wird.',
  'What is compared, such as an offer or a product.': 'Was verglichen wird, zum Beispiel ein Angebot oder ein Produkt.',
  'A few words that make this column stand out, such as "Most chosen".':
    'Ein paar Wörter, die diese Spalte hervorheben, zum Beispiel "Am häufigsten gewählt".',
  'The features.': 'Die Merkmale.',
  'The feature.': 'Das Merkmal.',
  'A sentence that explains it.': 'Ein Satz, der es erklärt.',
  'One value for each column: a tick, a dash, or a text.': 'Ein Wert für jede Spalte: ein Haken, ein Strich oder ein Text.',
  'A sentence under the table.': 'Ein Satz unter der Tabelle.',
  'Offers or products side by side, feature by feature. On a phone each feature is a list.':
    'Angebote oder Produkte nebeneinander, Merkmal für Merkmal. Auf einem Telefon ist jedes Merkmal eine Liste.',
  'The days, such as "Mon - Sat".': 'Die Tage, zum Beispiel "Mo–Sa".',
  'The hours, or "Closed".': 'Die Zeiten, oder "Geschlossen".',
  'One or two sentences for clients.': 'Ein oder zwei Sätze für Kunden.',
  'The main button.': 'Der wichtigste Button.',
  'The name.': 'Der Name.',
  'The link to directions. Default: Google Maps with the address.':
    'Der Link zur Wegbeschreibung. Ohne Angabe: Google Maps mit der Adresse.',
  'The people, in this order.': 'Die Personen, in dieser Reihenfolge.',
  'The position, or the company of a speaker.': 'Die Stellung, oder das Unternehmen eines Redners.',
  'The portrait. Without one there are the initials.': 'Das Porträt. Ohne eines stehen dort die Initialen.',
  'A few sentences about this person.': 'Ein paar Sätze über diese Person.',
  'The page of this person. The name links to it.': 'Die Seite dieser Person. Der Name führt dorthin.',
  'Further links, such as a profile or an e-mail address.': 'Weitere Links, zum Beispiel ein Profil oder eine E-Mail-Adresse.',
  'People with their portraits: a team, speakers, teachers.': 'Menschen mit ihren Porträts: ein Team, Redner, Lehrende.',
  'A project in the portfolio.': 'Ein Projekt im Portfolio.',
  'The picture of the project, a file in media/portfolio.': 'Das Bild des Projekts, eine Datei in media/portfolio.',
  'The name of the project.': 'Der Name des Projekts.',
  'The page or the URL of the project, or "" when it has none.': 'Die Seite oder die Adresse des Projekts, oder "", wenn es keine hat.',
  'A blog post. Posts are shown in the order of this list.': 'Ein Blogbeitrag. Beiträge werden in der Reihenfolge dieser Liste gezeigt.',
  'The title of the post.': 'Der Titel des Beitrags.',
  'Two or three sentences for the card and for search results.': 'Zwei oder drei Sätze für die Karte und für Suchergebnisse.',
  'The category, shown as a label.': 'Die Kategorie, als Schild gezeigt.',
  'The date as shown, such as "April 20, 2025".': 'Das Datum, wie es zu sehen ist, zum Beispiel "20. April 2025".',
  'The same date for search engines, such as "2025-04-20".': 'Dasselbe Datum für Suchmaschinen, zum Beispiel "2025-04-20".',
  'The picture of the post.': 'Das Bild des Beitrags.',
  'The text of the post, in Markdown or simple HTML.': 'Der Text des Beitrags, in Markdown oder einfachem HTML.',
  'The currency of all prices: three capitals, such as EUR.': 'Die Währung aller Preise: drei Großbuchstaben, zum Beispiel EUR.',
  'For which time the price is paid. once: it is paid one time.': 'Für welche Zeit der Preis gilt. Einmalig: Er wird einmal bezahlt.',
  'The offers, the cheapest first.': 'Die Angebote, das günstigste zuerst.',
  'The name of the offer.': 'Der Name des Angebots.',
  'For whom it is, in one sentence.': 'Für wen es ist, in einem Satz.',
  'The price, without currency. Without a price, "note" stands in its place.':
    'Der Preis, ohne Währung. Ohne Preis steht "note" an seiner Stelle.',
  'The price of a year. With it, visitors can switch between the two prices.':
    'Der Preis für ein Jahr. Mit ihm können Besucher zwischen beiden Preisen wechseln.',
  'A few words under the price, such as "for each person", or in place of it, such as "On request".':
    'Ein paar Wörter unter dem Preis, zum Beispiel "pro Person", oder an seiner Stelle, zum Beispiel "Auf Anfrage".',
  'What the offer contains, one entry each.': 'Was das Angebot enthält, jedes ein Eintrag.',
  'A few words that make this offer stand out, such as "Most chosen".':
    'Ein paar Wörter, die dieses Angebot hervorheben, zum Beispiel "Am häufigsten gewählt".',
  'The button under the points.': 'Der Button unter den Punkten.',
  'A sentence under the offers, such as "All prices with VAT".': 'Ein Satz unter den Angeboten, zum Beispiel "Alle Preise mit MwSt.".',
  'Offers side by side, each with its price and what it contains.':
    'Angebote nebeneinander, jedes mit seinem Preis und dem, was es enthält.',
  'The icon, a name from lucide.dev/icons.': 'Das Icon, ein Name von lucide.dev/icons.',
  'The name of the event, above the title. Search engines show it; default: the title.':
    'Der Name der Veranstaltung, über dem Titel. Suchmaschinen zeigen ihn; ohne Angabe den Titel.',
  'The name of the place.': 'Der Name des Ortes.',
  'Where visitors take part online, or register: a page, an anchor such as "#register", or a URL that starts with https://.':
    'Wo man online teilnimmt oder sich anmeldet: eine Seite, eine Sprungmarke wie "#register", oder eine Adresse, die mit https:// beginnt.',
  'The label of the button to "online", such as "Register". Default: "Take part online".':
    'Die Beschriftung des Buttons zu "online", zum Beispiel "Anmelden". Ohne Angabe: „Online teilnehmen“.',
  'The time zone of all times, such as "Europe/Berlin".': 'Die Zeitzone aller Uhrzeiten, zum Beispiel "Europe/Berlin".',
  'The days, one list entry each.': 'Die Tage, jeder ein Eintrag.',
  'The day, such as "2027-06-01".': 'Der Tag, zum Beispiel "2027-06-01".',
  'A title for the day, such as "Workshops". The date is beside it.':
    'Ein Titel für den Tag, zum Beispiel "Workshops". Das Datum steht daneben.',
  'What happens, in order of time.': 'Was geschieht, nach der Uhrzeit.',
  'When it starts, such as "09:30". Sessions that start at the same time are shown side by side.':
    'Wann es beginnt, zum Beispiel "09:30". Was zur selben Zeit beginnt, steht nebeneinander.',
  'When it ends.': 'Wann es endet.',
  'The title.': 'Der Titel.',
  'A few sentences about it.': 'Ein paar Sätze darüber.',
  'The names of the speakers.': 'Die Namen der Redner.',
  'The track or room, when several sessions happen at the same time.': 'Der Saal oder die Reihe, wenn mehreres zur selben Zeit ist.',
  'The programme of an event: days, times, sessions and tracks.':
    'Das Programm einer Veranstaltung: Tage, Uhrzeiten, Programmpunkte und Räume.',
  'Which services the sidebar lists.': 'Welche Leistungen die Seitenleiste nennt.',
  'A service.': 'Eine Leistung.',
  'The name of the service.': 'Der Name der Leistung.',
  'The last part of the URL of its page, such as "web-development".':
    'Der letzte Teil der Adresse ihrer Seite, zum Beispiel "web-development".',
  'The page that cards link to, for a service that has no page of its own.':
    'Die Seite, zu der Karten führen, bei einer Leistung ohne eigene Seite.',
  'The picture of the service.': 'Das Bild der Leistung.',
  'One sentence for cards and search results.': 'Ein Satz für Karten und Suchergebnisse.',
  'The text of its page. It is split between sentences into about three paragraphs.':
    'Der Text ihrer Seite. Er wird zwischen Sätzen in etwa drei Absätze geteilt.',
  'A heading above the detail text.': 'Eine Überschrift über dem ausführlichen Text.',
  'A short paragraph under the detail heading.': 'Ein kurzer Absatz unter dieser Überschrift.',
  'A second section about the service.': 'Ein zweiter Abschnitt über die Leistung.',
  'The text of the section.': 'Der Text des Abschnitts.',
  'The steps, in this order. They are numbered.': 'Die Schritte, in dieser Reihenfolge. Sie werden nummeriert.',
  'What happens in this step, in a few words.': 'Was in diesem Schritt geschieht, in wenigen Wörtern.',
  'One or two sentences about it.': 'Ein oder zwei Sätze darüber.',
  'How long it takes, such as "two days".': 'Wie lange er dauert, zum Beispiel "zwei Tage".',
  'A picture of it.': 'Ein Bild davon.',
  'true: search engines get the steps as instructions for visitors. For your own way of working leave it out.':
    'true: Suchmaschinen bekommen die Schritte als Anleitung für Besucher. Für Ihre eigene Arbeitsweise lassen Sie es weg.',
  'Steps in their order: how you work, or how visitors do something.':
    'Schritte in ihrer Reihenfolge: wie Sie arbeiten, oder wie Besucher etwas tun.',
};
