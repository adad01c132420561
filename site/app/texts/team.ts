/** Labels of Team (2.9). */
export const teamTexts = {
  carousel: 'Our team',
  previous: 'Previous member',
  next: 'Next member',
  show: (name: string) => `Show ${name}`,
  position: (place: number, count: number) => `${place} of ${count}`,
  profile: (name: string) => `${name} on a professional network`,
} as const;
