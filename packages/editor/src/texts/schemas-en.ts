/** What the editor calls fields and values in English, where the words of their schemas are for people who write files. */
export const names: Readonly<Record<string, string>> = {
  key: 'Name in addresses',
};

export const values: Readonly<Record<string, string>> = {};

/** Descriptions by what schemas say. */
export const descriptions: Readonly<Record<string, string>> = {
  'The phone number, e-mail address and postal address from site.yaml, and the working hours.':
    'The phone number, e-mail address and postal address of the website, and the working hours.',
  'An enquiry form. By default it checks the fields and sends nothing. With "submit: send" it sends the enquiry.':
    'An enquiry form. By default it checks the fields and sends nothing. With "Submit" set to send, it sends the enquiry.',
  'A note beside the button which says that the form sends nothing. Not shown with "submit: send".':
    'A note beside the button which says that the form sends nothing. Not shown when the form sends the enquiry.',
  'The text of the button. With "submit: send" write a text such as "Send enquiry". Default: "Check my draft" in the language of the page.':
    'The text of the button, such as "Send enquiry" when the form sends it. Default: "Check my draft" in the language of the page.',
  'The calling code for numbers without one. Default: that of the phone number in site.yaml.':
    'The calling code for numbers without one. Default: that of the phone number of the website.',
  'The address of another service that gets the answers in place of an e-mail, such as a donation or a booking. The query names the fields in braces. "mail: formTargets" in site.yaml names its origin.':
    'The address of another service that gets the answers in place of an e-mail, such as a donation or a booking. The address names the fields in braces. "Form targets" under "Website", "Mail" allows the service.',
  'Who gets the messages: the id of a recipient of "mail" in site.yaml. Default: the owner of the site.':
    'Who gets the messages: the id of a recipient under "Website", "Mail". Default: the owner of the site.',
  'The page after a message was sent. Default: that of "mail" in site.yaml.':
    'The page after a message was sent. Default: that of "Website", "Mail".',
  'The message after sending. Default: that of "mail" in site.yaml.': 'The message after sending. Default: that of "Website", "Mail".',
  'The webhooks of "mail" in site.yaml that get the messages. Default: all.':
    'The services under "Website", "Mail", "Webhooks" that get the messages. Default: all.',
  'The name of the place, above the address. Default for search engines: the company of site.yaml.':
    'The name of the place, above the address. Default for search engines: the company of the website.',
  'The profile of site.yaml whose brand, contact data, navigation and footer the page has. Default: that of its folder, else none.':
    'The profile whose brand, contact data, navigation and footer the page has. Profiles are under "Website". Default: none.',
  'The languages of the site by their codes, with the default one, when it has several. Their pages are in pages/<code>/.':
    'The languages of the site, with the default one, when it has several.',
  'How Arial is scaled until the font is loaded, so that the text does not jump. `npm run fonts` prints these values.':
    'How Arial is scaled until the font is loaded, so that the text does not jump. Your developer can measure these values.',
  'The URL of another mail service that accepts POST requests at /send-email. Default: the mail service of this site.':
    'The address of another mail service. Your developer knows it. Default: the mail service of this site.',
  'The name of the webhook, for its secret: MAIL_WEBHOOK_SECRET_CRM for crm.':
    'The name of the webhook, such as crm. Your developer stores its secret under this name.',
  'Addresses that get each message as signed JSON besides the mail, such as a CRM. The secret is an environment variable.':
    'Other services that get each message besides the mail, such as a CRM. Your developer sets them up.',
  'true: every answer in JSON is a success, whatever its HTTP status. Only for services that need it.':
    'true: every answer of the service is a success. Only for services that need it: your developer knows.',
  'The URL that receives the measurements as JSON, by POST. On another domain it must answer CORS requests.':
    'The address that receives the measurements. Your developer sets it up.',
};
