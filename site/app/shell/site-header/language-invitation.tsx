import { lazy, Suspense } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { useAlternates } from '../use-alternates.ts';
import { preferredAlternate } from './preferred-alternate.ts';

// Without its script there is no invitation, and the page stays.
const InvitationLine = lazy(() =>
  import('./invitation-line.tsx').catch(() => ({ default: () => null })),
);

/** One line in the language that the browser prefers, where the page exists in it (R38). */
export function LanguageInvitation({ path }: { readonly path: string | undefined }) {
  const { language } = useLabels();
  const alternates = useAlternates(path);
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const alternate = preferredAlternate(navigator.languages, language, alternates);
  if (alternate === undefined) return null;
  return (
    <Suspense>
      <InvitationLine key={alternate.address} alternate={alternate} />
    </Suspense>
  );
}
