import { lazy, Suspense } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { useVersions } from '../../use-versions.ts';
import { preferredVersion } from './preferred-version.ts';

// Without its script there is no invitation, and the page stays.
const InvitationLine = lazy(() =>
  import('./invitation-line.tsx').catch(() => ({ default: () => null })),
);

/** One line in the language that the browser prefers, where the page exists in it (R38). */
export function LanguageInvitation({ path }: { readonly path: string | undefined }) {
  const { language } = useTexts();
  const versions = useVersions(path);
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const version = preferredVersion(navigator.languages, language, versions);
  if (version === undefined) return null;
  return (
    <Suspense>
      <InvitationLine key={version.address} version={version} />
    </Suspense>
  );
}
