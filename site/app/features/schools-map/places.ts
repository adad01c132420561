/** Where the outline's names stand. */
export const places = [
  { name: 'kerala', kind: 'state', lat: 10.42, lng: 76.62 },
  { name: 'tamilNadu', kind: 'state', lat: 11.95, lng: 78.7 },
  { name: 'karnataka', kind: 'state', lat: 13.9, lng: 75.9 },
  { name: 'andhraPradesh', kind: 'state', lat: 14.1, lng: 78.9 },
  { name: 'telangana', kind: 'state', lat: 17.6, lng: 79 },
  { name: 'sriLanka', kind: 'state', lat: 7.5, lng: 80.7 },
  { name: 'arabianSea', kind: 'sea', lat: 9.9, lng: 74.7 },
  { name: 'bayOfBengal', kind: 'sea', lat: 12.3, lng: 81.25 },
] as const;
