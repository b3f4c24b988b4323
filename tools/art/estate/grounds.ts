import { courses, grass, paving } from './materials.ts';

export const sea = [70, 112, 132] as const;

export const granite = courses([172, 166, 154], [148, 142, 130], [0.9, 0.42]);

export const brick = courses([166, 96, 74], [168, 128, 106], [0.5, 0.2]);

export const field = grass([112, 136, 78]);

export const road = paving([150, 146, 142]);

export const lawn = grass([136, 152, 104]);
