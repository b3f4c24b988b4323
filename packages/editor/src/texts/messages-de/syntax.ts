/** Messages about how a file is written, in German, for people who do not know its syntax. */
export const syntax: Readonly<Record<string, string>> = {
  // Indentation
  '{value} is indented by {words}, but must be indented by {column}.':
    '{value} ist um {words} eingerückt, muss aber um {column} eingerückt sein.',
  '{value} is indented by {words}, but must not be indented.': '{value} ist um {words} eingerückt, darf aber nicht eingerückt sein.',
  '{value} is indented by {words}, but the lines above by {column} or {other}.':
    '{value} ist um {words} eingerückt, die Zeilen darüber aber um {column} oder {other}.',
  '{value} is indented by {words}, but the lines below by {column}.':
    '{value} ist um {words} eingerückt, die Zeilen darunter aber um {column}.',
  '{value} is indented by {words}, but the lines below are not indented.':
    '{value} ist um {words} eingerückt, die Zeilen darunter aber nicht.',
  '{value} is not indented, but must be indented by {column}.':
    '{value} ist nicht eingerückt, muss aber um {column} Leerzeichen eingerückt sein.',
  '{value} is not indented, but the entries of "{name}" above are indented by {column}.':
    '{value} ist nicht eingerückt, die Einträge von „{name}“ darüber aber um {column} Leerzeichen.',
  '{value} is not indented like the lines around it.': '{value} ist nicht so eingerückt wie die Zeilen darum herum.',
  'Add {words}.': 'Fügen Sie am Anfang {words} hinzu.',
  'Remove {words}.': 'Entfernen Sie am Anfang {words}.',
  'All fields of a block start in the same column, and all dashes of a list too.':
    'Alle Felder eines Blocks sind gleich weit eingerückt, und alle Bindestriche einer Liste auch.',
  'Remove the spaces before it.': 'Entfernen Sie die Leerzeichen davor.',
  'Add {count} spaces before it and before the lines that belong to it.':
    'Setzen Sie {count} Leerzeichen davor und vor die Zeilen, die dazugehören.',
  'This line starts with a tab.': 'Diese Zeile beginnt mit einem Tabulator.',
  'There is a tab in this line.': 'In dieser Zeile steht ein Tabulator.',
  'YAML requires spaces.': 'Möglich sind nur Leerzeichen.',
  'Replace the tab with a space.': 'Ersetzen Sie ihn durch ein Leerzeichen.',
  'Replace the tab with {words}.': 'Ersetzen Sie ihn durch {words}.',
  'Replace the tabs with {words}.': 'Ersetzen Sie die Tabulatoren am Anfang durch {words}.',
  'Remove the tab.': 'Entfernen Sie ihn.',

  // Lists
  '"{name}" is at the place of a new list entry, but has no dash.':
    '„{name}“ steht, wo ein neuer Eintrag der Liste beginnt, aber ohne Bindestrich.',
  'Put "- " before it if it starts a new entry.':
    'Beginnt damit ein neuer Eintrag, setzen Sie einen Bindestrich und ein Leerzeichen davor.',
  'Otherwise indent it like the lines above.': 'Sonst rücken Sie die Zeile so weit ein wie die darüber.',
  'Indent it by 2 more spaces if it belongs to the entry above.':
    'Gehört die Zeile zum Eintrag darüber, rücken Sie sie um 2 Leerzeichen weiter ein.',
  'The first entry of "{name}" has no dash.': 'Der erste Eintrag von „{name}“ hat keinen Bindestrich.',
  'Put "- " before it.': 'Setzen Sie einen Bindestrich und ein Leerzeichen davor.',
  'Its other fields start in the same column as the text after the dash.':
    'Seine anderen Felder beginnen genau unter dem Text nach dem Bindestrich.',
  'This list has no field name before it.': 'Vor dieser Liste fehlt der Name des Feldes.',
  'Write "{name}:" on the line before it.': 'Schreiben Sie „{name}:“ in die Zeile davor.',
  'Write the name of the field and a colon on the line before it.':
    'Schreiben Sie den Namen des Feldes und einen Doppelpunkt in die Zeile davor.',
  'The dash after "{name}:" starts a list or a text, and cannot do it on this line.':
    'Der Bindestrich nach „{name}:“ kann in dieser Zeile weder eine Liste noch einen Text beginnen.',
  'For a text: put it in quotes.': 'Einen Text setzen Sie in gerade Anführungszeichen (").',
  'For a list: write each entry on its own line below "{name}:".':
    'Bei einer Liste schreiben Sie jeden Eintrag in eine eigene Zeile unter „{name}:“.',
  'The list of "{name}" starts on the line of its name.': 'Die Liste „{name}“ beginnt in der Zeile ihres Namens.',
  'Write its first entry on the line below "{name}:".': 'Schreiben Sie ihren ersten Eintrag in die Zeile unter „{name}:“.',
  'This block {value} is indented so far that it is an entry of "{name}" in {any}':
    'Dieser Block {value} ist so weit eingerückt, dass er ein Eintrag von „{name}“ im Block darüber ist.',
  'Remove {words} before this line and before the other lines of the block, {any}':
    'Entfernen Sie {words} vor dieser Zeile und vor den anderen Zeilen des Blocks.',
  'Within brackets a comma starts a new entry, so {any} is more than one.':
    'In Klammern beginnt mit einem Komma ein neuer Eintrag, also ist {any} mehr als einer.',
  'Put it in quotes if it is one entry.': 'Ist es ein einziger, setzen Sie ihn in gerade Anführungszeichen (").',
  'Otherwise write a space after the comma, and put each entry in quotes.':
    'Sonst schreiben Sie ein Leerzeichen hinter das Komma, und setzen Sie jeden in gerade Anführungszeichen.',
  'There is no space after the dash before "{name}".': 'Nach dem Bindestrich vor „{name}“ fehlt ein Leerzeichen.',
  'There are two dashes before this field.': 'Vor diesem Feld stehen zwei Bindestriche.',
  'A list entry starts with a dash and a space.': 'Ein Eintrag einer Liste beginnt mit einem Bindestrich und einem Leerzeichen.',
  'A list entry starts with one dash and a space.': 'Ein Eintrag einer Liste beginnt mit einem Bindestrich und einem Leerzeichen.',

  // Names of fields
  '"{name}" is written twice in the same place: line {line} ({any}) and line {line2} ({any2}).':
    '„{name}“ steht zweimal an derselben Stelle: in Zeile {line} mit „{any}“ und in Zeile {line2} mit „{any2}“.',
  '"{name}" is written twice in the same place: line {any} and line {any2}.':
    '„{name}“ steht zweimal an derselben Stelle: in Zeile {any} und in Zeile {any2}.',
  'Move what is below line {line} to the end of the first "{name}", and remove line {line2}.':
    'Verschieben Sie, was unter Zeile {line} steht, ans Ende des ersten „{name}“, und entfernen Sie Zeile {line2}.',
  'Keep one of them.': 'Behalten Sie eines davon.',
  'If line {line} starts a new list entry, put "- " before it.':
    'Beginnt in Zeile {line} ein neuer Eintrag einer Liste, setzen Sie einen Bindestrich und ein Leerzeichen davor.',
  'A field cannot have the name "{name}", which is reserved for programs.':
    'Ein Feld kann nicht „{name}“ heißen: Diesen Namen brauchen Programme selbst.',
  'Remove the line, or use another name.': 'Entfernen Sie die Zeile, oder nehmen Sie einen anderen Namen.',
  'There is no space after the colon of "{name}".': 'Nach dem Doppelpunkt von „{name}“ fehlt ein Leerzeichen.',
  'Put a space after the colon.': 'Setzen Sie es dort ein.',
  'This line has no field name with a colon and a space.': 'In dieser Zeile fehlt der Name eines Feldes mit Doppelpunkt und Leerzeichen.',
  'Write the name, a colon, a space and the value, such as {any}.':
    'Schreiben Sie den Namen, einen Doppelpunkt, ein Leerzeichen und den Wert.',
  'If the line continues the text above, indent it like that text.':
    'Setzt die Zeile den Text darüber fort, rücken Sie sie so weit ein wie diesen Text.',
  'There is an equals sign after the name of the field.': 'Nach dem Namen des Feldes steht ein Gleichheitszeichen.',
  'YAML has a colon and a space there.': 'Dorthin gehören ein Doppelpunkt und ein Leerzeichen.',

  // Quotes
  'This text has no closing double quote (").': 'Diesem Text fehlt das schließende Anführungszeichen (").',
  "This text has no closing single quote (').": "Diesem Text fehlt das schließende einfache Anführungszeichen (').",
  'Add {mark} at the end of the text.': 'Setzen Sie {mark} ans Ende des Textes.',
  'Add " at the end of the text.': 'Setzen Sie " ans Ende des Textes.',
  'The straight quote (") at the start of this text is not closed by a curly one ({mark}).':
    'Das gerade Anführungszeichen (") am Anfang dieses Textes wird von einem geschwungenen ({mark}) nicht geschlossen.',
  'Close the text with a straight quote too.': 'Schließen Sie den Text auch mit einem geraden Anführungszeichen (").',
  'Use curly quotes for the quotation, and straight ones around the whole text.':
    'Nehmen Sie geschwungene Anführungszeichen für das Zitat, und gerade um den ganzen Text.',
  "The apostrophe in {word} ends the text, because the text starts with a single quote (').":
    "Der Apostroph in {word} beendet den Text, weil der Text mit demselben Zeichen (') beginnt.",
  'The text ends at its second double quote ("), but the line continues.':
    'Der Text endet mit dem zweiten Anführungszeichen ("), aber die Zeile geht weiter.',
  "The text ends at its second single quote ('), but the line continues.":
    "Der Text endet mit dem zweiten einfachen Anführungszeichen ('), aber die Zeile geht weiter.",
  'Put single quotes around a text that contains double quotes.':
    "Setzen Sie einfache Anführungszeichen (') um einen Text, der doppelte enthält.",
  'Put double quotes around the text.': 'Setzen Sie den Text in doppelte Anführungszeichen (").',
  'Put quotes around the text.': 'Setzen Sie den Text in gerade Anführungszeichen (").',
  'Put quotes around the whole text.': 'Setzen Sie den ganzen Text in gerade Anführungszeichen (").',
  'A text cannot start with {mark} unless it is in quotes.': 'Nur in Anführungszeichen kann ein Text mit {mark} beginnen.',
  'This text contains a colon and a space, which start a new field in YAML.':
    'In diesem Text stehen ein Doppelpunkt und ein Leerzeichen. Damit beginnt ein neues Feld.',
  'This text ends with a colon, which starts a new field in YAML.':
    'Dieser Text endet mit einem Doppelpunkt. Damit beginnt ein neues Feld.',
  'There is a space after the colon of {scheme}:.': 'Nach dem Doppelpunkt von {scheme}: steht ein Leerzeichen.',
  'Remove the space.': 'Entfernen Sie es.',
  '{path} is a path with backslashes, as Windows writes it.': 'In {path} stehen umgekehrte Schrägstriche, wie Windows sie schreibt.',
  'Write slashes (/).': 'Schreiben Sie Schrägstriche (/).',
  '{code} has no meaning in double quotes: a backslash there starts {any}':
    '{code} bedeutet in doppelten Anführungszeichen nichts: Der umgekehrte Schrägstrich steht dort nicht für sich selbst.',
  'Write two backslashes, or put single quotes around the text.':
    "Schreiben Sie zwei davon, oder setzen Sie den Text in einfache Anführungszeichen (').",

  // Comments, brackets and characters with a meaning
  '"{field}" is empty, because # starts a comment in YAML.': '„{field}“ ist leer, denn mit # beginnt ein Kommentar.',
  'Put {any} in quotes.': 'Setzen Sie {any} in gerade Anführungszeichen (").',
  'This text ends at {any}: a space and a # start a comment, which visitors do not see.':
    'Dieser Text endet mit {any}: Mit einem Leerzeichen und # beginnt ein Kommentar, den Besucher nicht sehen.',
  'If it is a comment, put a space after the #.': 'Ist es ein Kommentar, setzen Sie ein Leerzeichen hinter das #.',
  'This looks like a comment of another language.': 'Das sieht aus wie ein Kommentar einer Programmiersprache.',
  'In YAML, a comment starts with # and a space.': 'Ein Kommentar beginnt hier mit # und einem Leerzeichen.',
  'The bracket {open} has no closing {close}.': 'Die Klammer {open} wird nicht mit {close} geschlossen.',
  'Add {close} at the end of the list of fields.': 'Setzen Sie {close} hinter das letzte Feld, das dazugehört.',
  'Add {close} at the end of the list of entries.': 'Setzen Sie {close} hinter den letzten Eintrag, der dazugehört.',
  'There is no opening bracket for this {close}.': 'Zu der Klammer {close} fehlt die öffnende.',
  'Remove it, or add the opening bracket.': 'Entfernen Sie sie, oder fügen Sie die öffnende hinzu.',
  'There is a comma or semicolon after the value.': 'Nach dem Wert steht ein Komma oder ein Strichpunkt.',
  'Remove it: in YAML, a field ends with its line.': 'Entfernen Sie das Zeichen: Ein Feld endet mit seiner Zeile.',
  'This line starts with another character than the hyphen that starts a list entry.':
    'Diese Zeile beginnt mit einem anderen Zeichen als dem Bindestrich, mit dem ein Eintrag einer Liste beginnt.',
  'Write a hyphen (-) and a space.': 'Schreiben Sie einen Bindestrich (-) und ein Leerzeichen.',
  'Word processors turn a hyphen into a long dash or a bullet.':
    'Textverarbeitungen machen aus einem Bindestrich einen langen Strich oder einen Punkt.',
  'This line starts with a non-breaking space, which {any}':
    'Diese Zeile beginnt mit einem geschützten Leerzeichen. Es sieht aus wie ein gewöhnliches, gilt hier aber nicht.',
  'There is a non-breaking space after the colon, which {any}':
    'Nach dem Doppelpunkt steht ein geschütztes Leerzeichen. Es sieht aus wie ein gewöhnliches, gilt hier aber nicht.',
  'Replace it with an ordinary space.': 'Ersetzen Sie es durch ein gewöhnliches.',
  'It comes with text from a word processor or web page.': 'Es kommt mit Text aus einer Textverarbeitung oder von einer Webseite.',
  'This line starts with > as a quotation in an e-mail does.': 'Diese Zeile beginnt mit dem Zeichen >, wie ein Zitat in einer E-Mail.',
  'These three backticks mark code in a chat or in Markdown.':
    'Diese drei Akzentzeichen (```) kennzeichnen Code in einem Chat oder in Markdown.',
  'They are not part of YAML.': 'Hier gehören sie nicht hin.',
  'This line cannot be read as YAML.': 'Diese Zeile lässt sich nicht lesen.',
  'If the value contains one of : # @ % * & ! { [ or a backtick, put quotes around it.':
    'Enthält der Wert eines der Zeichen : # @ % * & ! { [ oder `, setzen Sie ihn in gerade Anführungszeichen (").',

  // What a file may not have
  'This line is a merge conflict: the file contains two versions.':
    'Diese Datei enthält zwei Fassungen, die noch nicht zusammengeführt sind.',
  'Keep one version, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.':
    'Behalten Sie eine davon, und entfernen Sie die Zeilen, die mit <<<<<<<, ======= und >>>>>>> beginnen.',
  'This line of three dashes (---) starts a second document.': 'Mit dieser Zeile aus drei Strichen (---) beginnt ein zweites Dokument.',
  'A file contains only one.': 'Eine Datei enthält nur eines.',
  'Remove the line, or move the lines after it to a new file.':
    'Entfernen Sie die Zeile, oder verschieben Sie die Zeilen danach in eine neue Datei.',
  '*{name} is a YAML alias: it repeats the part of this file marked with &{mark}.':
    '*{name} wiederholt die Stelle dieser Datei, die mit &{mark} bezeichnet ist.',
  'Aliases are not allowed.': 'Das ist hier nicht möglich.',
  'Copy the text to this place, or use a record or a shared block for it.':
    'Kopieren Sie den Text an diese Stelle, oder machen Sie daraus einen Datensatz oder einen geteilten Block.',
  'This line starts with %, which is a YAML directive.': 'Diese Zeile beginnt mit % und wäre eine Anweisung an Programme.',
  'Directives are not allowed.': 'Das ist hier nicht möglich.',
  'Remove the line.': 'Entfernen Sie die Zeile.',
  'This file is not saved as UTF-8 text.': 'Diese Datei ist nicht als UTF-8 gespeichert.',
  'Save it again with the encoding UTF-8.': 'Speichern Sie sie neu, mit der Zeichenkodierung UTF-8.',
};
