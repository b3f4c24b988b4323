/** Descriptions of forms, in German. */
export const forms: Readonly<Record<string, string>> = {
  'The fields, in the order shown.': 'Die Felder, in der gezeigten Reihenfolge.',
  "true: when sending fails, the browser keeps the visitor's answers until the tab is closed, even after a reload.":
    'true: Wenn das Senden nicht gelingt, behält der Browser die Antworten, bis der Tab geschlossen wird, auch nach erneutem Laden.',
  'The text of the button. Default: "Send Message" in the language of the page.':
    'Der Text des Buttons. Ohne Angabe: „Nachricht senden“ in der Sprache der Seite.',
  'The text of the button while the message is being sent. Default: "Sending..." in the language of the page.':
    'Der Text des Buttons, während die Nachricht gesendet wird. Ohne Angabe: „Wird gesendet ...“ in der Sprache der Seite.',
  'A contact form that sends a message to the company.': 'Ein Kontaktformular, das eine Nachricht an das Unternehmen sendet.',
  'send: the form sends the enquiry like a contact form. nothing: the form checks the fields and sends nothing.':
    'Senden: wie ein Kontaktformular. Nur prüfen: Das Formular prüft die Felder und sendet nichts.',
  'A note beside the button which says that the form sends nothing. Not shown with "submit: send".':
    'Ein Hinweis neben dem Button, dass das Formular nichts sendet. Nicht zu sehen, wenn das Formular die Anfrage sendet.',
  'The fields, in the order shown. Visitors must fill in those with "required".':
    'Die Felder, in der gezeigten Reihenfolge. Besucher müssen die mit "required" ausfüllen.',
  'The text of the button. With "submit: send" write a text such as "Send enquiry". Default: "Check my draft" in the language of the page.':
    'Der Text des Buttons, etwa "Anfrage senden", wenn das Formular sie sendet. Ohne Angabe: „Entwurf prüfen“ in der Sprache der Seite.',
  'The text of the button while an enquiry is being sent. Default: "Sending..." in the language of the page.':
    'Der Text des Buttons, während eine Anfrage gesendet wird. Ohne Angabe: „Wird gesendet ...“ in der Sprache der Seite.',
  'A link to a page with a contact form, shown under the note.': 'Ein Link zu einer Seite mit Kontaktformular, unter dem Hinweis.',
  'The working hours, shown on small screens.': 'Die Arbeitszeiten, auf kleinen Bildschirmen.',
  'A link to book an appointment, shown on small screens.': 'Ein Link zur Terminbuchung, auf kleinen Bildschirmen.',
  'An enquiry form. By default it checks the fields and sends nothing. With "submit: send" it sends the enquiry.':
    'Ein Anfrageformular. Von sich aus prüft es die Felder und sendet nichts. Auf Wunsch sendet es die Anfrage.',
  'two-columns: short fields beside each other on wide screens. one-column: one below the other. inline: one field with its button.':
    'Zwei Spalten: kurze Felder nebeneinander auf breiten Bildschirmen. Eine Spalte: untereinander. In einer Zeile: ein Feld mit seinem Button.',
  'The steps of a long form, in place of "fields". Without script all steps are on one page.':
    'Die Schritte eines langen Formulars, anstelle von „Felder“. Ohne Skript stehen alle auf einer Seite.',
  'The address of another service that gets the answers in place of an e-mail, such as a donation or a booking. The query names the fields in braces. "mail: formTargets" in site.yaml names its origin.':
    'Die Adresse eines anderen Dienstes, der die Antworten anstelle einer E-Mail bekommt, zum Beispiel für Spenden oder Buchungen. Die Adresse nennt die Felder in Klammern. Erlaubt wird der Dienst in den Einstellungen der Website unter „Formulare und E-Mail“.',
  'The subject of the e-mail. Default: the same for all forms.': 'Der Betreff der E-Mail. Ohne Angabe: derselbe für alle Formulare.',
  'Who gets the messages: the id of a recipient of "mail" in site.yaml. Default: the owner of the site.':
    'Wer die Nachrichten bekommt: die ID eines Empfängers in den Einstellungen der Website unter „Formulare und E-Mail“. Ohne Angabe: der Inhaber der Website.',
  'The page after a message was sent. Default: that of "mail" in site.yaml.':
    'Die Seite, nachdem eine Nachricht gesendet ist. Ohne Angabe: die in den Einstellungen der Website unter „Formulare und E-Mail“.',
  'The message after sending. Default: that of "mail" in site.yaml.':
    'Die Meldung nach dem Senden. Ohne Angabe: die in den Einstellungen der Website unter „Formulare und E-Mail“.',
  'An e-mail to the visitor after each message, at most one a day. Only sent by the mail service of this site.':
    'Eine E-Mail an den Besucher nach jeder Nachricht, höchstens eine am Tag. Nur der E-Mail-Dienst dieser Website sendet sie.',
  'An e-mail with a link by which the visitor confirms, as a newsletter needs it. Before that, you get no message, and the automatic reply waits.':
    'Eine E-Mail mit einem Link, mit dem der Besucher bestätigt, wie es ein Newsletter braucht. Vorher bekommen Sie keine Nachricht, und die automatische Antwort wartet.',
  'The subject of the e-mail.': 'Der Betreff der E-Mail.',
  'The webhooks of "mail" in site.yaml that get the messages. Default: all.':
    'Die Dienste in den Einstellungen der Website unter „Formulare und E-Mail“, die die Nachrichten bekommen. Ohne Angabe: alle.',
  "true: the browser keeps the visitor's answers until the form was sent or the tab is closed, even after a reload.":
    'true: Der Browser behält die Antworten, bis das Formular gesendet ist oder der Tab geschlossen wird, auch nach erneutem Laden.',
  'The text of the button. Default: "Send" in the language of the page.':
    'Der Text des Buttons. Ohne Angabe: „Senden“ in der Sprache der Seite.',
  'A form with any fields, such as an application, a registration or a booking.':
    'Ein Formular mit beliebigen Feldern, zum Beispiel für eine Bewerbung, eine Anmeldung oder eine Buchung.',
};
