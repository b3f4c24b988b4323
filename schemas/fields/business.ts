/**
 * The kinds of local businesses that authors can write, and the types of the vocabulary of schema.org for them. At most 25:
 * TypeScript compares no longer choice with the types of schema.org.
 */
export const businessTypes = {
  bakery: 'Bakery',
  bar: 'BarOrPub',
  'beauty-salon': 'BeautySalon',
  bookshop: 'BookStore',
  brewery: 'Brewery',
  cafe: 'CafeOrCoffeeShop',
  campground: 'Campground',
  dentist: 'Dentist',
  florist: 'Florist',
  'garden-store': 'GardenStore',
  'grocery-store': 'GroceryStore',
  'guest-house': 'BedAndBreakfast',
  gym: 'ExerciseGym',
  'hair-salon': 'HairSalon',
  hotel: 'Hotel',
  lawyer: 'Attorney',
  library: 'Library',
  office: 'ProfessionalService',
  pharmacy: 'Pharmacy',
  'repair-shop': 'AutoRepair',
  restaurant: 'Restaurant',
  store: 'Store',
  'travel-agency': 'TravelAgency',
  winery: 'Winery',
  other: 'LocalBusiness',
} as const;

type Business = keyof typeof businessTypes;

const isBusiness = (name: string): name is Business => Object.hasOwn(businessTypes, name);

/** The names of the kinds. */
export const businessNames = Object.keys(businessTypes).filter(isBusiness);
