/** A company, foundation or trust that pays for a project (3.10). */
export interface AssociatedPartner {
  readonly name: string;
  /** What it makes possible, in one line. */
  readonly project: string;
  /** Path of its logo on this website. */
  readonly logo: string;
}

/** A college whose students volunteer (3.10). Without a logo of its own it has the default one. */
export interface VolunteerPartner {
  readonly name: string;
  readonly logo?: string;
}

/** Stands where a partner has no logo (2.4.9). */
export const defaultPartnerLogo = '/images/partner-default.svg';

/** "Associated Partners for Projects" (2.4.8). Sample data: none of them exists. */
export const associatedPartners: readonly AssociatedPartner[] = [
  {
    name: 'Lotus Labs',
    project: 'Kanavu Science Lab: twelve boxes of experiments and the van',
    logo: '/images/partners/lotus-labs.svg',
  },
  {
    name: 'Nila Books',
    project: 'Reading Rainbow: trunks of story books in four languages',
    logo: '/images/partners/nila-books.svg',
  },
  {
    name: 'Monsoon Soft',
    project: 'Project Ganitham: maths kits and training days',
    logo: '/images/partners/monsoon-soft.svg',
  },
  {
    name: 'Pepper & Co',
    project: "Let's Learn English: songs, plays and the Saturday calls",
    logo: '/images/partners/pepper-and-co.svg',
  },
  {
    name: 'Tamarind Trust',
    project: 'Project Disha: mentors, and an evening with people at work',
    logo: '/images/partners/tamarind-trust.svg',
  },
  {
    name: 'Blue Hills Foundation',
    project: 'Evening meals and lamps for the tribal study centres',
    logo: '/images/partners/blue-hills.svg',
  },
];

/** "Volunteer Partners" (2.4.9). Sample data: none of them exists. */
export const volunteerPartners: readonly VolunteerPartner[] = [
  { name: 'Kaveri College', logo: '/images/partners/kaveri-college.svg' },
  { name: 'Palmyra Institute', logo: '/images/partners/palmyra-institute.svg' },
  { name: 'Lighthouse Campus', logo: '/images/partners/lighthouse-campus.svg' },
  { name: 'Banyan College', logo: '/images/partners/banyan-college.svg' },
  { name: 'Silver Oak Academy', logo: '/images/partners/silver-oak-academy.svg' },
  { name: 'Coral Coast University', logo: '/images/partners/coral-coast-university.svg' },
  { name: 'Hillside College' },
];
