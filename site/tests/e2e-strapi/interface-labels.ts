import type { FormSchema } from '../../app/features/forms/form-schema.ts';
import { forms } from '../../app/features/forms/forms.ts';
import { opportunityImageAlts } from '../../app/features/opportunities/kinds.ts';

/**
 * The words that editors cannot change: what the operator sets, what the specification fixes, and the
 * labels of links, buttons and fields, which belong to what they do.
 */
const labels: readonly (string | RegExp)[] = [
  // The operator's: the organisation's name.
  ...['Mazhavil', 'Mazhavil. All rights reserved.'],
  // Links to pages, and what holds them (2.3, 2.13).
  ...[
    'Home',
    'About Us',
    'Projects',
    'Our Story',
    'Team',
    'Opportunities',
    'Gallery',
    'Contact us',
  ],
  ...['View all Projects', 'Skip to the content', '(home page)', 'Menu', 'Close the menu', 'Main'],
  ...[
    'List of projects',
    'Side menu',
    'The site',
    'Certificates',
    'Annual reports',
    'Play the video',
  ],
  ...[
    '(opens in a new window)',
    /^PDF, \d+(\.\d+)? [KM]B$/,
    /^Last updated: \w+ \d+, \d{4}$/,
    'or',
  ],
  // Buttons and positions.
  ...[
    'Know more',
    'Know more →',
    'Know More',
    'Load More',
    /^Load More (projects|activities|testimonials)$/,
  ],
  ...[
    'Quick look',
    'Choose an activity',
    /^(Previous|Next) (activity|member)$/,
    'Our team',
    'EVENT',
  ],
  ...[/^\d+ of \d+$/, /^\(open large, picture \d+ of \d+\)$/],
  // The statistics (2.4.3) and a project's figures (2.6).
  ...['STUDENTS', 'VOLUNTEERS', 'SCHOOLS', 'TRIBAL STUDY CENTERS'],
  ...['NO OF STUDENTS', 'NO OF VOLUNTEERS'],
  // The map: places, sources, its filter, and the seven projects of 3.9.
  ...['Kerala', 'Tamil Nadu', 'Karnataka', 'Andhra Pradesh', 'Telangana', 'Sri Lanka'],
  ...['Arabian Sea', 'Bay of Bengal', 'OpenStreetMap', 'contributors', 'Schools', 'Show schools'],
  ...[/^\d+ schools in \d+ districts$/, 'All districts', 'All projects', 'District', 'Project'],
  ...['School, place or project', 'Search by school, place or project', 'IESP', 'How to Learn'],
  /^(Project )?(Ganitham|Spark|Let's Learn English|Disha|Once Upon A Time)$/,
  // Forms: fields, hints, examples, and the site's own images of the opportunities.
  ...Object.values<FormSchema>(forms).flatMap(({ fields }) =>
    fields.flatMap(({ label, hint = '', placeholder = '' }) => [label, hint, placeholder]),
  ),
  ...Object.values(opportunityImageAlts),
  ...['Yes', 'No', 'Submit', 'Please leave this empty', 'How we handle your data'],
  ...['Address:', 'Phone:', 'Email:'],
];

/** Whether a text of a page is a label of the interface. */
export function isInterfaceLabel(text: string): boolean {
  return labels.some((label) => (typeof label === 'string' ? label === text : label.test(text)));
}
