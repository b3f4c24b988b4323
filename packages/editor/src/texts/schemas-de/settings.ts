/** Descriptions of the settings in `site.yaml`, in German. */
export const settings: Readonly<Record<string, string>> = {
  'The URL of the published site. With a path, such as https://example.com/blog, all addresses of the site are below it; its files stay at the root of the built folder.':
    'Die Adresse der veröffentlichten Website, mit https:// am Anfang. Mit einem Pfad wie https://example.com/blog liegen alle Adressen der Website darunter; ihre Dateien bleiben ganz oben im gebauten Ordner.',
  'How the addresses of pages end: never as in /about, always as in /about/. Write always for a host that redirects /about to /about/, such as GitHub Pages.':
    'Wie die Adressen der Seiten enden: nie wie bei /about, immer wie bei /about/. Wählen Sie immer für einen Anbieter, der /about auf /about/ weiterleitet, zum Beispiel GitHub Pages.',
  'The language of the pages. The default one of a site with several languages.':
    'Die Sprache der Seiten als Kürzel, zum Beispiel de für Deutsch. Bei mehreren Sprachen die Sprache der Originale, die übersetzt werden.',
  'The time zone of all days and times of the site, such as Europe/Berlin: when pages, banners and offers begin and end.':
    'Die Zeitzone aller Tage und Uhrzeiten der Website, zum Beispiel Europe/Berlin: wann Seiten, Ankündigungen und Angebote beginnen und enden.',
  'The languages of the site by their codes, with the default one, when it has several. Their pages are in pages/<code>/.':
    'Die Sprachen der Website, auch die der Originale, wenn es mehrere sind.',
  'Its name in the language itself, such as "Deutsch". Visitors see it where they change the language.':
    'Ihr Name in der Sprache selbst, zum Beispiel "Deutsch". Besucher sehen ihn dort, wo sie die Sprache wechseln.',
  'ltr: from left to right. rtl: from right to left. Default: that of its script.': 'Ohne Angabe: wie die Schrift der Sprache.',
  'The first folder of its URLs, such as "de" for /de/about-us. Default: the code of the language.':
    'Der erste Ordner ihrer Adressen, zum Beispiel "de" für /de/about-us. Ohne Angabe: das Kürzel der Sprache.',
  'Fonts for its script, when those of the theme do not have it. Only pages in this language load them.':
    'Schriften für diese Sprache, wenn denen des Designs Zeichen fehlen. Nur Seiten in dieser Sprache laden sie.',
  'The font of headings. Default: that of the theme.': 'Die Schrift der Überschriften. Ohne Angabe: die des Designs.',
  'The .woff2 file in media/fonts.': 'Die .woff2-Datei in media/fonts.',
  'The lightest and the heaviest weight.': 'Die leichteste und die kräftigste Stärke.',
  'The font of all other text. Default: that of the theme.': 'Die Schrift aller anderen Texte. Ohne Angabe: die des Designs.',
  'The default language, whose content visitors see where a page or record is not translated. Default: it is left out in this language.':
    'Die Sprache der Originale, deren Inhalt Besucher sehen, wo eine Seite oder ein Datensatz nicht übersetzt ist. Ohne Angabe: In dieser Sprache fehlt er dann.',
  'The name, logo and images of the brand.': 'Name, Logo und Bilder der Marke.',
  'The name of the brand.': 'Der Name der Marke.',
  'A short phrase that describes the brand.': 'Ein kurzer Satz, der die Marke beschreibt.',
  'false: the logo stands alone, because the name is in it. Default: the name is shown, unless the logo is at least twice as wide as it is high.':
    'false: Das Logo steht allein, weil der Name darin steht. Sonst steht der Name daneben, außer neben einem Logo, das mindestens doppelt so breit wie hoch ist.',
  'The logo next to the name: an .svg file that is visible on light and dark backgrounds.':
    'Das Logo neben dem Namen: eine .svg-Datei, die auf hellem und dunklem Hintergrund zu sehen ist.',
  'The icon in the browser tab, on home screens and in search results: a square .svg file.':
    'Das Symbol im Tab des Browsers, auf Startbildschirmen und in Suchergebnissen: eine quadratische .svg-Datei.',
  'The image that social networks show with a link to the site: a .png of 1200 by 630 pixels. Default: each page gets a picture with its title, the mark and the name.':
    'Das Bild, das soziale Netzwerke bei einem Link auf die Website zeigen: eine .png-Datei mit 1200 mal 630 Pixeln. Ohne Angabe: Jede Seite bekommt ein Bild mit ihrem Titel, dem Logo und dem Namen.',
  'The contact data of the company.': 'Die Kontaktdaten des Unternehmens.',
  'The legal or trading name.': 'Der rechtliche Name oder der Name im Geschäftsverkehr.',
  'The phone number with the country code, such as "+49 30 1234567". Without it, pages show none.':
    'Die Telefonnummer mit Ländervorwahl, zum Beispiel "+49 30 1234567". Ohne sie zeigen Seiten keine.',
  'The e-mail address for visitors.': 'Die E-Mail-Adresse für Besucher.',
  'The floating chat button of every page. Without it there is no button.':
    'Der schwebende Chat-Button jeder Seite. Ohne Angabe gibt es keinen.',
  'The number of the chat with the country code. For your records: pages show only the button.':
    'Die Nummer des Chats mit Ländervorwahl. Nur für Ihre Unterlagen: Seiten zeigen allein den Button.',
  'The link that opens the chat, such as "https://chat.example.com/your-name".':
    'Der Link, der den Chat öffnet, zum Beispiel "https://chat.example.com/your-name".',
  'The text of the button for screen readers, such as "Chat with us".':
    'Der Text des Buttons für Bildschirmleser, zum Beispiel "Mit uns chatten".',
  'Profiles on social networks, in the order in which they are shown.': 'Profile in sozialen Netzwerken, in der gezeigten Reihenfolge.',
  'The social network.': 'Das soziale Netzwerk.',
  'The URL of the profile.': 'Die Adresse des Profils.',
  'The recipient of messages from the contact form. Default: the company.':
    'Wer Nachrichten aus dem Kontaktformular bekommt. Ohne Angabe: das Unternehmen.',
  'The name of the recipient.': 'Der Name des Empfängers.',
  'The e-mail address of the recipient.': 'Die E-Mail-Adresse des Empfängers.',
  'The links in the header.': 'Die Links in der Kopfzeile.',
  'The text of the link, or of the button that opens its menu.': 'Der Text des Links, oder des Buttons, der sein Menü öffnet.',
  'The target: a page such as /contact-us, an anchor, or a URL that starts with https://. An entry with "items" needs none.':
    'Das Ziel: eine Seite wie /contact-us, eine Sprungmarke, oder eine Adresse, die mit https:// beginnt. Ein Eintrag mit "items" braucht keines.',
  'The links of a menu that the entry opens. Its own page, if it has one, is the first of them.':
    'Die Links eines Menüs, das der Eintrag öffnet. Seine eigene Seite, wenn er eine hat, ist der erste davon.',
  'The text of the link or button.': 'Der Text des Links oder Buttons.',
  'The target: a page such as /contact-us, an anchor, or a URL that starts with https://.':
    'Das Ziel: eine Seite wie /contact-us, eine Sprungmarke, oder eine Adresse, die mit https:// beginnt.',
  'The footer of every page.': 'Die Fußzeile jeder Seite.',
  'A sentence below the brand name.': 'Ein Satz unter dem Namen der Marke.',
  'The heading of the list of links.': 'Die Überschrift über der Liste von Links.',
  'The heading of the contact data.': 'Die Überschrift über den Kontaktdaten.',
  'The links in the footer.': 'Die Links in der Fußzeile.',
  'Further columns of links, each with a heading.': 'Weitere Spalten mit Links, jede mit einer Überschrift.',
  'The heading of the column.': 'Die Überschrift der Spalte.',
  'The links of the column.': 'Die Links der Spalte.',
  'A line above the header, such as with opening hours and the phone number. Default: none.':
    'Eine Zeile über der Kopfzeile, zum Beispiel mit Öffnungszeiten und Telefonnummer. Ohne Angabe: keine.',
  'A short text, such as the opening hours.': 'Ein kurzer Text, zum Beispiel die Öffnungszeiten.',
  'true: shows the phone number of the company.': 'true: zeigt die Telefonnummer des Unternehmens.',
  'Links at the end of the line.': 'Links am Ende der Zeile.',
  'Other brands, contact data, navigation or footers for some pages, such as those of one product.':
    'Andere Marken, Kontaktdaten, Navigation oder Fußzeilen für manche Seiten, zum Beispiel für die eines Produkts.',
  'The name that pages write as profile:.': 'Der Name, den Seiten unter profile: angeben.',
  'The page at this path and all pages below it have the profile, unless they name another.':
    'Die Seite mit diesem Pfad und alle Seiten darunter haben das Profil, wenn sie kein anderes angeben.',
  'What differs in the brand. Default: as on the rest of the site.':
    'Was an der Marke anders ist. Ohne Angabe: wie auf der übrigen Website.',
  'Other contact data. Without "chat" there is no chat button.': 'Andere Kontaktdaten. Ohne "chat" gibt es keinen Chat-Button.',
  'Other links in the header.': 'Andere Links in der Kopfzeile.',
  'Another footer.': 'Eine andere Fußzeile.',
  'Another line above the header.': 'Eine andere Zeile über der Kopfzeile.',
  'The behaviour of the header.': 'Wie sich die Kopfzeile verhält.',
  'After how much scrolling the header gets a solid background.':
    'Wie weit man scrollt, bis die Kopfzeile einen festen Hintergrund bekommt.',
  'The page with a search block, such as "/search". The header then has a link to it. Default: no link.':
    'Die Seite mit einem Suchblock, zum Beispiel "/search". Die Kopfzeile hat dann einen Link dorthin. Ohne Angabe: kein Link.',
  'The space above a block after a click on a link to it, in pixels.':
    'Der Abstand über einem Block nach einem Klick auf einen Link zu ihm, in Pixeln.',
  'The colours, fonts and shapes of the site.': 'Die Farben, Schriften und Formen der Website.',
  'The colours of the site.': 'Die Farben der Website.',
  'The two fonts of the site.': 'Die beiden Schriften der Website.',
  'The font of headings.': 'Die Schrift der Überschriften.',
  'The name of the font.': 'Der Name der Schrift.',
  'How Arial is scaled until the font is loaded, so that the text does not jump. Default: as the file is measured.':
    'Wie Arial angepasst wird, bis die Schrift geladen ist, damit der Text nicht springt. Sonst wird die Datei gemessen.',
  'In percent of the fallback font.': 'In Prozent der Ersatzschrift.',
  'In percent.': 'In Prozent.',
  'The font of all other text.': 'Die Schrift aller anderen Texte.',
  'The shapes, distances and sizes of the site.': 'Formen, Abstände und Größen der Website.',
  'The colours of pages for visitors whose system is dark. Without it, they see the same colours as everybody.':
    'Die Farben der Seiten für Besucher, deren System dunkel ist. Ohne Angabe sehen sie dieselben Farben wie alle.',
  'The animations of the site.': 'Die Animationen der Website.',
  'How parts of a page appear when visitors scroll to them.': 'Wie Teile einer Seite erscheinen, wenn Besucher zu ihnen scrollen.',
  'How far above the bottom of the window a part appears, in pixels.':
    'Wie weit über dem unteren Rand des Fensters ein Teil erscheint, in Pixeln.',
  'The delay before it appears, in milliseconds.': 'Die Verzögerung, bevor es erscheint, in Millisekunden.',
  'The length of the animation, in milliseconds.': 'Die Dauer der Animation, in Millisekunden.',
  'The easing of the animation.': 'Der Verlauf der Animation.',
  'In milliseconds. No effect here: only for renderers that listen to scroll events.':
    'In Millisekunden. Hier ohne Wirkung: nur für Programme, die Scroll-Ereignisse abfragen.',
  'true: appears once. false: appears again each time it scrolls into view.':
    'true: erscheint einmal. false: erscheint jedes Mal, wenn man dorthin scrollt.',
  'The services whose videos, maps and calendars pages show in a frame, after the visitor has clicked. Pages that show none allow none.':
    'Die Dienste, deren Videos, Karten und Kalender Seiten in einem Rahmen zeigen, nachdem Besucher geklickt haben. Seiten, die keine zeigen, erlauben keine.',
  'The short messages (toasts) in a corner of the window.': 'Die kurzen Meldungen in einer Ecke des Fensters.',
  'How long a success message is shown, in milliseconds.': 'Wie lange eine Erfolgsmeldung zu sehen ist, in Millisekunden.',
  'How long an error message is shown, in milliseconds.': 'Wie lange eine Fehlermeldung zu sehen ist, in Millisekunden.',
  'The maximum number of messages at the same time.': 'Wie viele Meldungen höchstens zugleich zu sehen sind.',
  'How forms send messages, and the texts that visitors see.': 'Wie Formulare Nachrichten senden, und die Texte, die Besucher dabei sehen.',
  'The URL of another mail service that accepts POST requests at /send-email. Default: the mail service of this site.':
    'Die Adresse eines anderen E-Mail-Dienstes. Ihr Entwickler kennt sie. Ohne Angabe: der Dienst dieser Website.',
  'The page that visitors see after they send a message. Default: the page of the form.':
    'Die Seite, die Besucher sehen, nachdem sie eine Nachricht gesendet haben. Ohne Angabe: die Seite des Formulars.',
  'Other recipients of messages. A form names one as "recipient". Its page does not contain the address.':
    'Andere Empfänger von Nachrichten. Ein Formular nennt einen davon als "recipient". Auf der Seite steht die Adresse nicht.',
  'The name that forms write as recipient:.': 'Der Name, den Formulare unter recipient: angeben.',
  'Addresses that get each message as signed JSON besides the mail, such as a CRM. The secret is an environment variable.':
    'Andere Dienste, die jede Nachricht außer per E-Mail auch bekommen, zum Beispiel ein CRM. Ihr Entwickler richtet sie ein.',
  'Where the service posts each message.': 'Wohin der Dienst jede Nachricht sendet.',
  'The name of the webhook, for its secret: MAIL_WEBHOOK_SECRET_CRM for crm.':
    'Der Name des Webhooks, zum Beispiel crm. Ihr Entwickler legt sein Geheimnis unter diesem Namen ab.',
  'The origins of other services to which a form with "leadsTo" leads, and of those to which they redirect.':
    'Die Adressen anderer Dienste, zu denen ein Formular mit "leadsTo" führt, und die, auf die sie weiterleiten.',
  'true: every answer in JSON is a success, whatever its HTTP status. Only for services that need it.':
    'true: Jede Antwort des Dienstes gilt als Erfolg. Nur für Dienste, die das brauchen: Ihr Entwickler weiß es.',
  'The maximum time to wait for an answer of the mail service, in milliseconds.':
    'Wie lange höchstens auf eine Antwort des E-Mail-Dienstes gewartet wird, in Millisekunden.',
  'The texts that visitors see after they send a message.': 'Die Texte, die Besucher sehen, nachdem sie eine Nachricht gesendet haben.',
  'When the message was sent.': 'Wenn die Nachricht gesendet ist.',
  'When there is no connection to the mail service.': 'Wenn es keine Verbindung zum E-Mail-Dienst gibt.',
  'When the mail service does not answer in time.': 'Wenn der E-Mail-Dienst nicht rechtzeitig antwortet.',
  'When the mail service answers with an error.': 'Wenn der E-Mail-Dienst mit einem Fehler antwortet.',
  'When the mail service received too many messages.': 'Wenn der E-Mail-Dienst zu viele Nachrichten bekommen hat.',
  'The same, when the service says how long to wait. {time} is replaced by that time.':
    'Dasselbe, wenn der Dienst sagt, wie lange zu warten ist. {time} wird durch diese Zeit ersetzt.',
  'When the answer of the mail service is not valid.': 'Wenn die Antwort des E-Mail-Dienstes nicht gültig ist.',
  'The feeds of news. The feed of the whole site, /feed.xml, is always there when pages have posts, or records of a type with a feed.':
    'Die Newsfeeds. Den Feed der ganzen Website, /feed.xml, gibt es immer, wenn Seiten Beiträge haben oder Datensätze eines Typs mit Feed.',
  'true: each category of posts has a feed of its own at /feed/<category>.xml, and the pages that list it link to it.':
    'true: Jede Kategorie von Beiträgen hat einen eigenen Feed unter /feed/<category>.xml, und die Seiten, die sie auflisten, verlinken ihn.',
  'The maximum number of posts in a feed, the newest ones. Feeds have whole texts, and feed readers refuse large files.':
    'Wie viele Beiträge ein Feed höchstens hat, die neuesten zuerst. Feeds enthalten ganze Texte, und Feedreader lehnen große Dateien ab.',
  'Old paths of pages, and where they redirect to.': 'Alte Pfade von Seiten, und wohin sie weiterleiten.',
  'The old path as it was, with its capitals and its ending, such as /Our_Services.html. No page may have it now.':
    'Der alte Pfad, wie er war, mit Großbuchstaben und Endung, zum Beispiel /Our_Services.html. Keine Seite darf ihn jetzt haben.',
  'The new target: a page such as /services, or a URL that starts with https://.':
    'Das neue Ziel: eine Seite wie /services, oder eine Adresse, die mit https:// beginnt.',
  'Which domains browsers open only with https, for two years. host: the domain of the site. subdomains: its subdomains too. none: no rule.':
    'Welche Domains Browser zwei Jahre lang nur mit https öffnen. Ohne eine davon gibt es keine Regel.',
  'What pages allow besides the default, for libraries that need it. The whole site gets it: allow as little as you can.':
    'Was Seiten zusätzlich erlauben, für Bibliotheken, die es brauchen. Es gilt für die ganze Website: so wenig wie möglich.',
  'off: code of every page may set HTML from texts (innerHTML), which some libraries need, such as those of maps. on: browsers refuse that, so that a text of a visitor never becomes code.':
    'off: Code auf jeder Seite darf HTML aus Texten setzen (innerHTML), was manche Bibliotheken brauchen, zum Beispiel für Karten. on: Browser lehnen das ab, damit aus dem Text eines Besuchers nie Code wird.',
  'Hosts from which every page may load pictures, such as the tiles of a map. Default: only the site itself.':
    'Hosts, von denen jede Seite Bilder laden darf, zum Beispiel die Kacheln einer Karte. Ohne Angabe: nur die Website selbst.',
  'Hosts whose pages every page may show in a frame. For videos, maps and calendars of blocks, "embeds" is enough, and allows less.':
    'Hosts, deren Seiten jede Seite in einem Rahmen zeigen darf. Für Videos, Karten und Kalender von Blöcken reicht „Eingebettete Dienste“ und erlaubt weniger.',
  'How pages load JavaScript.': 'Wie Seiten JavaScript laden.',
  'The maximum time for loading JavaScript, in milliseconds.': 'Wie lange JavaScript höchstens laden darf, in Millisekunden.',
  'Where pages report how fast they load for visitors. Default: nothing is measured.':
    'Wohin Seiten melden, wie schnell sie bei Besuchern laden. Ohne Angabe: Nichts wird gemessen.',
  'The URL that receives the measurements as JSON, by POST. On another domain it must answer CORS requests.':
    'Die Adresse, die die Messwerte bekommt. Ihr Entwickler richtet sie ein.',
  'The service that counts visits. Default: nothing is counted.': 'Der Dienst, der Besuche zählt. Ohne Angabe: Nichts wird gezählt.',
  'The service that counts visits.': 'Der Dienst, der Besuche zählt.',
  'The URL of its script. Pages load this script and no other.': 'Die Adresse seines Skripts. Seiten laden dieses Skript und kein anderes.',
  'The URL that the script sends to, when it is on another host than the script. GoatCounter: https://<code>.goatcounter.com/count.':
    'Die Adresse, an die das Skript sendet, wenn sie bei einem anderen Anbieter liegt als das Skript. GoatCounter: https://<code>.goatcounter.com/count.',
  'true: the script stores cookies, so it loads only after the visitor has agreed. Needs "consent".':
    'true: Das Skript speichert Cookies, also lädt es erst, wenn Besucher zugestimmt haben. Braucht "consent".',
  'What the service calls the site. Plausible: its domain; default: the host of "url". Umami: the website ID.':
    'Wie der Dienst die Website nennt. Plausible: ihre Domain; ohne Angabe der Host von "url". Umami: die Website-ID.',
  'The question whether the visitor agrees to cookies. Shown only when something needs it.':
    'Die Frage, ob Besucher Cookies zustimmen. Sie erscheint nur, wenn etwas sie braucht.',
  'What visitors are asked. Default: a sentence about counting visits with cookies.':
    'Was Besucher gefragt werden. Ohne Angabe: ein Satz über das Zählen von Besuchen mit Cookies.',
  'The page about privacy, which the question links to.': 'Die Seite zum Datenschutz, die die Frage verlinkt.',
  'The texts that visitors see when a page fails.': 'Die Texte, die Besucher sehen, wenn auf einer Seite etwas nicht gelingt.',
  'When JavaScript or data of a page fails to load.': 'Wenn JavaScript oder Daten einer Seite nicht geladen werden.',
  'When a page fails for another reason.': 'Wenn eine Seite aus einem anderen Grund nicht funktioniert.',
  'When a part of the page fails to load after a visitor clicked in it.':
    'Wenn ein Teil der Seite nicht geladen wird, nachdem jemand hineingeklickt hat.',
  'The link text next to these messages.': 'Der Linktext neben diesen Meldungen.',
};
