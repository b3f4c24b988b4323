type Position = { latitude: number; longitude: number; zoom: number };

/** Half the width and height of the map, in tiles of 256 pixels: about the size of the frame on a large screen. */
const half = { width: 2, height: 1.15 };

/** Returns the URL of an embedded map of OpenStreetMap with a marker. Its maps are squares of 360 degrees at zoom 0. */
export function openStreetMap({ latitude, longitude, zoom }: Position): string {
  const degrees = 360 / 2 ** zoom;
  const east = degrees * half.width;
  const north = degrees * half.height * Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - east, latitude - north, longitude + east, latitude + north].map((value) => value.toFixed(5));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}
