/** The tabs of the navigation bar, in order (2.3). */
export const tabs = [
  { label: 'About Us', path: '/about-us' },
  { label: 'Projects', path: '/projects' },
  { label: 'Our Story', path: '/our-story' },
  { label: 'Team', path: '/team' },
  { label: 'Opportunities', path: '/opportunities' },
  { label: 'Contact us', path: '/contact-us' },
] as const;

/** The links of the side menu, in order (2.3). */
export const sideMenuLinks = [
  { label: 'Home', path: '/' },
  { label: 'About Us', path: '/about-us' },
  { label: 'Projects', path: '/projects' },
  { label: 'Our Story', path: '/our-story' },
  { label: 'Team', path: '/team' },
  { label: 'Opportunities', path: '/opportunities' },
  { label: 'Gallery', path: '/gallery' },
  { label: 'Contact us', path: '/contact-us' },
] as const;
