import { useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';

/** Undefined only where the shell's loader failed. */
export function useOrganisation() {
  return useRouteLoaderData<typeof loader>('root')?.organisation;
}
