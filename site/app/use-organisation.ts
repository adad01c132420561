import { useRouteLoaderData } from 'react-router';
import { organisation } from './organisation.ts';
import type { loader } from './root.tsx';

/** Undefined only where the shell's loader failed. */
export function useOrganisation() {
  return useRouteLoaderData<typeof loader>('root')?.organisation;
}

/** The organisation's name, also where the shell's loader failed. */
export function useBrand(): string {
  return useOrganisation()?.name ?? organisation.name;
}
