import { useShell } from './use-shell.ts';

/** The organisation; undefined only where the shell's loader failed. */
export function useOrganisation() {
  return useShell()?.organisation;
}

/** The organisation's name; empty where the shell's loader failed. */
export function useBrand(): string {
  return useOrganisation()?.name ?? '';
}
