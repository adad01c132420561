import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Labels } from '../../app/labels/labels.ts';
import { LabelsContext } from '../../app/labels/use-labels.ts';
import { english } from './english.ts';

/** What the server sends of a component on the page with this address. */
export function renderAt(address: string, element: ReactNode, labels: Labels = english): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return renderToStaticMarkup(
    <LabelsContext value={labels}>
      <RouterProvider router={router} />
    </LabelsContext>,
  );
}
