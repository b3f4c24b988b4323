/** Descriptions of blocks that show records, in German. */
export const records: Readonly<Record<string, string>> = {
  'The columns, from left to right.': 'Die Spalten, von links nach rechts.',
  'The blocks of the column, from top to bottom.': 'Die Blöcke der Spalte, von oben nach unten.',
  'Questions with answers. One answer is open at a time. A picture is beside them.':
    'Fragen mit Antworten. Eine Antwort ist jeweils offen. Ein Bild steht daneben.',
  'A short text on the picture, such as "3+ Years of Experience".': 'Ein kurzer Text auf dem Bild, zum Beispiel "Seit über 3 Jahren".',
  'The picture beside the questions.': 'Das Bild neben den Fragen.',
  'Which questions are shown.': 'Welche Fragen zu sehen sind.',
  'A question with its answer.': 'Eine Frage mit ihrer Antwort.',
  'The question, in the words of a visitor.': 'Die Frage, in den Worten eines Besuchers.',
  'The answer, in plain text.': 'Die Antwort, als einfacher Text.',
  'Two or three columns with blocks. On a phone they are below each other.':
    'Zwei oder drei Spalten mit Blöcken. Auf einem Telefon stehen sie untereinander.',
  'Which records visitors can compare, and which of their fields.':
    'Welche Datensätze Besucher vergleichen können, und welche ihrer Felder.',
  'Records side by side, with a row for each field and marks where they differ. Visitors choose up to four of them.':
    'Datensätze nebeneinander, mit einer Zeile für jedes Feld und Marken, wo sie sich unterscheiden. Besucher wählen bis zu vier davon.',
  'Which records are shown, which of their fields, in which groups, and what visitors can do with the list.':
    'Welche Datensätze zu sehen sind, welche ihrer Felder, in welchen Gruppen, und was Besucher mit der Liste tun können.',
  'cards: with pictures. rows: one below the other. table: a column for each field. menu: a line to the last field, such as the price. calendar: with the day at the start, in order of date.':
    'Karten: mit Bildern. Reihen: untereinander. Tabelle: eine Spalte für jedes Feld. Speisekarte: eine Linie bis zum letzten Feld, zum Beispiel dem Preis. Kalender: mit dem Tag am Anfang, nach Datum.',
  'How many records stand there, in each group, before a button that shows the others. Default: all.':
    'Wie viele Datensätze dort stehen, in jeder Gruppe, bevor ein Button die übrigen zeigt. Ohne Angabe: alle.',
  'The sentence that stands here while there is no record. Default: the block is left out then.':
    'Der Satz, der hier steht, solange es keinen Datensatz gibt. Ohne Angabe: Dann fehlt der Block.',
  'Records of any type or collection: as cards, rows, a table, a menu with prices, or a calendar.':
    'Datensätze jedes Typs und jeder Sammlung: als Karten, Reihen, Tabelle, Speisekarte mit Preisen oder Kalender.',
  'The title above the logos.': 'Der Titel über den Logos.',
  'Which clients are shown.': 'Welche Kunden zu sehen sind.',
  'A client whose logo the site may show. Screen readers read the name.':
    'Ein Kunde, dessen Logo die Website zeigen darf. Bildschirmleser lesen den Namen.',
  'The name of the company in its own spelling.': 'Der Name des Unternehmens in seiner eigenen Schreibweise.',
  'The logo: an .svg file in media/clients.': 'Das Logo: eine .svg-Datei in media/clients.',
  'The number of visible logos for each window width.': 'Wie viele Logos bei welcher Breite des Fensters zu sehen sind.',
  'The distance between two logos in pixels.': 'Der Abstand zwischen zwei Logos in Pixeln.',
  'The seconds in which the row moves by one logo.': 'In wie vielen Sekunden die Reihe um ein Logo weiterrückt.',
  'Client logos in a moving row.': 'Logos von Kunden in einer Reihe, die sich bewegt.',
  'Whose logos are shown.': 'Wessen Logos zu sehen sind.',
  'Logos in rows, which stand still.': 'Logos in Reihen, die stillstehen.',
  'Which projects: a list such as "web", or ids such as "web/online-shop".':
    'Welche Projekte: eine Liste wie "web", oder IDs wie "web/online-shop".',
  'The number of visible projects for each window width.': 'Wie viele Projekte bei welcher Breite des Fensters zu sehen sind.',
  'The distance between two projects in pixels.': 'Der Abstand zwischen zwei Projekten in Pixeln.',
  'The seconds in which the row moves by one project.': 'In wie vielen Sekunden die Reihe um ein Projekt weiterrückt.',
  'Projects in a moving row.': 'Projekte in einer Reihe, die sich bewegt.',
  'A link below the projects, such as one to all projects.': 'Ein Link unter den Projekten, zum Beispiel zu allen Projekten.',
  'Selected projects with large pictures, in wide and narrow columns.':
    'Ausgewählte Projekte mit großen Bildern, in breiten und schmalen Spalten.',
  'The title of the section. Default: "Read on" in the language of the page.':
    'Der Titel des Abschnitts. Ohne Angabe: „Weiterlesen“ in der Sprache der Seite.',
  'The post before this one: write "{previous}" on the page of a post.':
    'Der Beitrag vor diesem: Schreiben Sie "{previous}" auf der Seite eines Beitrags.',
  'The post after this one: write "{next}". At the ends there is none.':
    'Der Beitrag nach diesem: Schreiben Sie "{next}". Am Ende gibt es keinen.',
  'Posts with most tags and values in common: write "{related}".':
    'Beiträge, die die meisten Schlagwörter und Werte mit diesem teilen: Schreiben Sie "{related}".',
  'Where to read on after a blog post: the posts before and after it, and related ones.':
    'Wo es nach einem Blogbeitrag weitergeht: der Beitrag davor und danach, und ähnliche.',
  'Which reasons are shown.': 'Welche Gründe zu sehen sind.',
  'A reason to work with the company.': 'Ein Grund, mit dem Unternehmen zu arbeiten.',
  'The reason in a few words.': 'Der Grund in wenigen Wörtern.',
  'Reasons to work with the company, as a numbered list.': 'Gründe, mit dem Unternehmen zu arbeiten, als nummerierte Liste.',
  'Which categories are shown.': 'Welche Kategorien zu sehen sind.',
  'A group of services, shown in the overview and on its landing page.':
    'Eine Gruppe von Leistungen, in der Übersicht und auf ihrer eigenen Seite.',
  'The name of the category.': 'Der Name der Kategorie.',
  'The landing page of the category, such as /ai-development.': 'Die Seite der Kategorie, zum Beispiel /ai-development.',
  'The heading of the category.': 'Die Überschrift der Kategorie.',
  'The paragraph under the heading.': 'Der Absatz unter der Überschrift.',
  'The services of the category.': 'Die Leistungen der Kategorie.',
  'One or two sentences about the service.': 'Ein oder zwei Sätze über die Leistung.',
  'The id of this entry.': 'Die ID dieses Eintrags.',
  'Services in a sidebar, and categories with links to their landing pages.':
    'Leistungen in einer Seitenleiste, und Kategorien mit Links zu ihren Seiten.',
  'Which services are shown. Each one links to its page.': 'Welche Leistungen zu sehen sind. Jede führt zu ihrer Seite.',
  'Instead of services: which types of websites are shown.': 'Anstelle von Leistungen: welche Arten von Websites zu sehen sind.',
  'A type of website that the company builds.': 'Eine Art von Website, die das Unternehmen baut.',
  'The picture, a file in media/types.': 'Das Bild, eine Datei in media/types.',
  'The name of the type, such as "E-commerce Websites".': 'Der Name der Art, zum Beispiel "Online-Shops".',
  'One or two sentences about this type.': 'Ein oder zwei Sätze über diese Art.',
  'Instead of services: which types of apps are shown.': 'Anstelle von Leistungen: welche Arten von Apps zu sehen sind.',
  'A type of app that the company builds.': 'Eine Art von App, die das Unternehmen baut.',
  'Instead of services: the id of a category. Its services are shown.':
    'Anstelle von Leistungen: die ID einer Kategorie. Deren Leistungen sind zu sehen.',
  'What the company offers: services, types of websites, types of apps, or the services of a category.':
    'Was das Unternehmen anbietet: Leistungen, Arten von Websites, Arten von Apps, oder die Leistungen einer Kategorie.',
  'The tabs.': 'Die Reiter.',
  'The label of the tab.': 'Die Beschriftung des Reiters.',
  'The blocks of the tab.': 'Die Blöcke des Reiters.',
  'Tabs with blocks, of which one is shown at a time. Without script all are shown, below each other.':
    'Reiter mit Blöcken, von denen jeweils einer zu sehen ist. Ohne Skript sind alle untereinander zu sehen.',
  'A short word above the title.': 'Ein kurzes Wort über dem Titel.',
  'Which testimonials are shown.': 'Welche Stimmen zu sehen sind.',
  'A quote from a client.': 'Ein Zitat eines Kunden.',
  'The portrait, a file in media/people. Without one, the initials are shown.':
    'Das Porträt, eine Datei in media/people. Ohne eines stehen dort die Initialen.',
  'The name of the client.': 'Der Name des Kunden.',
  'The position and company of the client.': 'Die Stellung und das Unternehmen des Kunden.',
  'The quote, without quotation marks.': 'Das Zitat, ohne Anführungszeichen.',
  'The number of visible slides for each window width.': 'Wie viele Folien bei welcher Breite des Fensters zu sehen sind.',
  'The distance between two slides in pixels.': 'Der Abstand zwischen zwei Folien in Pixeln.',
  'How long each slide is shown, in milliseconds.': 'Wie lange jede Folie zu sehen ist, in Millisekunden.',
  'Quotes from clients in a carousel that moves by itself.': 'Zitate von Kunden in einem Karussell, das sich selbst bewegt.',
  'Which values are shown.': 'Welche Werte zu sehen sind.',
  'A value of the company, shown as a slide.': 'Ein Wert des Unternehmens, als Folie gezeigt.',
  'The value in a few words.': 'Der Wert in wenigen Wörtern.',
  'What the value means in daily work.': 'Was der Wert in der täglichen Arbeit bedeutet.',
  'The picture on the slide.': 'Das Bild auf der Folie.',
  'The background of the slide: a gradient from one colour to another.':
    'Der Hintergrund der Folie: ein Verlauf von einer Farbe zur anderen.',
  'The first colour, from the theme.': 'Die erste Farbe, aus dem Design.',
  'The last colour, from the theme.': 'Die letzte Farbe, aus dem Design.',
  'The values of the company, one slide at a time, each with a picture.':
    'Die Werte des Unternehmens, eine Folie nach der anderen, jede mit einem Bild.',
};
