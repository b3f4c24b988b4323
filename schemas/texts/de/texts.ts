/** Descriptions of blocks with texts, in German. */
export const texts: Readonly<Record<string, string>> = {
  'The announcement, in one sentence.': 'Die Ankündigung, in einem Satz.',
  'A link after the text.': 'Ein Link nach dem Text.',
  'When it appears, in the time zone of the site.': 'Wann sie erscheint, in der Zeitzone der Website.',
  'The last day on which it is shown, or with a time the moment when it disappears. Visitors without script see it at any time.':
    'Der letzte Tag, an dem sie zu sehen ist, oder mit Uhrzeit der Moment, in dem sie verschwindet. Besucher ohne Skript sehen sie immer.',
  'An announcement above the header of the page. A visitor who closes it does not see it again. To show it on several pages, make it a shared block.':
    'Eine Ankündigung über der Kopfzeile der Seite. Wer sie schließt, sieht sie nicht noch einmal. Um sie auf mehreren Seiten zu zeigen, teilen Sie den Block.',
  'The question or promise.': 'Die Frage oder das Versprechen.',
  'The text of the button, and the page that it opens.': 'Der Text des Buttons, und die Seite, die er öffnet.',
  'A section with one question and one button.': 'Ein Abschnitt mit einer Frage und einem Button.',
  'What happened when, from top to bottom: a history, or the course of a project.':
    'Was wann geschah, von oben nach unten: eine Geschichte, oder der Ablauf eines Projekts.',
  'A picture of the office or a map.': 'Ein Bild des Büros oder eine Karte.',
  'The working hours.': 'Die Arbeitszeiten.',
  'The phone number, e-mail address and postal address from site.yaml, and the working hours.':
    'Telefonnummer, E-Mail-Adresse und Postanschrift der Website, und die Arbeitszeiten.',
  'The moment, in the time zone of the site. Without a time: the end of that day.':
    'Der Moment, in der Zeitzone der Website. Ohne Uhrzeit: das Ende dieses Tages.',
  'The text after that moment, such as "We are live".': 'Der Text nach diesem Moment, zum Beispiel "Wir sind online".',
  'A button under the numbers.': 'Ein Button unter den Zahlen.',
  'The days, hours and minutes until a moment, and its date. Visitors without script see only the date.':
    'Die Tage, Stunden und Minuten bis zu einem Moment, und dessen Datum. Besucher ohne Skript sehen nur das Datum.',
  'The value cards.': 'Die Karten mit Werten.',
  'The title of the card in two or three words.': 'Der Titel der Karte in zwei oder drei Wörtern.',
  'The numbers that count up.': 'Die Zahlen, die hochzählen.',
  'What the number counts, such as "Projects".': 'Was die Zahl zählt, zum Beispiel "Projekte".',
  'The final number. Counting stops there.': 'Die letzte Zahl. Dort endet das Zählen.',
  'Text after the number, such as "+" or "%".': 'Text nach der Zahl, zum Beispiel "+" oder "%".',
  'Instead of "duration": milliseconds between two steps of the count. Counting takes 5 seconds at most, so a large number is counted in larger steps.':
    'Anstelle von "duration": die Millisekunden zwischen zwei Schritten. Das Zählen dauert höchstens 5 Sekunden, also zählt eine große Zahl in größeren Schritten.',
  'How long counting takes, in milliseconds, for numbers without "tickMilliseconds".':
    'Wie lange das Zählen dauert, in Millisekunden, für Zahlen ohne "tickMilliseconds".',
  'How much of the section must be visible before counting starts, from 0 to 1.':
    'Wie viel vom Abschnitt zu sehen sein muss, bevor das Zählen beginnt, von 0 bis 1.',
  'Cards with values, and numbers that count up once when they scroll into view.':
    'Karten mit Werten, und Zahlen, die einmal hochzählen, wenn man zu ihnen scrollt.',
  'The title of the position only, such as "Frontend Engineer".': 'Nur der Titel der Stelle, zum Beispiel "Keramiker (m/w/d)".',
  'One or two sentences under the title.': 'Ein oder zwei Sätze unter dem Titel.',
  'The tasks, the requirements and what you offer, in simple HTML.':
    'Die Aufgaben, die Anforderungen und was Sie bieten, in einfachem HTML.',
  'The type of employment.': 'Die Art der Beschäftigung.',
  'Where the work is done. With "remote": where it can also be done.': 'Wo gearbeitet wird. Mit "remote": wo auch gearbeitet werden kann.',
  'The street and the number.': 'Die Straße und die Hausnummer.',
  'The postal code.': 'Die Postleitzahl.',
  'The town or city.': 'Der Ort.',
  'The state or region.': 'Das Bundesland oder die Region.',
  'The country.': 'Das Land.',
  'true: the whole work can be done from home.': 'true: Die ganze Arbeit ist von zu Hause möglich.',
  'With "remote": the countries from which people may apply. Default: the country of "place".':
    'Mit "remote": die Länder, aus denen man sich bewerben kann. Ohne Angabe: das Land von "place".',
  'What it pays.': 'Was bezahlt wird.',
  'The currency: three capitals, such as EUR.': 'Die Währung: drei Großbuchstaben, zum Beispiel EUR.',
  'The salary, or the least of a range.': 'Das Gehalt, oder das untere Ende einer Spanne.',
  'The most of a range.': 'Das obere Ende einer Spanne.',
  'For which time it is paid.': 'Für welche Zeit bezahlt wird.',
  'The day of publication, such as "2027-06-01".': 'Der Tag der Veröffentlichung, zum Beispiel "2027-06-01".',
  'The last day for applications. After it, search engines do not list the job any more.':
    'Der letzte Tag für Bewerbungen. Danach führen Suchmaschinen die Stelle nicht mehr auf.',
  'Whom applicants can ask.': 'Wen Bewerber fragen können.',
  'The position in the company.': 'Die Stellung im Unternehmen.',
  'The e-mail address.': 'Die E-Mail-Adresse.',
  'The phone number.': 'Die Telefonnummer.',
  'The button to apply: a page, a URL that starts with https://, or mailto: with an address.':
    'Der Button zum Bewerben: eine Seite, eine Adresse, die mit https:// beginnt, oder mailto: mit einer Adresse.',
  'An open position: what it is, where it is, what it pays and how to apply.':
    'Eine offene Stelle: was sie ist, wo sie ist, was sie bezahlt und wie man sich bewirbt.',
  'The name of the place, above the address. Default for search engines: the company of site.yaml.':
    'Der Name des Ortes, über der Adresse. Ohne Angabe für Suchmaschinen: das Unternehmen der Website.',
  'The kind of business, for search engines.': 'Die Art des Geschäfts, für Suchmaschinen.',
  'The phone number with the country code, such as "+49 30 1234567".':
    'Die Telefonnummer mit Ländervorwahl, zum Beispiel "+49 30 1234567".',
  'The e-mail address of this place.': 'Die E-Mail-Adresse dieses Ortes.',
  'A picture of the place.': 'Ein Bild des Ortes.',
  'The opening hours of the week. A day with a break has two entries; a day without an entry is closed.':
    'Die Öffnungszeiten der Woche. Ein Tag mit Pause hat zwei Einträge; ein Tag ohne Eintrag ist geschlossen.',
  'A place with its own address, phone number, picture and opening hours, such as a shop or a branch.':
    'Ein Ort mit eigener Adresse, Telefonnummer, Bild und Öffnungszeiten, zum Beispiel ein Laden oder eine Filiale.',
  'The number of this page: write "{page}".': 'Die Nummer dieser Seite: Schreiben Sie "{page}".',
  'How many pages the list has: write "{pages}".': 'Wie viele Seiten die Liste hat: Schreiben Sie "{pages}".',
  'The path of the first page, as in "path" at the top of the file.': 'Der Pfad der ersten Seite, wie in "path" oben in der Datei.',
  'Links to the other pages of a list, for a page file with "perPage". A list on a single page shows nothing.':
    'Links zu den anderen Seiten einer Liste, für eine Seite mit "perPage". Eine Liste auf einer einzigen Seite zeigt nichts.',
  'The pages.': 'Die Seiten.',
  'The page.': 'Die Seite.',
  'The title to show. Default: that of the page.': 'Der Titel, der zu sehen ist. Ohne Angabe: der der Seite.',
  'A sentence about it. Default: the description of the page.': 'Ein Satz darüber. Ohne Angabe: die Beschreibung der Seite.',
  'Links to other pages of the site, with their titles and descriptions.':
    'Links zu anderen Seiten der Website, mit deren Titeln und Beschreibungen.',
  'A sentence under the title: what visitors can find.': 'Ein Satz unter dem Titel: was Besucher finden können.',
  'A search in all pages of the site. The build writes what it needs. Visitors without script get the links of the navigation.':
    'Eine Suche in allen Seiten der Website. Was sie braucht, entsteht beim Bauen. Besucher ohne Skript bekommen die Links der Navigation.',
  'A few words beside the buttons. Screens of phones show them too.': 'Ein paar Wörter neben den Buttons. Auch Telefone zeigen sie.',
  'A quiet button beside it, such as one that calls: tel:+4930123456.':
    'Ein ruhiger Button daneben, zum Beispiel einer, der anruft: tel:+4930123456.',
  'A bar with one or two buttons at the bottom of the window. It stays there until the visitor reaches its place on the page.':
    'Eine Leiste mit einem oder zwei Buttons am unteren Rand des Fensters. Sie bleibt dort, bis man ihre Stelle auf der Seite erreicht.',
};
