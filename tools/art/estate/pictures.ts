import { boathouse, farmhouse, lookout, saltHouse } from './country-homes.ts';
import { harbour } from './harbour.ts';
import { archRoom, seaRoom } from './rooms.ts';
import type { Scene } from './scene.ts';
import { captains, netLoft, roseHouse, terrace, warehouse } from './town-homes.ts';

/** The pictures of the starter by their names. */
export const pictures: Readonly<Record<string, () => Scene>> = {
  harbour,
  'sea-room': seaRoom,
  'arch-room': archRoom,
  lookout,
  'net-loft': netLoft,
  terrace,
  captains,
  warehouse,
  boathouse,
  'rose-house': roseHouse,
  farmhouse,
  'salt-house': saltHouse,
};
