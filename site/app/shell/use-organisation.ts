import { organisationName } from '../default-organisation.ts';
import { useLabels } from '../labels/use-labels.ts';
import { useShell } from './use-shell.ts';

/** The organisation; undefined only where the shell's loader failed. */
export function useOrganisation() {
  return useShell()?.organisation;
}

/** The organisation's name, also where the shell's loader failed. */
export function useBrand(): string {
  const { language } = useLabels();
  return useOrganisation()?.name ?? organisationName(language);
}
