/** The folders of the published site that contain files other than pages, each with its content in words. */
export const reservedFolders: Readonly<Record<string, string>> = {
  assets: 'the code and styles of the site',
  media: 'the images, videos and fonts of the site',
};

/** The paths of the service that receives messages, each with its purpose. */
export const servicePaths: Readonly<Record<string, string>> = {
  '/confirm-email': 'confirms messages by the links in e-mails',
  '/health': 'tells monitoring whether the service works',
  '/outbox': 'lists the messages of the forms',
  '/proof-of-work': 'gives browsers a task that keeps out spam',
  '/send-email': 'receives the messages of the forms',
};
