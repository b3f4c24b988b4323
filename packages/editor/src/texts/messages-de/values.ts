/** Messages about the values of fields, in German. */
export const values: Readonly<Record<string, string>> = {
  // Empty and missing values
  '"{field}" is empty.': '„{field}“ ist leer.',
  '"alt" is empty.': 'Der Alternativtext ist leer.',
  'This translation has no "{field}", so it belongs to no record.': 'Dieser Übersetzung fehlt „{field}“. Sie gehört zu keinem Datensatz.',
  'Write the id of the record in {file}, and below it the translated fields.': 'Schreiben Sie die ID des Datensatzes.',
  '{block} needs a type.': '{block} braucht einen Typ.',
  '{part} needs exactly one of {words}.': 'Genau eines dieser Felder muss ausgefüllt sein: {words}.',
  '{part} needs "{field}". {any}': '„{field}“ fehlt noch.',
  '{part} needs "{field}".': '„{field}“ fehlt noch.',
  '"{field}" is left out, so visitors read its default {value}, which is the same in all languages.':
    '„{field}“ fehlt. Besucher lesen dort {value}, in jeder Sprache dasselbe.',
  'Add "{field}" with a text in this language.': 'Schreiben Sie bei „{field}“ einen Text in dieser Sprache.',

  // What is accepted
  '{value} is not accepted for "{field}".': '{value} passt nicht zu „{field}“.',
  '"{field}" must be a list from narrow to wide windows that starts with {any}':
    '„{field}“ muss von schmalen zu breiten Fenstern geordnet sein und mit 0 beginnen.',
  '"{field}" must be {words}.': '„{field}“ muss {words} sein.',
  '"{field}" must be {words}; found {value}.': '„{field}“ muss {words} sein. Dort steht {value}.',
  '"{field}" must be {words}, but {value} is in quotes.': '„{field}“ muss {words} sein. Dort steht {value} als Text.',
  '"{field}" must be {words}, but {value} is not {words2}.': '„{field}“ muss {words} sein, und {value} ist keine.',
  '"{field}" must be a text, but {value} is read as {any}.': '„{field}“ muss ein Text sein, und {value} ist keiner.',
  '"{field}" must be a number, and {value} can mean {number} or {other}.':
    '„{field}“ muss eine Zahl sein, und {value} kann {number} oder {other} bedeuten.',
  'Accepted: an address without "?". {any}': 'Möglich ist: eine Adresse ohne ?.',
  'Accepted: one address. For {any}': 'Möglich ist: eine einzige Adresse.',
  'Accepted: newest, {any}. For the reverse of a field, {any2}': 'Möglich ist: newest, {any}',
  'Accepted: newest, oldest, {any}': 'Möglich ist: newest, oldest, {any}',
  'This row has {count}.': 'Diese Zeile hat {count}.',
  'For an address without a map, use {any}': '',
  'For the reverse of a field, write "descending" after it.': '',
  '"{field}" must be a {kind} only in a form with a required field of kind email.':
    '„{field}“ gibt es nur in Formularen mit einem Pflichtfeld für die E-Mail-Adresse.',
  'Accepted: {words}.': 'Möglich ist: {words}.',
  'Accepted: {list}.': 'Möglich ist: {list}.',
  'Accepted: {list} and {count} others.': 'Möglich ist: {list} und {count} weitere.',
  'Accepted: {least} to {most}.': 'Möglich ist {least} bis {most}.',
  'Write {words}.': 'Richtig ist: {words}.',
  'Use {words}.': 'Richtig ist: {words}.',
  'Write digits only.': 'Schreiben Sie nur Ziffern.',
  'Write digits only, with a point before decimals.': 'Schreiben Sie nur Ziffern und das Komma vor den Nachkommastellen.',
  'Write only the number.': 'Schreiben Sie nur die Zahl.',
  'Write only the number, with a point before decimals.': 'Schreiben Sie nur die Zahl.',
  'Write only the number, and put {value} in the field "{field}".': 'Schreiben Sie nur die Zahl, und {value} in das Feld „{field}“.',
  'Write {name}: {value} for {day}, or {same}: {other} for {day2}.': 'Schreiben Sie {value} oder {other}, mit Jahr, Monat und Tag.',
  'Write {name}: {value}, or {same}: {other}.': 'Richtig ist {value} oder {other}.',
  'Write true or false: {value} is {any}': 'Das Feld ist nur zum Ankreuzen; dort steht {value}.',
  'Write true, or remove the line: {value} is {any}': 'Das Feld ist nur zum Ankreuzen; dort steht {value}.',
  'Did you mean {value}?': 'Meinten Sie {value}?',
  'Did you mean {value} ({code})?': 'Meinten Sie {value} ({code})?',

  // Lengths, ranges and lists
  '"{field}" must be at least {limit}; found {value}.': '„{field}“ muss mindestens {limit} sein. Dort steht {value}.',
  '"{field}" must be at most {limit}; found {value}.': '„{field}“ darf höchstens {limit} sein. Dort steht {value}.',
  '"{field}" must have at least one {words}.': '„{field}“ muss mindestens {words} haben.',
  '"{field}" must have at least {limit} {words}; found {count}.': '„{field}“ muss mindestens {limit} {words} haben. Es sind {count}.',
  '"{field}" must have at most {limit} {words}; found {count}.': '„{field}“ darf höchstens {limit} {words} haben. Es sind {count}.',
  '{value} is in this list twice: entries {first} and {second}.':
    '{value} steht zweimal in dieser Liste: als Eintrag {first} und {second}.',
  'Remove one of them.': 'Entfernen Sie einen davon.',
  'Change the id of one of them, or remove it.': 'Ändern Sie die ID von einem, oder entfernen Sie ihn.',
  'Change one of them.': 'Ändern Sie eine davon.',
  'Write exactly one of {words}: "{field}" cannot be used together with the other.':
    'Von {words} ist nur eines möglich: „{field}“ geht nicht zusammen mit dem anderen.',
  '"{field}" can be used only with kind: {list}.': '„{field}“ ist nur bei diesen Arten möglich: {list}.',
  'Remove this line, or choose another kind.': 'Leeren Sie dieses Feld, oder wählen Sie eine andere Art.',
  '"{field}" is not a field of {any}': 'Das Feld „{field}“ gibt es hier nicht.',
  '"{field}" was renamed to "{field2}". The old name still works.': '„{field}“ heißt jetzt „{field2}“. Der alte Name gilt noch.',
  'This block type was renamed to {value}. The old name still works.': 'Dieser Blocktyp heißt jetzt {value}. Der alte Name gilt noch.',

  // Dates, times and durations
  '{value} is not a valid date for "{field}".': '{value} ist kein gültiges Datum für „{field}“.',
  '{value} is not a valid date for "{field}": {words}.': '{value} ist kein gültiges Datum für „{field}“: {words}.',
  '{value} can be {day} or {other}.': '{value} ist nicht eindeutig: Es kann zwei Tage bedeuten.',
  'Visitors see the text of "{field}".': 'Besucher sehen den Text von „{field}“.',
  'Where it is closed, there are no times: remove "from" and "to", or the whole entry.':
    'Wo geschlossen ist, gibt es keine Zeiten: Leeren Sie beide Zeiten, oder entfernen Sie den Eintrag.',
  'It is a date, and "{field}" is a time of the day. Write the date in the field "{field2}": {any}':
    'Das ist ein Datum, und „{field}“ ist eine Uhrzeit. Das Datum gehört in das Feld „{field2}“.',
  'Write two fields: from: {from} and to: {to}.': 'Schreiben Sie zwei Zeiten: von {from} bis {to}.',
  'The date in "{field}" has passed: {date}.': 'Das Datum in „{field}“ ist vorbei: {date}.',
  'Write a later date, or remove what it belongs to. A block can also be hidden with "hidden: true".':
    'Schreiben Sie ein späteres Datum, oder entfernen Sie, wozu es gehört. Ein Block lässt sich auch ausblenden.',
  'The site has dates, such as {date}, and no "{field}", so its days begin and end at midnight in UTC.':
    'Die Website hat Daten wie {date} und keine Zeitzone. Darum beginnen und enden ihre Tage um Mitternacht UTC.',
  'Add a line with the time zone of the company, such as: {any}': 'Wählen Sie unter „Website“ die Zeitzone, zum Beispiel Europe/Berlin.',

  // Colours and icons
  '{value} is not a valid colour for "{field}".': '{value} ist keine gültige Farbe für „{field}“.',
  '{value} is not a valid colour for "{field}": colours of the theme cannot be transparent.':
    '{value} geht nicht bei „{field}“: Farben des Designs können nicht durchsichtig sein.',
  'The contrast of "{field}" is too low: {any}': 'Der Kontrast von „{field}“ ist zu gering.',
  'The contrast of "{field}" in the dark mode is too low: {any}': 'Der Kontrast von „{field}“ ist im dunklen Modus zu gering.',
  'Text needs {limit} to 1.': 'Text braucht {limit} zu 1.',
  'The nearest shade with enough contrast is {colour}.': 'Der nächste Farbton mit genug Kontrast ist {colour}.',
  'There is no icon {value}.': 'Es gibt kein Symbol {value}.',
  'Choose an icon on lucide.dev/icons.': 'Wählen Sie eines mit „Wählen“.',

  // Names and characters
  '{value} is not a valid id.': '{value} ist keine gültige ID.',
  '{value} is not a valid value for "{field}".': '{value} passt nicht zu „{field}“.',
  '{value} is not accepted as a name here.': '{value} geht hier nicht als Name.',
  '{value} is not a word of {any}': '{value} ist hier nicht möglich.',
  '"{field}" contains {words} ({code}), between {value}.': '„{field}“ enthält {words} ({code}), bei {value}.',
  'There is an invisible character here ({code}).': 'Hier steht ein unsichtbares Zeichen ({code}).',
  'There is an invisible character here ({code}), and {count} more on this line.': 'Hier stehen unsichtbare Zeichen, zum Beispiel {code}.',
  '{value} is {kind}, but "{field}" is the id of an entry under {any}': '„{field}“ ist die ID eines Eintrags in den Einstellungen.',
  'Type the text instead of copying it.': 'Tippen Sie den Text ein, statt ihn zu kopieren.',
  'Remove it. To keep it, put the text in double quotes and write its code, such as \\u00AD for a soft hyphen.':
    'Entfernen Sie es: Tippen Sie die Stelle neu ein.',

  // Texts
  '"{field}" is plain text, so visitors will see the {words}.': '„{field}“ ist einfacher Text. Besucher würden {words} sehen.',
  '"{field}" accepts emphasis only, so visitors will see the {words}.': '„{field}“ kennt nur Betonung. Besucher würden {words} sehen.',
  'Remove them.': 'Entfernen Sie sie.',
  'Only *emphasis* and **strong emphasis** are possible here.': 'Hier sind nur *Betonung* und **starke Betonung** möglich.',
  'Remove them, and put the picture {path} in a field for a picture or in a text in Markdown.':
    'Entfernen Sie sie. Das Bild {path} gehört in ein Feld für ein Bild oder in einen Text mit Markdown.',
  'This text can have no link. Remove them, and put the link to {path} in a field for a link or in a text in Markdown.':
    'Dieser Text kann keinen Link haben. Der Link auf {path} gehört in ein Feld für einen Link oder in einen Text mit Markdown.',
  'Remove them, and change the words so that they mean the same. What the marks say is lost without them.':
    'Entfernen Sie sie, und sagen Sie mit Worten, was sie bedeuten.',
  'Write the characters themselves.': 'Schreiben Sie die Zeichen selbst.',
  'The quotes {open} and {close} are part of this text, so visitors will see them.':
    'Die Anführungszeichen {open} und {close} gehören zum Text. Besucher würden sie sehen.',
  'Remove them. To keep them, put straight quotes around them: {any}': 'Entfernen Sie sie, wenn das nicht gemeint ist.',
  'This text ends with a comma, which visitors will see.': 'Dieser Text endet mit einem Komma, das Besucher sehen.',
  'This text ends with a semicolon, which visitors will see.': 'Dieser Text endet mit einem Strichpunkt, den Besucher sehen.',
  'Remove it.': 'Entfernen Sie ihn.',
  'Visitors will see the note {value}, because {mark} starts no comment in YAML.': 'Besucher würden die Notiz {value} sehen.',
  'Remove it, or start it with a # and a space.': 'Entfernen Sie sie.',
  '"{field}" has line breaks, which visitors do not see.': '„{field}“ hat Zeilenumbrüche, die Besucher nicht sehen.',
  'Write it on one line, or write > in place of |. For paragraphs, use a field with a list of paragraphs or with HTML.':
    'Schreiben Sie den Text ohne Umbrüche. Für Absätze gibt es Felder mit mehreren Absätzen oder mit Markdown.',
  'Visitors will see {placeholder} as it is written here.': 'Besucher würden {placeholder} genau so sehen.',
  'Only a page with "collection" fills in the fields of its record. Write the text itself.':
    'Nur Seiten, die aus Datensätzen entstehen, füllen solche Klammern aus. Schreiben Sie den Text selbst.',
  'This heading has {count} characters.': 'Diese Überschrift hat {count} Zeichen.',
  'Write at most {most}, and move the rest to a text below it.': 'Schreiben Sie höchstens {most}, und den Rest in einen Text darunter.',
  'This line is marked as a sample.': 'Diese Stelle ist als Beispiel gekennzeichnet.',
  '{value} is a sample: {words}.': '{value} ist ein Beispiel: {words}.',
  'Write what is true for this site.': 'Schreiben Sie, was für diese Website gilt.',
  'Write what is true for this site, and remove the comment.': 'Schreiben Sie, was für diese Website gilt.',

  // Long texts
  'The picture {path} has no alternative text.': 'Das Bild {path} hat keinen Alternativtext.',
  'Describe what it shows: {any}': 'Beschreiben Sie, was es zeigt.',
  '{value} is not allowed in this text.': '{value} ist in diesem Text nicht möglich.',
  '{count} other parts of this text are not allowed either.': 'Das gilt auch für {count} andere Stellen.',
  'Allowed: {any}': '',
  'This heading is more than two levels below the first one of this text.':
    'Diese Überschrift liegt mehr als zwei Ebenen unter der ersten dieses Textes.',
  'A text has at most three levels of headings, such as #, ## and ###. Write this one with fewer hash signs (#).':
    'Ein Text hat höchstens drei Ebenen. Wählen Sie für diese eine höhere.',
  'Heading {number} of this text is {any}': 'Die Überschrift {number} dieses Textes überspringt eine Ebene.',
  'Change it to {any}': 'Jede Ebene muss auf die vorige folgen.',
  'Write it with fewer hash signs (#). Every level must follow the one before.': 'Jede Ebene muss auf die vorige folgen.',
  'There is no footnote {name} in this text.': 'Die Fußnote {name} gibt es in diesem Text nicht.',
  'Write it on a line of its own: {any}': 'Schreiben Sie sie ans Ende des Textes, oder entfernen Sie den Verweis.',
  'No part of this text refers to the footnote {name}, so visitors would not see it.':
    'Kein Teil dieses Textes verweist auf die Fußnote {name}. Besucher würden sie nicht sehen.',
  'Write {name} behind the words that it explains, or remove the footnote.':
    'Schreiben Sie {name} hinter die Wörter, die sie erklärt, oder entfernen Sie die Fußnote.',
  'This is no link yet, so visitors would see its brackets: {any}': 'Dies ist noch kein Link. Besucher würden die Klammern sehen.',
  'The address of a link has no spaces: {any}': 'Eine Adresse hat keine Leerzeichen. Setzen Sie den Link neu.',
};
