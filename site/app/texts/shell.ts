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
