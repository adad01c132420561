import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';

/** The panels beside an entry from the top down: what one person reads at one time stands in one. */
const PANELS = {
  publication: 'Before publication',
  translation: 'Translation',
  website: 'On the website',
  history: 'History',
} as const;

/** What a feature shows of an entry in one of the panels beside it. */
export interface PanelPart {
  readonly panel: keyof typeof PANELS;
  readonly Part: PanelComponent;
}

type Shown = NonNullable<ReturnType<PanelComponent>>;

/** Puts the parts of all features into their panels, in the order of the features. */
export function panelsOf(parts: readonly PanelPart[]): PanelComponent[] {
  return Object.entries(PANELS).map(([name, title]) => {
    const ofPanel = parts.filter(({ panel }) => panel === name);
    return (props) => {
      const shown: ReturnType<PanelComponent>[] = [];
      // Every part is called, shown or not: each has its own hooks, in the same order each time.
      for (const { Part } of ofPanel) shown.push(Part(props));
      return joined(title, shown);
    };
  });
}

function joined(title: string, parts: readonly ReturnType<PanelComponent>[]): Shown | null {
  const shown = parts.filter((part) => part !== null && part !== undefined);
  const [first] = shown;
  if (!first) return null;
  // A part that comes later must not make the others anew: their dialogs would close.
  const isAlone = shown.length === 1;
  const content = (
    <Flex direction="column" alignItems="stretch" gap={5} width="100%">
      {shown.map((part) => (
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
