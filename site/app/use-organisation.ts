import { useRouteLoaderData } from 'react-router';
import { organisationName } from './default-organisation.ts';
import type { loader } from './root.tsx';
import { useTexts } from './texts/use-texts.ts';

/** Undefined only where the shell's loader failed. */
export function useOrganisation() {
  return useRouteLoaderData<typeof loader>('root')?.organisation;
}

/** The organisation's name, also where the shell's loader failed. */
export function useBrand(): string {
  const { language } = useTexts();
  return useOrganisation()?.name ?? organisationName(language);
}
