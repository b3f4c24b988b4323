/** The texts about what a page shows of other files, and about its links and pictures. */
export const placeEn = {
  changesAll: 'A change here changes every page.',
  changesMany: 'A change here changes {count} pages: {pages}.',
  changesOne: 'A change here changes one page: {pages}.',
  changesNone: 'No page shows it at the moment.',
  changesTemplate: 'This is the template of {count} pages that are made from {collection}. A change here changes all of them.',
  openRecord: 'Edit the record "{title}"',
  inRecord: 'A record of {name}',
  inShared: 'Shared block "{name}"',
  inSettings: 'Website: {name}',
  editRecord: 'Open in the collection',
  ownFields: 'This page replaces these fields of the shared block. It shows the other ones as they are there.',
  noOwnFields: 'This block is a shared one.',
  editShared: 'Edit the shared block',
  leadsTo: 'Leads to {target}',
  openPage: 'Open this page',
  dropPicture: 'Choose another file on the right, or drop one here.',
};

export type PlaceTexts = Readonly<Record<keyof typeof placeEn, string>>;
