import { Page } from '@strapi/strapi/admin';
import type { ComponentProps, ComponentType } from 'react';

interface LoadedPage {
  readonly default: ComponentType;
}

/** Shows the page only to people with one of the permissions, as Strapi's pages do. The menu hides only the link. */
export function protectedPage(
  { default: Content }: LoadedPage,
  permissions: ComponentProps<typeof Page.Protect>['permissions'],
): LoadedPage {
  return {
    default: () => (
      <Page.Protect permissions={permissions}>
        <Content />
      </Page.Protect>
    ),
  };
}
