import { Box } from '@strapi/design-system';
import type { ComponentType } from 'react';

/**
 * The width that Strapi leaves: the window without its menus and margins, the choice of the language and the gear. Its
 * own row is as wide as its content, and would go beyond the edge of the screen.
 */
const MAX_WIDTH = { medium: 'calc(100vw - 46.8rem)', large: 'calc(100vw - 58.8rem)' } as const;

/** Joins the buttons of all features in a row that wraps. On a phone Strapi's own row wraps them. */
export function joinListButtons(components: readonly ComponentType[]): ComponentType {
  return () => (
    // A `Flex` would ignore `display: contents`.
    <Box
      display={{ initial: 'contents', medium: 'flex' }}
      maxWidth={MAX_WIDTH}
      style={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}
    >
      {components.map((ListButtons, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of features never changes
        <ListButtons key={index} />
      ))}
    </Box>
  );
}
