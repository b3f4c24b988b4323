/** A file that a command has to read again was changed or deleted in the meantime. */
export class ChangedFileError extends Error {
  constructor(shown: string) {
    super(`${shown} was changed while the site was read. Start the command again.`);
    this.name = 'ChangedFileError';
  }
}
