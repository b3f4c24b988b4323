/** What stands at a value that a person and somebody else have changed. */
export const conflictEn = {
  mine: 'Yours',
  theirs: 'In the file',
  noValue: 'nothing',
};
