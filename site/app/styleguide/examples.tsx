import type { ReactNode } from 'react';
import organisation from '../../organisation/organisation.json' with { type: 'json' };
import { Button } from '../components/button/button.tsx';
import { CardGrid } from '../components/card-grid/card-grid.tsx';
import { CmsImage } from '../components/cms-image/cms-image.tsx';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { Icon, type IconName } from '../components/icon/icon.tsx';
import shapes from '../components/icon/shapes.json';
import { Kolam } from '../components/kolam/kolam-drawing.tsx';
import { LoadStatus } from '../components/lazy-load/lazy-load.tsx';
import { LargeImage } from '../components/lightbox/lightbox.tsx';
import { useLoadMore } from '../components/load-more/load-more.tsx';
import { PageImage } from '../components/page-image.tsx';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { RoundButton } from '../components/round-button/round-button.tsx';
import { Section } from '../components/section/section.tsx';
import { ErrorScreen } from '../shell/error-screen/error-screen.tsx';
import SiteFooter from '../shell/site-footer/site-footer.tsx';
import { SiteHeader } from '../shell/site-header/site-header.tsx';
import texts from '../texts/content/organisation.json' with { type: 'json' };
import { missingImage, sampleImage } from './sample-images.ts';

interface ComponentExamples {
  readonly title: string;
  /** When to use it, in a sentence. */
  readonly about: string;
  /** The component fills the width of the page. */
  readonly isWide?: boolean;
  /** `ground` is the background where the component is used; paper when left out. */
  readonly examples: readonly { name: string; element: ReactNode; ground?: 'ink' }[];
}

const longWord = 'Thiruvananthapuramkozhikodemalappurampathanamthittakanyakumaritiruchirappalli';
const longText =
  'Every Saturday morning, long before the first bus comes up the hill, the children of the valley carry their slates to the hall beside the river, where three volunteers have already drawn a kolam on the step, swept the floor, lit the stove and laid out everything that the morning needs.';

const cards = (count: number) =>
  ['One', 'Two', 'Three', 'Four', 'Five'].slice(0, count).map((word) => <p key={word}>{word}</p>);

const cmsImageProps = { sizes: '20rem', width: 600, height: 400 };
const siteImageProps = { image: undefined, alt: '', sizes: '20rem', width: 1200, height: 800 };

const isIcon = (name: string): name is IconName => name in shapes;

const act = () => undefined;
const image = sampleImage('gallery/01', 'Children drawing a kolam in the school yard');
const large = {
  shown: { image, caption: { text: 'Kolam morning' } },
  place: 2,
  count: 3,
  onTurn: act,
  onClose: act,
};

function LoadMore() {
  return useLoadMore('projects', ['One', 'Two'], 1).button;
}

const html = `
<p>${longText}</p>
<h2>${longWord}</h2>
<ul><li>A list</li><li>with <a href="/terms">a link</a> and <code>${longWord}</code></li></ul>
<h3>Smaller</h3>
<blockquote><p>A quote.</p></blockquote>
<pre><code>${longText}</code></pre>
<table tabindex="0"><thead><tr><th>${longWord}</th><th>${longWord}</th></tr></thead>
<tbody><tr><td>1</td><td>2</td></tr></tbody></table>`;

const pdf = { type: 'application/pdf', path: '/docs/80G-Certificate.pdf' } as const;
const footer = {
  organisation: {
    ...organisation,
    founderInEnglish: organisation.founderName,
    tagline: { text: texts.tagline },
    openingHours: { text: organisation.openingHours },
    socialLinks: organisation.socialLinks.map(({ name, url }) => ({ name: { text: name }, url })),
    menuLinks: [],
    language: 'en' as const,
    logo: undefined,
    wideLogo: undefined,
    shareImage: undefined,
  },
  links: [
    { path: '/privacy', label: 'Privacy Policy' },
    { path: '/contact-us', label: 'Contact us' },
  ],
  documents: [
    { ...pdf, title: { text: '80G Certificate' }, kind: 'certificate', size: 'PDF, 19 KB' },
    { ...pdf, title: { text: 'Annual Report 2024–25' }, kind: 'annual-report', size: 'PDF' },
  ],
} as const;

const projects = [
  {
    title: { text: 'Project Spark' },
    shortDescription: { text: 'Science with the hands.' },
    icon: 'spark' as const,
  },
  { title: { text: longWord }, shortDescription: { text: longText }, path: '/projects/long' },
];

