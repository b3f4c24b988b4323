/** Messages about files as the editor says them, beside a form. */
export const sentences: Readonly<Record<string, string>> = {
  '{part} needs exactly one of {words}.': 'Exactly one of these fields must be filled in: {words}.',
  '{part} needs "{field}". {any}': '"{field}" is missing.',
  '{part} needs "{field}".': '"{field}" is missing.',
  '"{field}" must be a text, but {value} is read as {any}': '"{field}" must be a text, and {value} is none.',
  '"{field}" must be {accepted}, but {value} is in quotes.': '"{field}" must be {accepted}, and {value} is a text.',
  'Write true or false: {value} is {any}': 'This field can only be ticked or not, and {value} is written there.',
  'Write true, or remove the line: {value} is {any}': 'This field can only be ticked, and {value} is written there.',
  'Write {name}: {value} for {day}, or {same}: {other} for {day2}.': 'Write {value} for {day}, or {other} for {day2}.',
  'Write {name}: {value}, or {same}: {other}.': 'Write {value} or {other}.',
  'Write exactly one of {words}: "{field}" cannot be used together with the other.':
    'Fill in exactly one of {words}: "{field}" cannot be used together with the other.',
  'Write only the number, with a point before decimals.': 'Write only the number.',
  'Accepted: a text that describes the image, or "decorative: true" instead.':
    'Write a text that describes the image, or tick that it is decorative.',
  'Describe it in a few words. For an image without meaning, write "decorative: true" in place of "alt".':
    'Describe it in a few words, or tick that it is decorative.',
  'Choose an icon on lucide.dev/icons.': 'Pick one with "Choose".',
  'Remove this line, or choose another kind.': 'Empty this field, or choose another kind.',
  'Where it is closed, there are no times: remove "from" and "to", or the whole entry.':
    'Where it is closed, there are no times: empty both, or remove the entry.',
  'It is a date, and "{field}" is a time of the day. Write the date in the field "{field2}": {any}':
    'It is a date, and "{field}" is a time of the day. The date belongs in the field "{field2}".',
  'Write two fields: from: {from} and to: {to}.': 'Write two times: from {from} to {to}.',
  'Write a later date, or remove what it belongs to. A block can also be hidden with "hidden: true".':
    'Write a later date, or remove what it belongs to. A block can also be hidden.',
  'Remove it. To keep it, put the text in double quotes and write its code, {any}': 'Remove it: type this part again.',
  'Write it on one line, or write > in place of |. {any}': 'Write it without line breaks.',
  'Only a page with "collection" fills in the fields of its record. Write the text itself.':
    'Only pages that are made from records fill in such braces. Write the text itself.',
  'Remove the link, or hide its block with "hidden: true"; or {any}': 'Remove the link, hide the block, or publish the page.',
  'Remove the link, or hide its block with "hidden: true".': 'Remove the link, or hide the block.',
  'Change the link, or show the block: remove its "hidden: true".': 'Change the link, or show the block.',
  'Show at least one block, or hide the whole page with "draft: true".': 'Show at least one block, or make the page a draft.',
  'Two pages use the path {path}: {any}': 'Two pages use the path {path}.',
  'Give the page that visitors see first the line: path: /': 'Give the page that visitors see first the path /.',
  'Put it on a page with {use}, or remove the file.': 'Put it on a page.',
  '{file} cannot be changed: it has YAML syntax errors.':
    'The file {file} has a mistake that your developer can correct. It cannot be changed here before that.',
  '{file} cannot be read. Fix it first: npm run check':
    'The file {file} has a mistake that your developer can correct. Nothing was changed.',
  '{file} cannot be changed: {any}': 'This part cannot be changed here. Your developer can do it in the file {file}.',
  'There is a page at {path} already: {file}. Choose another path.': 'There is a page at {path} already. Choose another path.',
  'There is a file {file} already. {any}': 'There is a file for it already. Choose another path.',
  'Such a long file is read only without mistakes in its YAML: {any}':
    'Such a long file is read only without mistakes. Divide its content among several pages or collections.',
  'Write each record into a file of its own: {any}': 'Your developer can give each record a file of its own.',
  'The code of the site declares the collection {name}, so {any}': 'Your developer has made the fields of "{name}", and can rename them.',
  'Somebody works on the branch {name} in {folder}. {any}': 'Somebody works on this draft at the moment, in the folder {folder}.',

  // Blocks, types and records
  'All {count} types: {any}': '',
  '"{field}" must be the id of a record in {file}.': 'Choose a record for "{field}".',
  'Accepted: "all", a list of ids from {file} or of entries written here, or {any}': 'Accepted: all of them, single ones, or a selection.',
  'Accepted: a key that no other tab has.': 'Accepted: a name that no other tab has.',
  'Accepted: false, or true together with a line such as {any}': 'Tick it only when the website asks visitors for their consent.',
  '"{field}" must be a list from narrow to wide windows that starts with "from: 0".':
    '"{field}" must be a list from narrow to wide windows that starts with a width of 0.',
  'The record {value} is translated twice: {any}': 'The record {value} is translated twice.',
  'Write the id of the record in {file}, and below it the translated fields.': 'Write the id of the record.',
  'None of its blocks has an id: add "id: {id}" to the block.':
    'None of its blocks has an id: write "{id}" into the field "Id" of the block.',

  'Visitors will see the note {text}, because // starts no comment in YAML.': 'Visitors will see the note {text}.',
  'Remove it, or start it with a # and a space.': 'Remove it.',
  'The collection {name} has no records.': 'The collection {name} has no records yet.',
  'Add records to {file}, or write them in the block.': 'Add one under "Collections", or write them in the block.',
  'Records that are drafts, not published now, or have "listed: false" do not count.':
    'Records that are drafts, not published now, or not listed do not count.',
  'Name another record, hide the block with "hidden: true", or {any}': 'Choose another record, hide the block, or publish the record.',
  'Remove it from the list, or remove "draft: true" in {any}': 'Remove it from the list, or publish the record.',
  'Write "{field}" into the record, or choose another type, such as {type}, in {any}':
    'Fill in "{field}", or ask your developer for another type, such as {type}.',

  // Translations
  '{file} has changed since this was translated.': 'The original has changed since this was translated.',
  'When the translation says the same again, remove this line. {any}': 'Bring the translation up to date.',
  'This does not say which state of {file} it translates.': 'Nothing says yet which state of the original this translates.',
  'This was translated from {file}, which does not exist any more.': 'The original of this translation does not exist any more.',
  'Remove this file too, or remove this line to have it in this language only.': 'Delete the translation too.',

  // Addresses and pages
  'Add "profile: {value}" to a page, correct the folder, or remove the profile.': 'Choose the profile for a page, or remove it.',
  'Run the mail service on a host of yours {any}':
    'Ask your developer for a mail service, or write your e-mail address in place of the form.',
  'Two pages have this title: {any}': 'Two pages have this title.',
  'Two pages have this description: {any}': 'Two pages have this description.',
  '{path} is the path of a page ({file}), so this redirect is never used.':
    '{path} is the address of a page, so this redirect is never used.',
  'See "Many old addresses" in {any}': 'Ask your developer for it.',
  'Remove the link, or change "publish" in {any}': 'Remove the link, or change when the page is published.',
  'This page has the path {path} of {file}, which it does not translate.': 'Another page has the path {path} already.',
  'Give it another path, or the file name of its original: {any}': 'Give it another path.',
  'Add "collection: the name of a collection", {any}': 'Choose a collection, or empty this field.',
  'Add "per: all" or another value of "per", {any}': 'Choose one, or empty this field.',

  // How a file is written
  'YAML requires spaces.': 'Only spaces are possible there.',
  'YAML has a colon and a space there.': 'A colon and a space belong there.',
  'They are not part of YAML.': 'They do not belong here.',
  'In YAML, a comment starts with # and a space.': 'A comment starts with # and a space here.',
  'Remove it: in YAML, a field ends with its line.': 'Remove it: a field ends with its line.',
  'This text contains a colon and a space, which start a new field in YAML.':
    'This text contains a colon and a space, which start a new field.',
  'This text ends with a colon, which starts a new field in YAML.': 'This text ends with a colon, which starts a new field.',
  'This line starts with a non-breaking space, which looks like a space and is none for YAML.':
    'This line starts with a non-breaking space, which looks like a space and is none here.',
  'There is a non-breaking space after the colon, which looks like a space and is none for YAML.':
    'There is a non-breaking space after the colon, which looks like a space and is none here.',
  '*{name} is a YAML alias: it repeats the part of this file marked with &{mark}.':
    '*{name} repeats the part of this file that is marked with &{mark}.',
  'Aliases are not allowed.': 'This is not possible here.',
  'This line starts with %, which is a YAML directive.': 'This line starts with %, like an instruction for programs.',
  'Directives are not allowed.': 'This is not possible here.',
  'This line cannot be read as YAML.': 'This line cannot be read.',
  'Write the name, a colon, a space and the value, such as {any}.': 'Write the name, a colon, a space and the value.',
  '"{field}" is empty, because # starts a comment in YAML.': '"{field}" is empty, because # starts a comment.',

  // The settings of the website
  'This form cannot send files, because site.yaml names another mail service: {url}.':
    'This form cannot send files, because the settings of the website name another mail service: {url}.',
  'This form sends no e-mail to visitors, because site.yaml names another mail service: {url}.':
    'This form sends no e-mail to visitors, because the settings of the website name another mail service: {url}.',
  'Remove "service" under "mail:" in site.yaml, or this field.': 'Empty "Service" under "Website", "Mail", or remove this field.',
  'Remove "service" under "mail:" in site.yaml, or this e-mail here.': 'Empty "Service" under "Website", "Mail", or remove this e-mail.',
  'There is no {kind} {value} in site.yaml.': 'The settings of the website have no {kind} {value}.',
  'Choose one, or add another to site.yaml under {any}': 'Choose one, or add another under "Website".',
  'Write in site.yaml: {any}': 'Allow it here, or under "Website".',
  '"{field}" shows a page of {label}, and site.yaml does not declare {value}.':
    '"{field}" shows a page of {label}, and the website does not allow {value} yet.',
  'This form leads to {origin}, and site.yaml does not declare it.': 'This form leads to {origin}, which the website does not allow yet.',

  // Languages
  'Write "fallback: {code}", or remove the line.': 'Choose "{code}", or empty the field.',
  'Use fonts that have them, below {any}': 'Choose fonts that have them under "Website", or write other texts.',
  'Name fonts with these letters below {any}': 'Choose fonts with these letters under "Website".',
  '{count} texts of site.yaml are not translated into {language}.': '{count} texts of the settings are not translated into {language}.',
  '{count} text of site.yaml is not translated into {language}.': '{count} text of the settings is not translated into {language}.',
  'Write each as a file of the same name in pages/{code}/.': 'Open each page, press "Translations", and start it there.',
  'Write each as a file of the same name in shared/{code}/.': 'Your developer can translate shared blocks.',
  'Write the translated fields under the same id in collections/{code}/.':
    'Open each record under "Collections", press "Translations", and start it there.',
  'Write them into types/{code}/, under the names of the fields.': 'Your developer can translate the names of fields.',
  'Write them into site.{code}.yaml.': 'Open each part under "Website", press "Translations", and start it there.',
  'The language is {code}, and {number} of {count} interface texts {are} in English, such as {text}.':
    'The language is {code}, and {number} of {count} words of buttons and messages {are} in English, such as {text}.',
  'The language of some pages is {code}, and {number} of {count} interface texts {are} in English, such as {text}.':
    'Pages in {code} show {number} of {count} words of buttons and messages in English, such as {text}.',
  'Run "npm run new -- strings {code}", {any}': 'Add them under "Website", "Languages".',

  'Only the open editor may change the site.': 'Load the editor again: the preview was started anew.',
};

/** Parts of messages as the editor says them. */
export const words: Readonly<Record<string, string>> = {
  '{field} or {field2}': '"{field}" or "{field2}"',
  '{field}, {field2} or {field3}': '"{field}", "{field2}" or "{field3}"',
  '{list} or {field}': '{list} or {field}',
};
