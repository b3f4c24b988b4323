/** The paths of the icons of cards and buttons, from lucide.dev, in a view box of 24 by 24. */
export const icons = {
  arrow: '<path d="M5 12h14M12 5l7 7-7 7"></path>',
  back: '<path d="m12 19-7-7 7-7M19 12H5"></path>',
  plus: '<path d="M5 12h14M12 5v14"></path>',
  pause: '<path d="M9 5v14M15 5v14"></path>',
  play: '<path d="M7 5v14l12-7z"></path>',
  globe:
    '<circle cx="12" cy="12" r="10"></circle><path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20"></path><path d="M2 12h20"></path>',
  smartphone: '<rect width="14" height="20" x="5" y="2" rx="2" ry="2"></rect><path d="M12 18h.01"></path>',
  spline: '<circle cx="19" cy="5" r="2"></circle><circle cx="5" cy="19" r="2"></circle><path d="M5 17A12 12 0 0 1 17 5"></path>',
  blocks:
    '<path d="M10 22V7a1 1 0 0 0-1-1H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5a1 1 0 0 0-1-1H2"></path><rect x="14" y="2" width="8" height="8" rx="1"></rect>',
};
