/** What names a value that was changed, and stands at one that a person and somebody else have changed. */
export const conflictEn = {
  entry: 'Entry {number}',
  mine: 'Yours',
  theirs: 'In the file',
  noValue: 'nothing',
};
