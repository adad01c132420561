/** Names on the map without tiles, each at the middle of what it names. */
export const outlineNames: readonly {
  readonly name: string;
  readonly kind: 'state' | 'sea';
  readonly at: [lat: number, lng: number];
}[] = [
  { name: 'Kerala', kind: 'state', at: [10.42, 76.62] },
  { name: 'Tamil Nadu', kind: 'state', at: [11.95, 78.7] },
  { name: 'Karnataka', kind: 'state', at: [13.9, 75.9] },
  { name: 'Andhra Pradesh', kind: 'state', at: [14.1, 78.9] },
  { name: 'Telangana', kind: 'state', at: [17.6, 79] },
  { name: 'Sri Lanka', kind: 'state', at: [7.5, 80.7] },
  { name: 'Arabian Sea', kind: 'sea', at: [9.9, 74.7] },
  { name: 'Bay of Bengal', kind: 'sea', at: [12.3, 81.25] },
];
