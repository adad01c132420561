import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';

/** The titles of the panels beside an entry, from the top down. Parts that people read together share a panel. */
const PANELS = {
  publication: 'Before publication',
  translation: 'Translation',
  website: 'On the website',
  history: 'History',
} as const;

/** A part that a feature shows in one of the panels beside an entry. */
export interface PanelPart {
  readonly panel: keyof typeof PANELS;
  readonly Part: PanelComponent;
}

type PanelContent = NonNullable<ReturnType<PanelComponent>>;

/** Puts the parts of all features into their panels, in the order of the features. */
export function makePanels(parts: readonly PanelPart[]): PanelComponent[] {
  return Object.entries(PANELS).map(([name, title]) => {
    const ofPanel = parts.filter(({ panel }) => panel === name);
    // Calls every part, also those that show nothing, because each has its own hooks.
    return (props) =>
      joinParts(
        title,
        ofPanel.map(({ Part }) => Part(props)),
      );
  });
}

function joinParts(
  title: string,
  parts: readonly ReturnType<PanelComponent>[],
): PanelContent | null {
  const shownParts = parts.filter((part) => part !== null && part !== undefined);
  const [first] = shownParts;
  if (!first) return null;
  const isAlone = shownParts.length === 1;
  // The elements are the same for one part and for many: a part that mounts again would close its dialog.
  const content = (
    <Flex direction="column" alignItems="stretch" gap={5} width="100%">
      {shownParts.map((part) => (
        <Flex
          key={part.title}
          tag="section"
          direction="column"
          alignItems="stretch"
          gap={2}
          aria-label={isAlone ? undefined : part.title}
        >
          {!isAlone && (
            <Typography tag="h3" variant="omega" fontWeight="bold">
              {part.title}
            </Typography>
          )}
          {part.content}
        </Flex>
      ))}
    </Flex>
  );
  return { title: isAlone ? first.title : title, content };
}
