/** True when the browser asks not to be tracked: Global Privacy Control, or the older Do Not Track. */
export const asksNotToTrack = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || Reflect.get(navigator, 'doNotTrack') === '1';
