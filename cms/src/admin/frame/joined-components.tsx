import { Box } from '@strapi/design-system';
import type { ComponentType } from 'react';

/** What Strapi's menus, margins, choice of the language and gear leave of the window. */
const MAX_WIDTH = { medium: 'calc(100vw - 46.8rem)', large: 'calc(100vw - 58.8rem)' } as const;

export function joinComponents(components: readonly ComponentType[]): ComponentType {
  return () => (
    <>
      {components.map((Each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of features never changes
        <Each key={index} />
      ))}
    </>
  );
}

/** Makes a row that wraps, since Strapi's own row wraps only on a phone. */
export function joinListButtons(components: readonly ComponentType[]): ComponentType {
  const ListButtons = joinComponents(components);
  return () => (
    // A `Flex` would ignore `display: contents`.
    <Box
      display={{ initial: 'contents', medium: 'flex' }}
      maxWidth={MAX_WIDTH}
      style={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}
    >
      <ListButtons />
    </Box>
  );
}
