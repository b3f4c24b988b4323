/** Descriptions of records, in German. */
export const collections: Readonly<Record<string, string>> = {
  'The id of the type. Pages refer to the type by this id.': 'Die ID der Art. Seiten verweisen mit dieser ID auf sie.',
  'The id of the client. Pages refer to the client by this id.': 'Die ID des Kunden. Seiten verweisen mit dieser ID auf ihn.',
  'The id of the question. Pages refer to the question by this id.': 'Die ID der Frage. Seiten verweisen mit dieser ID auf sie.',
  'The id of the project. Pages refer to the project by its list and this id, such as "web/online-shop".':
    'Die ID des Projekts. Seiten verweisen mit seiner Liste und dieser ID auf es, zum Beispiel "web/online-shop".',
  'The number of the post, used in the URL of its page.': 'Die Nummer des Beitrags, die in der Adresse seiner Seite steht.',
  'The id of the category. Pages refer to the category by this id.': 'Die ID der Kategorie. Seiten verweisen mit dieser ID auf sie.',
  'The id of the service. Pages refer to the service by this id.': 'Die ID der Leistung. Seiten verweisen mit dieser ID auf sie.',
  'The id of the testimonial. Pages refer to the testimonial by this id.': 'Die ID des Zitats. Seiten verweisen mit dieser ID auf es.',
  'The id of the value. Pages refer to the value by this id.': 'Die ID des Wertes. Seiten verweisen mit dieser ID auf ihn.',
  'The id of the reason. Pages refer to the reason by this id.': 'Die ID des Grundes. Seiten verweisen mit dieser ID auf ihn.',
};
