/** The kinds of local businesses that authors can write, and the types of the vocabulary of schema.org for them. */
export const businessTypes = {
  bakery: 'Bakery',
  bar: 'BarOrPub',
  cafe: 'CafeOrCoffeeShop',
  dentist: 'Dentist',
  'garden-store': 'GardenStore',
  'grocery-store': 'GroceryStore',
  gym: 'ExerciseGym',
  'hair-salon': 'HairSalon',
  hotel: 'Hotel',
  lawyer: 'Attorney',
  library: 'Library',
  office: 'ProfessionalService',
  'repair-shop': 'AutoRepair',
  restaurant: 'Restaurant',
  store: 'Store',
  other: 'LocalBusiness',
} as const;

type Business = keyof typeof businessTypes;

const isBusiness = (name: string): name is Business => Object.hasOwn(businessTypes, name);

/** The names of the kinds. */
export const businessNames = Object.keys(businessTypes).filter(isBusiness);