export const components: readonly ComponentExamples[] = [
  {
    title: 'Button',
    about: 'One primary button is what a part of a page is for; the others stand back.',
    examples: [
      { name: 'primary', element: <Button>Explore Projects</Button> },
      { name: 'primary on ink', element: <Button>Be a Volunteer</Button>, ground: 'ink' },
      { name: 'secondary', element: <Button kind="secondary">Load More</Button> },
      { name: 'ink', element: <Button kind="ink">Know more</Button> },
      { name: 'disabled', element: <Button disabled>Submit</Button> },
      { name: 'with a long label', element: <Button>{longText.slice(0, 120)}</Button> },
    ],
  },
  {
    title: 'Card grid',
    about: 'Cards side by side, each given one of the four colours in turn.',
    isWide: true,
    examples: [
      { name: 'one card', element: <CardGrid>{cards(1)}</CardGrid> },
      { name: 'five cards', element: <CardGrid>{cards(5)}</CardGrid> },
      { name: 'the other beginning', element: <CardGrid begin="hibiscus">{cards(3)}</CardGrid> },
    ],
  },
  {
    title: 'CMS image',
    about: 'An image of the editors, in the width and format that suit the screen.',
    examples: [
      {
        name: 'landscape',
        element: <CmsImage {...cmsImageProps} image={sampleImage('gallery/03')} />,
      },
      {
        name: 'portrait',
        element: <CmsImage {...cmsImageProps} width={400} image={sampleImage('team/02')} />,
      },
      { name: 'gone', element: <CmsImage {...cmsImageProps} image={missingImage} /> },
    ],
  },
  {
    title: 'Empty state',
    about: 'A friendly sentence where a list has nothing to show.',
    examples: [
      {
        name: 'usual',
        element: (
          <EmptyState
            text={{
              text: 'There are no projects to show just now. Please look in again a little later.',
            }}
          />
        ),
      },
    ],
  },
  {
    title: 'Error screen',
    about: 'What stands in the place of a page that cannot be shown.',
    isWide: true,
    examples: [{ name: 'not now', element: <ErrorScreen status={503} /> }],
  },
  {
    title: 'Icon',
    about: 'Drawn with a round pen; always beside words or in a control that has a name.',
    examples: Object.keys(shapes)
      .filter(isIcon)
      .map((name) => ({ name, element: <Icon name={name} size="2.5rem" /> })),
  },
  {
    title: 'Kolam',
    about: 'The signature of the site: one closed line around dots, the same for the same seed.',
    examples: [
      { name: 'logo', element: <Kolam radius={1} seed="logo" strokeWidth={1.5} /> },
      { name: 'tile', element: <Kolam radius={3} seed="project-spark" /> },
      { name: 'square', element: <Kolam radius={2} seed="square" shape="square" /> },
      { name: 'on ink', element: <Kolam radius={3} seed="project-ganitham" />, ground: 'ink' },
    ],
  },
  {
    title: 'Lazy component',
    about: 'A component that is loaded when it is needed says so meanwhile.',
    examples: [{ name: 'loading', element: <LoadStatus>Loading …</LoadStatus> }],
  },
  {
    title: 'Large picture',
    about:
      'What lies over the page when an image is opened: one at a time, with the way to the next.',
    isWide: true,
    examples: [
      { name: 'one of three', element: <LargeImage {...large} />, ground: 'ink' },
      { name: 'alone', element: <LargeImage {...large} place={1} count={1} />, ground: 'ink' },
      {
        name: 'with too many words',
        element: <LargeImage {...large} shown={{ image, caption: { text: longText } }} />,
        ground: 'ink',
      },
    ],
  },
  {
    title: 'Load more',
    about: 'Shows the first items of a list; the button brings all of them.',
    examples: [{ name: 'more to show', element: <LoadMore /> }],
  },
  {
    title: 'Page intro',
    about: 'The band with which an inner page begins.',
    isWide: true,
    examples: [
      { name: 'usual', element: <PageIntro heading={{ text: 'Projects' }}>Six ways.</PageIntro> },
      {
        name: 'with long text',
        element: <PageIntro heading={{ text: longWord }}>{longText}</PageIntro>,
      },
    ],
  },
  {
    title: 'Prose',
    about: 'Running text that is written as Markdown.',
    isWide: true,
    examples: [{ name: 'all that it can hold', element: <Prose html={{ text: html }} /> }],
  },
  {
    title: 'Round button',
    about: 'The arrows of carousels: a sign that needs no words beside it.',
    examples: [
      { name: 'back', element: <RoundButton icon="arrow-left" label="Previous member" /> },
      { name: 'on', element: <RoundButton icon="arrow-right" label="Next member" /> },
      { name: 'disabled', element: <RoundButton icon="close" label="Close" disabled /> },
    ],
  },
  {
    title: 'Section',
    about: 'A part of a page under its heading.',
    isWide: true,
    examples: [
      {
        name: 'plain',
        element: (
          <Section id="plain" heading={{ text: 'Our Work' }}>
            Words.
          </Section>
        ),
      },
      {
        name: 'with an introduction',
        element: (
          <Section id="intro" heading={{ text: 'Partners' }} intro={{ text: longText }}>
            Words.
          </Section>
        ),
      },
    ],
  },
  {
    title: 'Site footer',
    about: 'Who we are, how to reach us, and the official documents, under every page.',
    isWide: true,
    examples: [{ name: 'usual', element: <SiteFooter {...footer} path="/" /> }],
  },
  {
    title: 'Site header',
    about: 'The bar over every page; below its width the tabs give way to the side menu.',
    isWide: true,
    examples: [{ name: 'usual', element: <SiteHeader projects={projects} path="/" /> }],
  },
  {
    title: 'Site image',
    about: 'An image that belongs to the site itself, in the width that suits the screen.',
    examples: [
      { name: 'activity', element: <PageImage {...siteImageProps} name="activity-2" /> },
      { name: 'contact', element: <PageImage {...siteImageProps} name="contact" /> },
      {
        name: 'video poster',
        element: <PageImage {...siteImageProps} name="about-poster" height={675} />,
      },
    ],
  },
];
