/** Returns the URL of directions to a postal address. Google Maps opens it in the map app of a phone too. */
export const directionsTo = (address: readonly string[]): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.join(', '))}`;
