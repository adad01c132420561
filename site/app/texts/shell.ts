import { organisation } from '../organisation.ts';

/** Header, menus and footer (2.3, 2.13). The labels of links to pages stand in `pages.ts`. */
export const shellTexts = {
  skip: 'Skip to the content',
  logo: '(home page)',
  tabs: 'Main',
  projectList: 'List of projects',
  allProjects: 'View all Projects',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  sideMenu: 'Side menu',
  footer: {
    site: 'The site',
    certificates: 'Certificates',
    annualReports: 'Annual reports',
    social: (network: string) => `${organisation.name} on ${network}`,
    copyright: `${organisation.name}. All rights reserved.`,
  },
} as const;

/** The documents of the footer, in the order of 2.13. */
export const documentTexts = {
  certificates: [
    { label: '80G Certificate', path: '/docs/80G-Certificate.pdf' },
    { label: '12A Certificate', path: '/docs/12A-Certificate.pdf' },
  ],
  annualReports: [
    { label: 'Annual Report 2024–25', path: '/docs/AR-24-25.pdf' },
    { label: 'Annual Report 2023–24', path: '/docs/AR-23-24.pdf' },
    { label: 'Annual Report 2022–23', path: '/docs/AR-22-23.pdf' },
    { label: 'Annual Report 2021–22', path: '/docs/AR-21-22.pdf' },
    { label: 'Annual Report 2020–21', path: '/docs/AR-20-21.pdf' },
  ],
} as const;
