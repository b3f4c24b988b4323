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
    'The file {file} has a mistake that only a person who reads YAML can correct. It cannot be changed here before that.',
  '{file} cannot be changed: {any}': 'This part of the file {file} cannot be changed here. A person who reads YAML can do it in the file.',
  'There is a page at {path} already: {file}. Choose another path.': 'There is a page at {path} already. Choose another path.',
  'There is a file {file} already. {any}': 'There is a file for it already. Choose another path.',
  'Only the open editor may change the site.': 'Load the editor again: the preview was started anew.',
};

/** Parts of messages as the editor says them. */
export const words: Readonly<Record<string, string>> = {
  '{field} or {field2}': '"{field}" or "{field2}"',
  '{field}, {field2} or {field3}': '"{field}", "{field2}" or "{field3}"',
  '{list} or {field}': '{list} or {field}',
};
