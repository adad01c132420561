import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';

/** The titles of the panels beside an entry, from the top down. Sections that people read together share a panel. */
const PANELS = {
  publication: 'Before publication',
  translation: 'Translation',
  website: 'On the website',
  history: 'History',
} as const;

export interface PanelSection {
  readonly panel: keyof typeof PANELS;
  readonly Section: PanelComponent;
}

type PanelContent = NonNullable<ReturnType<PanelComponent>>;

export function makePanels(sections: readonly PanelSection[]): PanelComponent[] {
  return Object.entries(PANELS).map(([name, title]) => {
    const panelSections = sections.filter(({ panel }) => panel === name);
    // Calls every section, also those that show nothing, because each has its own hooks.
    return (props) =>
      joinSections(
        title,
        panelSections.map(({ Section }) => Section(props)),
      );
  });
}

function joinSections(
  title: string,
  sections: readonly ReturnType<PanelComponent>[],
): PanelContent | null {
  const shownSections = sections.filter((section) => section !== null && section !== undefined);
  const [first] = shownSections;
  if (!first) return null;
  const isAlone = shownSections.length === 1;
  // The elements are the same for one section and for many: a section that mounts again would close its dialog.
  const content = (
    <Flex direction="column" alignItems="stretch" gap={5} width="100%">
      {shownSections.map((section) => (
        <Flex
          key={section.title}
          tag="section"
          direction="column"
          alignItems="stretch"
          gap={2}
          aria-label={isAlone ? undefined : section.title}
        >
          {!isAlone && (
            <Typography tag="h3" variant="omega" fontWeight="bold">
              {section.title}
            </Typography>
          )}
          {section.content}
        </Flex>
      ))}
    </Flex>
  );
  return { title: isAlone ? first.title : title, content };
}
