/** The folders of the published site that contain files other than pages, each with its content in words. */
export const reservedFolders: Readonly<Record<string, string>> = {
  assets: 'the code and styles of the site',
  media: 'the images, videos and fonts of the site',
};
