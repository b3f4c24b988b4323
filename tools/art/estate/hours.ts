import { lightOf } from './nature.ts';

/** The light of the hours at which the pictures are painted. */
export const morning = lightOf({
  sun: [-0.75, 0.5, -0.62],
  sunColor: [255, 226, 180],
  skyColor: [138, 158, 186],
  haze: [222, 224, 222],
  hazeAt: 260,
  sky: { above: [104, 156, 202], below: [246, 226, 198], clouds: [255, 246, 230], cover: 0.5, seed: 12 },
});

export const noon = lightOf({
  sun: [0.62, 0.78, -0.6],
  sunColor: [255, 246, 222],
  skyColor: [122, 146, 180],
  haze: [206, 222, 232],
  hazeAt: 420,
  sky: { above: [58, 122, 190], below: [190, 218, 232], clouds: [255, 254, 248], cover: 0.53, seed: 31 },
});

export const afternoon = lightOf({
  sun: [-0.62, 0.52, -0.72],
  sunColor: [255, 222, 168],
  skyColor: [118, 136, 176],
  haze: [236, 214, 190],
  hazeAt: 380,
  sky: { above: [86, 138, 186], below: [244, 218, 184], clouds: [255, 238, 214], cover: 0.55, seed: 44 },
});

export const sunset = lightOf({
  sun: [0.92, 0.26, -0.22],
  sunColor: [255, 176, 108],
  skyColor: [122, 118, 168],
  haze: [236, 178, 150],
  hazeAt: 300,
  sky: { above: [96, 108, 168], below: [255, 190, 132], clouds: [250, 150, 120], cover: 0.48, seed: 57 },
});

export const dusk = lightOf({
  sun: [-0.5, 0.35, 0.75],
  sunColor: [150, 110, 110],
  skyColor: [158, 164, 206],
  haze: [132, 136, 170],
  hazeAt: 260,
  sky: { above: [44, 70, 128], below: [240, 182, 156], clouds: [140, 122, 156], cover: 0.52, seed: 63 },
});

export const grey = lightOf({
  sun: [0.4, 0.6, -0.7],
  sunColor: [196, 200, 196],
  skyColor: [158, 166, 178],
  haze: [214, 218, 220],
  hazeAt: 220,
  sky: { above: [150, 168, 184], below: [226, 226, 220], clouds: [244, 244, 240], cover: 0.42, seed: 71 },
});
